import WaymarkBlocks
import WaymarkClaims
import WaymarkNames

/// A search for the blocks that must precede another block.
package struct ContextFinder: Sendable {
  /// The blocks of the document, in order. Contexts consist of indices into this array.
  package let blocks: [AuditedBlock]
  /// The blocks that declare each name at their top level, in order. Blocks that can't precede
  /// others are omitted.
  private let declaring: [String: [Int]]
  /// The blocks of each section that declare each name, keyed by the section's heading and the
  /// name.
  private let declaringInSection: [[String]: [Int]]
  /// The blocks that declare each nested type, in order.
  private let nesting: [String: [Int]]
  /// The blocks that change each variable or extend each type, in order.
  let changing: [String: [Int]]
  /// The blocks that use each variable, in order.
  let using: [String: [Int]]
  /// The blocks that declare members with each name, in order.
  private let declaringMembers: [String: [Int]]
  /// The blocks that declare conformances to each protocol, in order.
  private let conforming: [String: [Int]]

  /// Creates a search of the blocks of a document.
  ///
  /// - Parameters:
  ///   - includesInterfaces: Whether declarations without bodies can precede a block.
  ///   - isForeign: A closure that returns whether the package declares a type. A block that only
  ///     repeats the package's protocols doesn't count as declaring them.
  package init(
    blocks: [AuditedBlock], includesInterfaces: Bool = false,
    isForeign: (String) -> Bool = { _ in false }
  ) {
    self.blocks = blocks
    let providers = blocks.indices.filter {
      blocks[$0].canPrecedeOthers || includesInterfaces && blocks[$0].isInterface
    }
    func index(_ names: (BlockSyntax) -> Set<String>) -> [String: [Int]] {
      providers.reduce(into: [:]) { index, block in
        for name in names(blocks[block].syntax) { index[name, default: []].append(block) }
      }
    }
    let declaring = index { syntax in
      syntax.names.all.filter { !(syntax.protocols.contains($0) && isForeign($0)) }
    }
    (self.declaring, nesting) = (declaring, index { $0.names.nested })
    let values = providers.reduce(into: Set<String>()) {
      $0.formUnion(blocks[$1].syntax.names.values)
    }
    let mutating = blocks.reduce(into: KnownNames.mutatingMethods) {
      $0.formUnion($1.syntax.mutatingMethods)
    }
    changing = index { syntax in
      let called = syntax.calls.filter { name, methods in
        !methods.isDisjoint(with: mutating) || methods.contains("") && values.contains(name)
      }
      return syntax.changed.union(syntax.names.extended).union(called.keys)
    }
    using = index { $0.needed.intersection(values) }
    declaringMembers = index { $0.names.members.values.reduce(into: []) { $0.formUnion($1) } }
    conforming = index { Set($0.names.conforming.keys) }
    declaringInSection = providers.reduce(into: [:]) { index, block in
      for name in blocks[block].syntax.names.all where declaring[name] != nil {
        index[[blocks[block].snippet.heading, name], default: []].append(block)
      }
    }
  }

  /// Returns the blocks that declare the names that a block needs, directly or indirectly, in
  /// order.
  ///
  /// A name refers to its declaration in the nearest earlier block of the same section, or else in
  /// the nearest earlier block of the document, or else in the nearest later block. A variable of a
  /// later section doesn't count. A test program has no context.
  ///
  /// - Parameter choice: Additional names to look up, and the blocks to include or exclude.
  package func context(of index: Int, _ choice: Choice = Choice()) -> [Int] {
    guard blocks[index].test == nil else { return [] }
    var context = choice.included
    var open = [(index, blocks[index].syntax.needed.union(choice.names))]
    open += context.sorted().map { ($0, blocks[$0].syntax.needed) }
    while let (user, needed) = open.popLast() {
      // The names are sorted, so that the context doesn't depend on the order of a set.
      for name in needed.sorted() {
        guard let provider = provider(of: name, for: user, choice), provider != index,
          context.insert(provider).inserted
        else { continue }
        open.append((provider, blocks[provider].syntax.needed))
      }
    }
    let kept = withoutConflicts(context, below: index)
    let dropped = context.subtracting(kept).subtracting(choice.included)
      .subtracting(choice.skipped)
    guard !dropped.isEmpty else { return kept.sorted() }
    // Other blocks may declare what the conflicting blocks would have provided.
    var other = choice
    other.skipped.formUnion(dropped)
    let better = self.context(of: index, other)
    let result = kept.isSubset(of: better) ? Set(better) : kept
    // The nearest declaration of a name can be in a block that conflicts with the only declaration
    // of another name.
    let names = dropped.reduce(into: Set<String>()) { $0.formUnion(blocks[$1].syntax.names.unique) }
    let rivals = kept.filter { !blocks[$0].syntax.names.unique.isDisjoint(with: names) }
    let earlier = withoutConflicts(context.subtracting(rivals), below: index)
    return (provided(to: index, by: result) < provided(to: index, by: earlier) ? earlier : result)
      .sorted()
  }

  /// Returns how many of the names that a block needs are declared by the blocks of a context.
  private func provided(to index: Int, by context: Set<Int>) -> Int {
    blocks[index].syntax.needed.count { name in
      context.contains { blocks[$0].syntax.names.all.contains(name) }
    }
  }

  /// The names that a context must declare, and the blocks that it must or must not contain.
  package struct Choice: Equatable, Sendable {
    /// The names that the block needs in addition to those in its code.
    package var names: Set<String> = []
    /// Blocks that the context contains.
    package var included: Set<Int> = []
    /// Blocks that the context doesn't contain, such as blocks that don't compile. They aren't
    /// replaced, because a more distant declaration of the same name is probably unrelated.
    package var excluded: Set<Int> = []
    /// Blocks to replace with more distant blocks that declare the same names.
    package var skipped: Set<Int> = []

    package init(
      names: Set<String> = [], included: Set<Int> = [], excluded: Set<Int> = [],
      skipped: Set<Int> = []
    ) {
      (self.names, self.included) = (names, included)
      (self.excluded, self.skipped) = (excluded, skipped)
    }
  }

  /// Returns the blocks that add the missing members or conformances to types.
  package func extensions(for errors: CompileErrors, of index: Int) -> Set<Int> {
    let members = errors.missingMembers.compactMap { type, member in
      let all = declaringMembers[member] ?? []
      // For a literal, the compiler can name a type other than the actual one.
      return nearest(all, to: index) { $0.members[type]?.contains(member) == true }
        ?? nearest(all, to: index) { names in
          names.extended.contains { names.members[$0]?.contains(member) == true }
        }
    }
    let conformances = errors.missingConformances.compactMap { type, name in
      nearest(conforming[name] ?? [], to: index) { $0.conforming[name]?.contains(type) == true }
    }
    let adopted = errors.missingMembers.compactMap { type, member in
      conformance(of: type, toProtocolWith: member, for: index)
    }
    return Set(members + conformances + adopted)
  }

  /// Returns the nearest block in which a type conforms to a protocol whose extension declares a
  /// member; nil if there is none.
  private func conformance(of type: String, toProtocolWith member: String, for index: Int) -> Int? {
    let extended = ((declaringMembers[member] ?? []) + [index]).reduce(into: Set<String>()) {
      let names = blocks[$1].syntax.names
      $0.formUnion(names.extended.filter { names.members[$0]?.contains(member) == true })
    }
    return extended.sorted().lazy.compactMap { name in
      nearest(conforming[name] ?? [], to: index) { $0.conforming[name]?.contains(type) == true }
    }.first
  }

  private func nearest(
    _ candidates: [Int], to index: Int, where matches: (TopLevelNames) -> Bool
  ) -> Int? {
    let found = candidates.filter { $0 != index && matches(blocks[$0].syntax.names) }
    return found.last(below: index) ?? found.first
  }

  /// Returns the functions that a block declares, and that an earlier block declares with another
  /// signature.
  package func overloads(of index: Int) -> Set<String> {
    let own = blocks[index].syntax.names.functions
    return Set(own.keys).filter { name in
      guard let earlier = declaring[name]?.last(below: index) else { return false }
      return blocks[earlier].syntax.names.functions[name].map { $0 != own[name] } ?? false
    }
  }

  /// Returns the blocks of a context that declare a needed name for which there is an earlier
  /// declaration.
  package func replaceable(in context: [Int], of index: Int) -> Set<Int> {
    Set(context).filter { block in
      blocks[block].syntax.names.all.contains { name in
        blocks[index].syntax.needed.contains(name)
          && declaring[name]?.first.map { $0 < block } == true
      }
    }
  }

  private func provider(of name: String, for user: Int, _ choice: Choice) -> Int? {
    let skipped = choice.skipped
    let all = (declaring[name] ?? []).filter { !skipped.contains($0) }
    let section = declaringInSection[[blocks[user].snippet.heading, name]] ?? []
    let later = all.first(above: user).flatMap { block in
      // A variable of a later section is a different variable.
      section.contains(block) || blocks[block].syntax.names.others.contains(name) ? block : nil
    }
    let nearest =
      section.filter { !skipped.contains($0) }.last(below: user)
      ?? all.last(below: user) ?? later ?? nesting[name]?.first { $0 != user }
    return nearest.flatMap { choice.excluded.contains($0) ? nil : $0 }
  }

  /// Returns a context without the earlier of any two blocks that declare the same name.
  func withoutConflicts(_ context: Set<Int>, below index: Int) -> Set<Int> {
    // A block with an extension can't be in a scope, so its context can't declare the same names.
    let own = blocks[index].syntax
    var taken: Set<String> =
      own.items.contains(where: \.isFileScoped)
      ? own.names.unique.subtracting(own.names.values) : []
    var kept: Set<Int> = []
    // Later blocks take precedence, because code uses the nearest declaration of a name.
    for other in context.sorted(by: >) {
      let names = blocks[other].syntax.names.unique
      guard names.isDisjoint(with: taken) else { continue }
      taken.formUnion(names)
      kept.insert(other)
    }
    return kept
  }
}

extension AuditedBlock {
  /// Whether the block consists of declarations without bodies.
  package var isInterface: Bool { syntax.shape == .interface && test == nil }

  /// Whether the block, or the part of it that doesn't fail on purpose, can precede other blocks.
  fileprivate var canPrecedeOthers: Bool {
    guard syntax.shape == .program, test == nil else { return false }
    return !isDocumentedToFail || failingItems.map { $0.count < syntax.items.count } ?? false
  }
}
