import WaymarkBlocks
import WaymarkNames

// Blocks that change or use the variables of a context.
extension ContextFinder {
  /// Returns the context of a block, with the preceding blocks that change the context's variables
  /// or extend its types.
  package func fullContext(of index: Int, _ choice: Choice = Choice()) -> [Int] {
    extendedContext(of: index, choice, by: changing)
  }

  /// Returns the context of a block, with the preceding blocks that use the context's variables.
  /// Such a block can change the object that a variable refers to.
  package func relatedContext(of index: Int, _ choice: Choice = Choice()) -> [Int] {
    extendedContext(of: index, choice, by: using)
  }

  /// Returns the context of a block, with the preceding blocks that depend on the context's
  /// declarations.
  ///
  /// - Parameter following: The blocks that depend on each name.
  private func extendedContext(
    of index: Int, _ choice: Choice, by following: [String: [Int]]
  ) -> [Int] {
    var context = Set(context(of: index, choice))
    guard let first = context.min() else { return [] }
    while true {
      let declared = context.reduce(into: Set<String>()) {
        $0.formUnion(blocks[$1].syntax.names.all)
      }
      let unique = context.reduce(into: Set<String>()) {
        $0.formUnion(blocks[$1].syntax.names.unique)
      }
      let candidates = declared.reduce(into: Set<Int>()) { $0.formUnion(following[$1] ?? []) }
      let others = candidates.filter { other in
        (first..<max(index, first)).contains(other) && !context.contains(other)
          && !choice.excluded.contains(other)
          && blocks[other].syntax.names.unique.isDisjoint(with: unique)
      }
      if others.isEmpty { return withoutConflicts(context, below: index).sorted() }
      for other in others {
        context.formUnion(
          self.context(of: other, Choice(excluded: choice.excluded.union([index]))).filter {
            $0 < other && $0 != index
          })
        context.insert(other)
      }
    }
  }

  /// Returns the full context of a block if that context changes the value of a variable that the
  /// block only uses; nil if the given context already has that value. A block that changes the
  /// variable itself can start again with the variable's first value, and so can a section. Only
  /// changes in the sections of the block and of its context count.
  package func currentContext(
    of index: Int, insteadOf context: [Int], _ choice: Choice = Choice()
  ) -> [Int]? {
    let sections = Set((context + [index]).map { blocks[$0].snippet.heading })
    let elsewhere = blocks[index].syntax.needed.flatMap { changing[$0] ?? [] }.filter {
      !sections.contains(blocks[$0].snippet.heading)
    }
    let full = fullContext(of: index, choice)
    let others = Set(full).subtracting(context).subtracting(elsewhere)
    let isStale = context.contains { provider in
      blocks[provider].syntax.names.values.contains { name in
        let changes = changing[name] ?? []
        return blocks[index].syntax.needed.contains(name) && !changes.contains(index)
          && !others.isDisjoint(with: changes)
      }
    }
    return isStale ? full : nil
  }
}
