/// Finds the blocks that must precede another block.
struct ContextFinder: Sendable {
  let blocks: [AuditedBlock]
  /// The blocks that declare each name at their top level, in order. Blocks that can't precede
  /// others are left out.
  private let declaring: [String: [Int]]
  /// The same for each section, by its heading and the name.
  private let declaringInSection: [[String]: [Int]]
  /// The same for the names of nested types.
  private let nesting: [String: [Int]]
  /// The blocks that change each variable or extend each type, in order.
  private let changing: [String: [Int]]

  init(blocks: [AuditedBlock]) {
    self.blocks = blocks
    let canProvide = blocks.map {
      $0.syntax.shape == .program && $0.test == nil && !$0.isSaidToFail
    }
    let providers = blocks.indices.filter { canProvide[$0] }
    func index(_ names: (TopLevelNames) -> Set<String>) -> [String: [Int]] {
      providers.reduce(into: [:]) { index, block in
        for name in names(blocks[block].syntax.names) { index[name, default: []].append(block) }
      }
    }
    (declaring, nesting) = (index { $0.all }, index { $0.nested })
    var (changing, declaringInSection): ([String: [Int]], [[String]: [Int]]) = ([:], [:])
    for block in providers {
      let syntax = blocks[block].syntax
      for name in syntax.changed.union(syntax.names.extended) {
        changing[name, default: []].append(block)
      }
      for name in syntax.names.all {
        declaringInSection[[blocks[block].snippet.heading, name], default: []].append(block)
      }
    }
    (self.changing, self.declaringInSection) = (changing, declaringInSection)
  }

  /// Returns the blocks that declare the names that a block needs, and those that these need.
  ///
  /// For each name, it is the nearest earlier block of the same section; otherwise, the nearest
  /// earlier block of the document; otherwise, the nearest later one.
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

  /// Returns a context that also includes the blocks that change its variables or extend its types;
  /// empty if the block needs no other block.
  func fullContext(
    of index: Int, naming names: Set<String> = [], without excluded: Set<Int> = []
  ) -> [Int] {
    let context = Set(context(of: index, naming: names, without: excluded))
    guard let first = context.min() else { return [] }
    let declared = context.reduce(into: Set<String>()) { $0.formUnion(blocks[$1].syntax.names.all) }
    let changing = declared.reduce(into: Set<Int>()) { $0.formUnion(self.changing[$1] ?? []) }
    let others = changing.filter { other in
      (first..<max(index, first)).contains(other) && !context.contains(other)
        && !excluded.contains(other) && blocks[other].syntax.names.all.isDisjoint(with: declared)
    }
    let further = others.reduce(into: Set<Int>()) { result, other in
      result.formUnion(
        self.context(of: other, without: excluded.union([index])).filter { $0 < other })
    }
    let all = context.union(others).union(further).subtracting([index])
    return withoutConflicts(all, below: index).sorted()
  }

  private func provider(of name: String, for user: Int, without excluded: Set<Int>) -> Int? {
    let all = declaring[name] ?? []
    let nearest =
      (declaringInSection[[blocks[user].snippet.heading, name]] ?? []).last(below: user)
      ?? all.last(below: user) ?? all.first(above: user)
      ?? nesting[name]?.first { $0 != user }
    // A more distant declaration of the same name is unrelated.
    return nearest.flatMap { excluded.contains($0) ? nil : $0 }
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

/// Searches in sorted arrays.
extension [Int] {
  fileprivate func last(below limit: Int) -> Int? {
    let count = count(below: limit)
    return count > 0 ? self[count - 1] : nil
  }

  fileprivate func first(above limit: Int) -> Int? {
    let count = count(below: limit + 1)
    return count < self.count ? self[count] : nil
  }

  /// Returns the number of elements below a limit.
  private func count(below limit: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
