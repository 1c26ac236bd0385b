import ComposableCore

/// A random change to a tree.
struct TreeChange {
  /// The leaf that is changed in place. The value is `nil` if the change can affect other values.
  var leaf: String?
  let action: TreeFeature.Action

  /// Returns a random change that can be applied to a tree.
  ///
  /// - Parameter saved: Earlier versions of the tree, parts of which the change can restore.
  static func random(
    of tree: Tree, saved: [Tree], using generator: inout some RandomNumberGenerator
  ) -> TreeChange {
    let old = saved.randomElement(using: &generator) ?? tree
    let index = Int.random(in: 0..<3, using: &generator)
    let fresh = Branch.random(using: &generator)
    let turn = Turn.random(using: &generator)
    let twig = Twig(id: index, kind: Int.random(in: 0..<2, using: &generator), branch: fresh)
    let own = Self.ofBranch(fresh, using: &generator)
    var changes: [TreeChange] = []
    changes += ofFields(old, fresh, own)
    changes += ofPresentation(tree, old, fresh, own)
    changes += ofArray(tree, old, fresh, index)
    changes += ofTwigs(tree, old, twig, own)
    changes += ofPath(tree, old, turn, index)
    changes += ofTurn(old, turn, fresh)
    return changes.randomElement(using: &generator)!
  }

  private typealias Own = (leaf: String?, change: Change<Branch>)

  private static func ofFields(_ old: Tree, _ fresh: Branch, _ own: Own) -> [TreeChange] {
    [
      TreeChange(leaf: "name", action: .tree { $0.name += "a" }),
      .whole { $0 = old },
      .whole { $0.replace(with: old) },
      .whole { $0.branch = fresh },
      .whole { $0.branch = old.branch },
      .whole { $0.branch.replace(with: old.branch) },
      TreeChange(leaf: "branch.leaf.value", action: .tree { $0.branch.leaf.value += 1 }),
      TreeChange(leaf: own.leaf.map { "branch.\($0)" }, action: .branch(own.change)),
      TreeChange(action: .branch { $0 = old.branch }),
    ]
  }

  private static func ofPresentation(
    _ tree: Tree, _ old: Tree, _ fresh: Branch, _ own: Own
  ) -> [TreeChange] {
    var changes: [TreeChange] = [
      .whole { $0.optional = fresh },
      .whole { $0.optional = old.optional },
      .whole { $0.optional?.replace(with: old.optional ?? fresh) },
      .whole { $0.optional = nil },
      .whole { $0.presented = fresh },
      .whole { $0.presented = old.presented },
      .whole { $0.$presented = old.$presented },
    ]
    if tree.optional != nil {
      let leaf = own.leaf.map { "optional.\($0)" }
      changes.append(TreeChange(leaf: leaf, action: .optional(own.change)))
    }
    if tree.presented != nil {
      let leaf = own.leaf.map { "presented.\($0)" }
      changes.append(TreeChange(leaf: leaf, action: .presented(.presented(own.change))))
      changes.append(TreeChange(action: .presented(.dismiss)))
    }
    return changes
  }

  private static func ofArray(
    _ tree: Tree, _ old: Tree, _ fresh: Branch, _ index: Int
  ) -> [TreeChange] {
    let equal = tree.array.map { Branch(count: $0.count, leaf: Leaf(value: $0.leaf.value)) }
    var changes: [TreeChange] = [
      .whole { $0.array.append(fresh) },
      .whole { _ = $0.array.popLast() },
      .whole { $0.array = old.array },
      .whole { $0.array = equal },
    ]
    guard tree.array.indices.contains(index) else { return changes }
    changes.append(.whole { $0.array[index] = fresh })
    changes.append(
      TreeChange(leaf: "array[\(index)].count", action: .tree { $0.array[index].count += 1 })
    )
    guard old.array.indices.contains(index) else { return changes }
    changes.append(.whole { $0.array[index].replace(with: old.array[index]) })
    return changes
  }

