import WaymarkBlocks
import WaymarkClaims
import WaymarkContexts
import WaymarkFindings
import WaymarkModel
import WaymarkNames

/// The failing statements and declarations in the context of a block. They can also cause errors in
/// the block itself.
struct FailingContext {
  /// The names that the failing statements and declarations declare, keyed by the index of their
  /// block.
  private(set) var names: [Int: Set<String>] = [:]
  /// The compiler's messages about the failing statements and declarations.
  private(set) var messages: Set<String> = []

  init(
    _ done: [(attempt: Attempt, result: AttemptResult)], of block: AuditedBlock,
    in document: Document
  ) {
    var sound: Set<Int> = []
    for (attempt, result) in done {
      let lines = Set(result.errors.map(\.location.line))
      let own = block.extent
      messages.formUnion(result.errors.filter { !own.contains($0.location.line) }.map(\.message))
      for index in attempt.context {
        let other = document.blocks[index]
        if !lines.isDisjoint(with: other.extent) {
          // A name that this block uses without a base can't refer to a member of another block's
          // type.
          names[index, default: []].formUnion(
            other.names(declaredIn: lines).filter {
              other.syntax.names.all.contains($0) || !block.syntax.needed.contains($0)
            })
        } else if attempt.omitted.isDisjoint(with: other.extent) {
          sound.insert(index)
        }
      }
    }
    // A block that compiles in another context fails only because of a conflict with another block.
    names = names.filter { !sound.contains($0.key) }
  }
}

extension AuditedBlock {
  /// Returns the names declared by the statements and declarations on the given lines of the
  /// document.
  func names(declaredIn lines: Set<Int>) -> Set<String> {
    let items = syntax.items.filter { item in
      item.lines.contains { lines.contains(snippet.lines[$0].number) }
    }
    return items.reduce(into: []) { names, item in
      if case .binding(let name) = item.kind { names.insert(name.withoutBackticks) }
      for line in item.lines {
        for match in snippet.lines[line].text.matches(of: Self.declaration) {
          names.insert(String(match.output.1))
        }
      }
    }
  }

  private static let declaration = Pattern(
    /\b(?:actor|class|enum|extension|func|let|protocol|struct|typealias|var)\s+(\w+)/)
}

extension FailureClassification {
  /// The earlier blocks that don't compile and that declare names used in lines with errors. A line
  /// can use a name directly or through a variable of this block.
  var blocksToBlame: [Int] {
    // Without an error of its own, the block only needs the others to compile.
    guard !errors.others.isEmpty else { return errors.faultyContext.sorted() }
    let lines = errors.others.filter(isDueToContext).map(\.location.line)
    return failing.names.keys.sorted().filter { index in
      let names = namesFrom(failing.names[index] ?? [])
      return lines.contains { !block.words(inLine: $0).isDisjoint(with: names) }
    }
  }

  /// Whether the block, or an earlier block that it needs, can be compiled only on other platforms.
  var needsOtherPlatform: Bool {
    let names = failing.names.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    return block.syntax.imports.contains("Darwin")
      || errors.others.contains(where: Self.needsObjectiveC)
      || failing.messages.contains { $0.contains("Objective-C") }
        && !block.syntax.needed.isDisjoint(with: names)
  }

  /// Returns whether an error might be caused by an earlier block that doesn't compile. An error
  /// that is also reported in the earlier block is a mistake in both. The names that this block or
  /// a sound block of its context declares don't refer to the earlier block.
  func isDueToContext(_ error: Diagnostic) -> Bool {
    guard !failing.messages.contains(error.message) else { return false }
    var names = failing.names.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    names.subtract(block.syntax.names.all)
    for index in context where !errors.faultyContext.contains(index) {
      names.subtract(document.blocks[index].syntax.names.all)
    }
    return !block.words(inLine: error.location.line).isDisjoint(with: namesFrom(names))
  }

  /// Returns names, together with the block's variables whose initial values use any of them.
  private func namesFrom(_ names: Set<String>) -> Set<String> {
    var names = names
    for item in block.syntax.items {
      guard case .binding(let name) = item.kind else { continue }
      let words = item.lines.reduce(into: Set<String>()) {
        $0.formUnion(block.words(inLine: block.snippet.lines[$1].number))
      }
      if !words.isDisjoint(with: names) { names.insert(name.withoutBackticks) }
    }
    return names
  }
}
