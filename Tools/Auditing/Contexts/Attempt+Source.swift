import WaymarkBlocks
import WaymarkClaims
import WaymarkHashing
import WaymarkModel

extension Attempt {
  /// Returns the snippets of one example that compiles the block as the attempt specifies. Their
  /// indices start at 0.
  ///
  /// - Parameter blocks: The blocks of the document.
  package func snippets(of blocks: [AuditedBlock]) -> [Snippet] {
    let own = blocks[block]
    let parts =
      [preface(of: own, in: blocks)] + context.map { lines(of: blocks[$0]) } + [
        ownLines(of: own, in: blocks)
      ]
    return parts.enumerated().map { index, lines in
      Snippet(index: index, location: own.snippet.location, lines: lines)
    }
  }

  private func preface(of block: AuditedBlock, in blocks: [AuditedBlock]) -> [Snippet.Line] {
    // An unknown import would keep the compiler from reporting any other error.
    var lines = imports.flatMap { module in
      module == "Foundation"
        ? ["import Foundation"] : ["#if canImport(\(module))", "import \(module)", "#endif"]
    }
    lines += (products ?? []).map { "import \($0)" }
    if isManifest {
      lines.append("import PackageDescription")
      if block.snippet.code.contains(".macro(") { lines.append("import CompilerPluginSupport") }
    }
    if isObserved {
      lines += ProbeSource(of: block).lines
    } else if assumptions != nil
      || ([block] + context.map { blocks[$0] }).contains(where: { !$0.syntax.elisions.isEmpty })
    {
      lines.append(ProbeSource.placeholder)
    }
    lines += assumptions?.lines ?? []
    let hasMain = block.syntax.main != nil
    // A snippet with `@main` is compiled, but isn't run.
    if !isRun, !hasMain { lines.append("@main enum AuditMain { static func main() {} }") }
    return lines.map { block.inserted($0, at: block.snippet.location.line) }
  }

  private func ownLines(of block: AuditedBlock, in blocks: [AuditedBlock]) -> [Snippet.Line] {
    var inner = lines(of: block)
    guard let last = inner.last?.number else { return inner }
    if awaitsTasks { inner.append(block.inserted(Self.pause, at: last)) }
    if let main = block.syntax.main, isRun {
      return inner + block.calls(of: main).map { block.inserted($0, at: last) }
    }
    guard let surroundings else { return inner }
    let first = block.inserted(surroundings.before, at: block.snippet.location.line)
    return [first] + inner + [block.inserted(surroundings.after, at: last)]
  }

  /// A statement that waits for one second, so that the block's tasks have time to finish.
  private static let pause = "try? await Task.sleep(nanoseconds: 1_000_000_000)"

  private var surroundings: (before: String, after: String)? {
    switch enclosure {
    case .none: nil
    case .scope: ("do {", "}")
    case .type(let head): (head + " {", "}")
    case .cases(let type):
      ("func auditCases(of value: \(type)) async throws { switch value {", "} }")
    case .manifest(let before, let after): (before, after)
    }
  }

