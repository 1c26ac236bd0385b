import WaymarkBlocks
import WaymarkContexts
import WaymarkMarkdown
import WaymarkModel

/// The options that record an audit's findings in a document's fences.
package struct Adoption: Sendable {
  /// The options to add to each block, keyed by the line of its opening fence.
  package private(set) var options: [Int: String] = [:]
  /// The lines of the blocks whose fences already specify how the blocks are proved. These blocks
  /// aren't changed.
  package let adopted: Set<Int>
  /// The lines of the blocks that can't be changed, because the tool doesn't know the options of
  /// their fences, or because they need a block with unknown options.
  package let refused: Set<Int>
  /// The errors about blocks that need a block with unknown options.
  package private(set) var refusals: [Diagnostic] = []
  private var kinds: [Int: BlockClass] = [:]

  /// Determines the options of a document's blocks.
  ///
  /// - Parameter findings: The findings about the document, in any order.
  package init(_ document: Document, _ findings: [BlockFinding]) {
    let lines = Set(document.blocks.filter { $0.test == nil }.map(\.snippet.location.line))
    let shown = findings.filter { lines.contains($0.line) }
    let groups = Groups(shown, in: document)
    adopted = Set(document.blocks.filter(\.snippet.isAdopted).map(\.snippet.location.line))
    let foreign = document.blocks.map(\.snippet).filter { !$0.diagnostics.isEmpty }
    var refused = Set(foreign.map(\.location.line))
    for finding in shown {
      kinds[finding.line] = finding.kind
      guard !refused.contains(finding.line), let line = finding.after.first(where: refused.contains)
      else { continue }
      refused.insert(finding.line)
      refusals.append(
        Diagnostic(
          at: SourceLocation(file: finding.file, line: finding.line, column: 1),
          "this block isn't changed, because it needs the block on line \(line), whose options "
            + "have errors",
          hint: "correct those options, or write the options of both blocks yourself"))
    }
    self.refused = refused
    for finding in shown where !adopted.contains(finding.line) && !refused.contains(finding.line) {
      let name = groups.names[finding.line].map { "example=\($0)" }
      let context =
        document.canUseContext(of: finding) ? finding.after.first.flatMap { groups.names[$0] } : nil
      let own = [context.map { "uses=\($0)" }, Self.option(for: finding)].compactMap(\.self)
      options[finding.line] =
        own.isEmpty || finding.kind == .broken && name != nil ? name : own.joined(separator: ", ")
    }
  }

  /// Marks a block as untested, because it doesn't pass with the options found for it.
  package mutating func markUntested(_ line: Int) {
    let reason =
      switch kinds[line] {
      case .trapOnPurpose: "no option describes how it stops the process"
      case .errorOnPurpose: "no option describes its compile errors"
      default: "no option makes it pass"
      }
    options[line] = "untested=\"\(reason)\""
  }

  private static func option(for finding: BlockFinding) -> String? {
    let reason = finding.notes.first { $0.severity == .error }?.message ?? ""
    // An option in a fence can't contain these characters.
    let parts = reason.split { "\"\n`\\".contains($0) }
    let text = parts.max { $0.count < $1.count }.map(String.init) ?? ""
    switch finding.kind {
    case .proved, .compiles, .broken: return nil
    case .errorOnPurpose: return "fails=\"\(text)\""
    case .trapOnPurpose: return "traps=\"\(text)\""
    case .needsContext where !finding.missing.isEmpty:
      return "untested=\"needs \(finding.missing.map(\.name).joined(separator: ", "))\""
    case .otherPlatform where !finding.missing.isEmpty:
      let names = finding.missing.map(\.name).joined(separator: ", ")
      return "untested=\"needs \(names) from another platform\""
    case .interface: return "untested=\"an interface\""
    case .manifest: return "untested=\"part of a manifest\""
    case .fragment: return "untested=\"a fragment\""
    case .elision: return "untested=\"omits code\""
    case .needsContext, .otherPlatform: return "untested=\"needs context\""
    }
  }
}

