/// Finds the blocks that must precede another block.
struct ContextFinder: Sendable {
  let blocks: [AuditedBlock]
  /// Whether each block can precede another one.
  private let canProvide: [Bool]
  /// The blocks that declare each name at their top level, in order. Blocks that can't precede
  /// others are left out.
  private let declaring: [String: [Int]]
  /// The same for the names of nested types.
  private let nesting: [String: [Int]]

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
    self.canProvide = canProvide
  }

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
      return !context.contains(other) && !excluded.contains(other) && canProvide[other]
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
    let section = blocks[user].snippet.heading
    let all = (declaring[name] ?? []).filter { $0 != user }
    let earlier = all.prefix { $0 < user }
    let nearest =
      earlier.last { blocks[$0].snippet.heading == section } ?? earlier.last
      ?? all.first { $0 > user } ?? nesting[name]?.first { $0 != user }
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