  /// Returns the lines of a block as the attempt compiles them, including inserted lines.
  private func lines(of block: AuditedBlock) -> [Snippet.Line] {
    var before: [Int: [String]] = [:]
    var after: [Int: [String]] = [:]
    let modifiers = block.syntax.items.compactMap(\.globalModifiers).filter {
      !$0.text.isEmpty && !$0.names.isDisjoint(with: globals)
    }
    for modifier in modifiers where modifier.startsLine {
      before[modifier.line, default: []].append(modifier.text)
    }
    for item in block.syntax.items where isRun {
      guard let global = item.globalModifiers, global.usesNames,
        modifiers.contains(where: { $0.names == global.names })
      else { continue }
      after[item.lines.upperBound, default: []] += global.names.sorted().map { "_ = `\($0)`" }
    }
    if block.index == self.block {
      for line in Set(declared.compactMap(block.firstAssignment)) {
        before[line, default: []].append("var")
      }
    }
    if isObserved, block.index == self.block {
      let probes = block.probes(omittingEquations: omitsEquations)
      before.merge(probes.before) { $1 + $0 }
      after.merge(probes.after) { $0 + $1 }
    }
    let failing = block.index == self.block ? [] : block.failingLines
    let values = block.index == self.block ? assumptions?.values ?? [] : []
    let edits =
      Elision.values(named: values, in: block.snippet.code).map(\.edit)
      + modifiers.filter { !$0.startsLine }.map {
        ($0.line, $0.column..<$0.column, $0.text + " ")
      }
    let shown = block.snippet.lines.indices.filter {
      !failing.contains($0) && !omitted.contains(block.snippet.lines[$0].number)
    }
    return shown.flatMap { index in
      let line = block.snippet.lines[index]
      let inserted = { (text: String) in block.inserted(text, at: line.number) }
      return (before[index] ?? []).map(inserted)
        + [
          awaiting(
            block.plainLine(
              index, isMain: block.index == self.block && !isRun,
              isCompleted: completesDeclarations, edits))
        ]
        + (after[index] ?? []).map(inserted)
    }
  }
}

extension Attempt {
  fileprivate func awaiting(_ line: Snippet.Line) -> Snippet.Line {
    guard awaited.contains(line.number) else { return line }
    var line = line
    if let effect = line.text.firstRange(of: "try ") ?? line.text.firstRange(of: "= ") {
      line.text.insert(contentsOf: "await ", at: effect.upperBound)
    } else {
      line.text = "await " + line.text
    }
    return line
  }
}

extension ProbeSource {
  package init(of block: AuditedBlock) { self.init(word: fingerprint(of: block.snippet.code)) }
}

extension AuditedBlock {
  /// Returns the index of the first line of the statement that assigns to the variable with the
  /// given name, alone or as an element of a tuple; nil if other code before it uses the variable,
  /// or if the statement contains `try`, `await`, or an operator such as `+=`.
  package func firstAssignment(of name: String) -> Int? {
    let item = syntax.items.first { item in
      item.lines.contains { words(inLine: snippet.lines[$0].number).contains(name) }
    }
    guard let item, case .assignment(let target) = item.kind, !item.hasEffects,
      target == name || target.hasPrefix("(") && Self.words(in: target).contains(name),
      // An operator such as `+=` needs the previous value.
      !snippet.lines[item.lines.lowerBound].text.contains(Self.compoundAssignment)
    else { return nil }
    return item.lines.lowerBound
  }

  /// Returns the words in a line of the document; empty if the line isn't in the block.
  package func words(inLine number: Int) -> Set<String> {
    let line = snippet.lines.first { $0.number == number }
    return line.map { Self.words(in: $0.text) } ?? []
  }

  /// Returns the number of lines that contain a word.
  package func lineCount(containing word: String) -> Int {
    snippet.lines.count { Self.words(in: $0.text).contains(word) }
  }

  /// Returns the keywords, names, and numbers in code.
  package static func words(in code: String) -> Set<String> {
    Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }

  fileprivate func inserted(_ text: String, at line: Int) -> Snippet.Line {
    Snippet.Line(text: text, number: line, column: 1)
  }

  /// Returns a line as the attempt compiles it: with its elisions replaced, and adapted to this
  /// platform.
  fileprivate func plainLine(
    _ index: Int, isMain: Bool, isCompleted: Bool, _ others: [Edit]
  ) -> Snippet.Line {
    var line = snippet.lines[index]
    var edits = syntax.elisions.map(\.edit) + others
    if isCompleted {
      edits += syntax.missingBodies.map { ($0.line, $0.column..<$0.column, $0.text) }
    }
    // Edits are made backward, so that the columns of earlier edits stay valid.
    for edit in edits.filter({ $0.line == index }).sorted(by: {
      $0.columns.lowerBound > $1.columns.lowerBound
    }) {
      var bytes = Array(line.text.utf8)
      bytes.replaceSubrange(edit.columns, with: edit.text.utf8)
      line.text = String(decoding: bytes, as: UTF8.self)
    }
    line.text = suspended(line.text, at: index)
    // The module of the C library has another name on this platform.
    line.text.replace("import Darwin", with: "import Glibc")
    if !isMain, line.text.contains("@main") { line.text.replace(Self.mainAttribute) { _ in "" } }
    return line
  }