extension BlockFinding {
  /// Whether the block compiles, so that it can be part of an example.
  fileprivate var isPassing: Bool { [.proved, .compiles].contains(kind) }
}

extension Document {
  /// Returns whether a block fails, by mistake or as its document states, and can use the example
  /// that contains its context. A broken block can't if it uses a variable of the context, because
  /// `uses=` doesn't provide local variables.
  fileprivate func canUseContext(of finding: BlockFinding) -> Bool {
    switch finding.kind {
    case .errorOnPurpose, .trapOnPurpose: return true
    case .broken:
      let variables = blocks.filter { finding.after.contains($0.snippet.location.line) }
        .reduce(into: Set<String>()) { $0.formUnion($1.syntax.names.values) }
      let block = blocks.first { $0.snippet.location.line == finding.line }
      return block?.syntax.needed.isDisjoint(with: variables) == true
    default: return false
    }
  }
}

extension Snippet {
  /// Whether the author has specified how the block is proved.
  fileprivate var isAdopted: Bool {
    let names: Set = ["example", "fails", "traps", "untested", "uses"]
    return options.keys.contains(where: names.contains)
  }
}

/// The groups of blocks that each form one example, because some blocks are the context of others.
private struct Groups {
  /// The names of examples, keyed by the lines of their blocks.
  private(set) var names: [Int: String] = [:]

  init(_ findings: [BlockFinding], in document: Document) {
    var first: [Int: Int] = [:]
    func root(_ line: Int) -> Int {
      var line = line
      while let next = first[line] { line = next }
      return line
    }
    func join(_ line: Int, _ next: Int) {
      let (one, other) = (root(line), root(next))
      if one != other { first[max(one, other)] = min(one, other) }
    }
    // A block that is broken or fails on purpose would make its whole example fail.
    for finding in findings where finding.isPassing {
      for line in finding.after { join(line, finding.line) }
    }
    let passing = Set(findings.filter(\.isPassing).map(\.line))
    let used = findings.filter {
      document.canUseContext(of: $0) && passing.isSuperset(of: $0.after)
    }
    for finding in used {
      for line in finding.after.dropFirst() { join(finding.after[0], line) }
    }
    let roots = Set(used.compactMap(\.after.first).map(root))
    let grouped = Dictionary(grouping: findings.map(\.line), by: root).filter {
      $0.value.count > 1 || roots.contains($0.key)
    }
    var taken: Set<String> = []
    for (start, lines) in grouped.sorted(by: { $0.key < $1.key }) {
      let heading = document.blocks.first { $0.snippet.location.line == start }?.snippet.heading
      let name = Self.unique(heading ?? "top", &taken)
      for line in lines { names[line] = name }
    }
  }

  /// Returns an unused name for a group. It ends with a number, because other examples are named
  /// after their headings by default.
  private static func unique(_ heading: String, _ taken: inout Set<String>) -> String {
    let plain = String(
      heading.unicodeScalars.filter {
        ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-"
      }.map(Character.init))
    var number = 1
    while !taken.insert("\(plain.isEmpty ? "example" : plain)-group-\(number)").inserted {
      number += 1
    }
    return "\(plain.isEmpty ? "example" : plain)-group-\(number)"
  }
}

extension Adoption {
  /// Returns the text of an article with the options added to its fences.
  package func text(of article: Article) -> String {
    let old = Array(article.text.utf8)
    let lines = lineRanges(of: old)
    var new: [UInt8] = []
    var end = 0
    for (line, option) in options.sorted(by: { $0.key < $1.key })
    where lines.indices.contains(line - 1) {
      let fence = lines[line - 1]
      guard let last = old[fence].lastIndex(where: { !$0.isBlank }) else { continue }
      new += old[end...last]
      new += ", \(option)".utf8
      end = fence.upperBound
    }
    return String(decoding: new + old[end...], as: UTF8.self)
  }
}