  private static func ofTwigs(
    _ tree: Tree, _ old: Tree, _ twig: Twig, _ own: Own
  ) -> [TreeChange] {
    let id = twig.id
    func refill(_ twigs: inout IdentifiedArrayOf<Twig>) {
      twigs.remove(id: id)
      twigs.append(twig)
    }
    let others = tree.twigs.map { Twig(id: $0.id, kind: 0) }
    var changes: [TreeChange] = [
      .whole { $0.twigs.updateOrAppend(twig) },
      .whole { $0.twigs[id: id] = twig },
      .whole { $0.twigs[id: id] = old.twigs[id: id] },
      .whole { $0.twigs[id: id]?.replace(with: twig) },
      .whole { $0.twigs[id: id]?.branch = twig.branch },
      .whole { $0.twigs = old.twigs },
      .whole { $0.twigs.remove(id: id) },
      .whole { $0.twigs.reverse() },
      .whole { $0.twigs = IdentifiedArray(uniqueElements: others) },
      .whole { refill(&$0.twigs) },
    ]
    guard tree.twigs[id: id] != nil else { return changes }
    let leaf = own.leaf.map { "twigs[id: \(id)].\($0)" }
    let inPlace = Change<Twig> { own.change.run(&$0.branch) }
    changes.append(TreeChange(leaf: leaf, action: .twigs(.element(id: id, action: inPlace))))
    let replacement = Change<Twig> { $0 = twig }
    changes.append(TreeChange(action: .twigs(.element(id: id, action: replacement))))
    return changes
  }

  private static func ofPath(
    _ tree: Tree, _ old: Tree, _ turn: Turn, _ index: Int
  ) -> [TreeChange] {
    var changes: [TreeChange] = [
      .whole { $0.path.append(turn) },
      .whole { _ = $0.path.popLast() },
      .whole { $0.path = old.path },
    ]
    guard tree.path.indices.contains(index) else { return changes }
    let id = tree.path.ids[index]
    let replacement = Change<Turn> { $0 = turn }
    let restoration = Change<Turn> { $0 = old.path[id: id] ?? turn }
    changes += [
      .whole { $0.path[id: id] = turn },
      .whole { $0.path[id: id]?.modify { $0.leaf.value += 1 } },
      TreeChange(action: .path(.element(id: id, action: replacement))),
      TreeChange(action: .path(.element(id: id, action: restoration))),
    ]
    return changes
  }

  private static func ofTurn(_ old: Tree, _ turn: Turn, _ fresh: Branch) -> [TreeChange] {
    let other = old.turn.branch ?? fresh
    return [
      .whole { $0.turn = turn },
      .whole { $0.turn = old.turn },
      .whole { $0.turn.modify { $0.count += 1 } },
      .whole { $0.turn.modify { $0 = fresh } },
      .whole { $0.turn.modify { $0 = other } },
      TreeChange(action: .turn { $0 = old.turn }),
      TreeChange(action: .turn { $0.modify { $0.leaf.value += 1 } }),
    ]
  }

  private static func whole(_ change: @escaping (inout Tree) -> Void) -> TreeChange {
    TreeChange(action: .tree(Change(run: change)))
  }

  /// Returns a random change to a branch, and the leaf that it changes in place, if any.
  private static func ofBranch(
    _ fresh: Branch, using generator: inout some RandomNumberGenerator
  ) -> (leaf: String?, change: Change<Branch>) {
    [
      ("count", Change { $0.count += 1 }),
      ("leaf.value", Change { $0.leaf.value += 1 }),
      (nil, Change { $0.leaf = Leaf(value: fresh.leaf.value) }),
      (nil, Change { $0 = fresh }),
      (nil, Change { $0.replace(with: fresh) }),
    ].randomElement(using: &generator)!
  }
}

/// A change that a reducer receives as an action.
struct Change<State>: @unchecked Sendable {
  // Only the test that creates a change runs it.
  let run: (inout State) -> Void
}

/// A reducer that applies the change in its action.
struct Changing<State>: Reducer {
  typealias Action = Change<State>

  func reduce(into state: inout State, action: Change<State>) -> Effect<Change<State>> {
    action.run(&state)
    return .none
  }
}

extension Branch {
  static func random(using generator: inout some RandomNumberGenerator) -> Branch {
    Branch(
      count: Int.random(in: 0..<2, using: &generator),
      leaf: Leaf(value: Int.random(in: 0..<2, using: &generator))
    )
  }
}

extension Turn {
  static func random(using generator: inout some RandomNumberGenerator) -> Turn {
    let branch = Branch.random(using: &generator)
    return [.left(branch), .right(branch), .number(branch.count), .end]
      .randomElement(using: &generator)!
  }
}
