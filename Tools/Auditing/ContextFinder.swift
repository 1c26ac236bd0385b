/// Finds the blocks that must precede another block.
struct ContextFinder: Sendable {
  let blocks: [AuditedBlock]

  /// Returns the blocks that declare the names that a block needs, and those that these need.
  ///
  /// For each name it is the nearest earlier block of the same section, otherwise of the document,
  /// otherwise the nearest later one.
  ///
  /// - Parameters:
  ///   - names: Further names.
  ///   - excluded: Blocks that don't compile.
  func context(
    of index: Int, naming names: Set<String> = [], without excluded: Set<Int> = []
  ) -> [Int] {
    guard blocks[index].test == nil else { return [] }
    var context: Set<Int> = []
    var open = [(index, blocks[index].syntax.needed.union(names))]
    while let (user, needed) = open.popLast() {
      for name in needed.sorted() {
        guard let provider = provider(of: name, for: user, without: excluded.union([index])),
          context.insert(provider).inserted
        else { continue }
        open.append((provider, blocks[provider].syntax.needed))
      }
    }
    return withoutConflicts(context, below: index).sorted()
  }

  /// Returns a context that also includes the blocks that change its variables or extend its types.
  func fullContext(
    of index: Int, naming names: Set<String> = [], without excluded: Set<Int> = []
  ) -> [Int] {
    let context = Set(context(of: index, naming: names, without: excluded))
    guard let first = context.min() else { return [] }
    let declared = context.reduce(into: Set<String>()) { $0.formUnion(blocks[$1].syntax.names.all) }
    let others = (first..<max(index, first)).filter { other in
      let syntax = blocks[other].syntax
      return !context.contains(other) && !excluded.contains(other) && canProvide(other)
        && !(syntax.changed.isDisjoint(with: declared)
          && syntax.names.extended.isDisjoint(with: declared))
        && syntax.names.all.isDisjoint(with: declared)
    }
    let further = others.reduce(into: Set<Int>()) { result, other in
      result.formUnion(
        self.context(of: other, without: excluded.union([index])).filter { $0 < other })
    }
    let all = context.union(others).union(further).subtracting([index])
    return withoutConflicts(all, below: index).sorted()
  }

  private func provider(of name: String, for user: Int, without excluded: Set<Int>) -> Int? {
    func canDeclare(_ other: Int) -> Bool { other != user && canProvide(other) }
    func declares(_ other: Int) -> Bool {
      canDeclare(other) && blocks[other].syntax.names.all.contains(name)
    }
    let section = blocks[user].snippet.heading
    let earlier = blocks.indices[..<user].reversed()
    let nearest =
      earlier.first { blocks[$0].snippet.heading == section && declares($0) }
      ?? earlier.first(where: declares)
      ?? blocks.indices[user...].dropFirst().first(where: declares)
      ?? blocks.indices.first { canDeclare($0) && blocks[$0].syntax.names.nested.contains(name) }
    // A more distant declaration of the same name is unrelated.
    return nearest.flatMap { excluded.contains($0) ? nil : $0 }
  }

  private func canProvide(_ index: Int) -> Bool {
    let block = blocks[index]
    return block.syntax.shape == .program && block.test == nil && !block.isSaidToFail
  }

  /// Removes the earlier of two blocks that declare the same name.
  private func withoutConflicts(_ context: Set<Int>, below index: Int) -> Set<Int> {
    // An extension can't be inside a scope, so names can't be redeclared around it.
    let own = blocks[index].syntax
    var taken: Set<String> = own.items.contains(where: \.isFileScoped) ? own.names.others : []
    var kept: Set<Int> = []
    for other in context.sorted(by: >) {
      let names = blocks[other].syntax.names.all
      guard names.isDisjoint(with: taken) else { continue }
      taken.formUnion(names)
      kept.insert(other)
    }
    return kept
  }
}