  /// Returns the code that calls a program with the arguments that the document shows.
  fileprivate func calls(of main: String) -> [String] {
    let name = ProbeSource.name
    let commands = claims.enumerated().compactMap { number, claim -> String? in
      guard case .command(let arguments) = claim.subject else { return nil }
      let list = arguments.map { "\"\($0)\"" }.joined(separator: ", ")
      let call = "try await \(main).main(\(isParsable ? "[\(list)]" : ""))"
      return "\(name).begin(\(number)); \(call); \(name).end(\(number))"
    }
    let call = "\(name).begin(-1); try await \(main).main(\(isParsable ? "[]" : ""))"
    return commands.isEmpty ? [call] : commands
  }

  /// Whether the program parses arguments with ArgumentParser.
  private var isParsable: Bool { snippet.code.contains("ParsableCommand") }

  /// Returns the code to insert before and after the block's lines, so that the program reports the
  /// values that claims are about. The keys are indices into the block's lines.
  fileprivate func probes(
    omittingEquations omitsEquations: Bool
  ) -> (before: [Int: [String]], after: [Int: [String]]) {
    var before: [Int: [String]] = [:]
    var after: [Int: [String]] = [:]
    let start = syntax.items.first { $0.kind != .declaration }?.lines.lowerBound
    func report(_ text: String, after line: Int) {
      after[line, default: []].append("\(ProbeSource.name).\(text)")
    }
    for (number, claim) in claims.enumerated() {
      switch claim.subject {
      case .value where omitsEquations, .condition where omitsEquations: continue
      case .item(let index):
        let item = syntax.items[index]
        let probe = item.kind.probe(number)
        before[item.lines.lowerBound, default: []] +=
          ["\(ProbeSource.name).begin(\(number))"] + probe.before
        report(probe.after, after: item.lines.upperBound)
        if claim.canBeState, !item.prints, let receiver = item.receiver {
          report("state(\(number), \(receiver))", after: item.lines.upperBound)
        }
      case .nested(let lines):
        before[lines.lowerBound, default: []].append("\(ProbeSource.name).begin(\(number))")
        report("end(\(number))", after: lines.upperBound)
      case .value(let expression, let index):
        let line = max(claim.line, syntax.items[index].lines.upperBound)
        report("end(\(number), \(expression))", after: line)
      case .condition(let condition, let index):
        let line = max(claim.line, syntax.items[index].lines.upperBound)
        report("holds(\(number), (\(condition)))", after: line)
      case .output, .wholeOutput, .command: continue
      }
    }
    if let start {
      before[start, default: []].insert("\(ProbeSource.name).begin(-1)", at: 0)
    }
    return (before, after)
  }

  private static let compoundAssignment = Pattern(/^\s*\w+\s*[^\w\s=]+=/)
  private static let mainAttribute = Pattern(/^\s*@main\b/)
}

/// A change to a line of a block's code.
private typealias Edit = (line: Int, columns: Range<Int>, text: String)

extension Elision {
  fileprivate var edit: Edit { (line, columns, replacement) }
}

extension BlockSyntax.TopLevelItem.Kind {
  /// Returns the code to insert around an item, which reports the item's output and its value.
  fileprivate func probe(_ number: Int) -> (before: [String], after: String) {
    switch self {
    case .expression: (["let auditValue\(number) ="], "end(\(number), auditValue\(number))")
    case .binding(let name): ([], "end(\(number), \(name))")
    case .assignment(let target): ([], "end(\(number), \(target))")
    case .declaration, .other: ([], "end(\(number))")
    }
  }
}

/// Returns a fingerprint of a string: 16 hexadecimal digits that are the same on every machine.
package func fingerprint(of text: String) -> String {
  withUnsafeBytes(of: FNV1a.hash(text).bigEndian) { hexadecimal(Array($0)) }
}
