import WaymarkModel
import WaymarkSyntax

/// A change that the tool makes to the code of an item, at an offset of its filled snippet.
struct SourceEdit {
  enum Kind {
    case text(String, GeneratedSource.Kind)
    case begin(Int)
    case announce(Int)
    /// The start of an operand, identified by the index of its expectation and its index in
    /// that expectation.
    case operand(expectation: Int, Int)
    case end
    case skip(to: Int)
    case error
    /// The end of a statement that can suspend its task, or the start of a clause of an `#if`. It's
    /// identified by the index of the suspension.
    case suspension(Int)
    /// The end of the block around a statement that can suspend its task, or the end of a clause of
    /// an `#if`. It's identified by the index of its ``suspension(_:)``.
    case blockEnd(Int)
    /// The name of a method that XCTest may run.
    case testName
  }

  var offset: Int
  var kind: Kind
}

extension SourceBuilder {
  /// Returns the edits of an item, sorted by offset.
  func edits(of item: Item, in parsed: ParsedSnippet, isUsed: Bool) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    if isUsed {
      edits += item.tests.map { SourceEdit(offset: $0.lowerBound, kind: .skip(to: $0.upperBound)) }
    }
    if isUsed || isRun {
      edits += item.mains.flatMap { range in
        [
          SourceEdit(offset: range.lowerBound, kind: .text("/*", .scaffolding)),
          SourceEdit(offset: range.upperBound, kind: .text("*/", .scaffolding)),
        ]
      }
    }
    if isRun {
      edits += counters(of: item, isConditional: true)
      edits += self.insertions(of: item, in: parsed) + expectationEdits(of: item)
      edits += self.steps(of: item, in: parsed)
      edits += counters(of: item, isConditional: false)
      edits += item.xctest.groups.flatMap(\.methods).map {
        SourceEdit(offset: $0.offset, kind: .testName)
      }
    }
    edits += parsed.comments
      .filter { item.range.contains($0.offset) && $0.marksError }
      .map { SourceEdit(offset: $0.offset, kind: .error) }
    // The compiler accepts `#!` only at the start of a file.
    if item.range.lowerBound == 0, parsed.source.text.hasPrefix("#!") {
      edits.append(SourceEdit(offset: 0, kind: .text("//", .scaffolding)))
    }
    let skipped = isUsed ? item.tests : []
    edits.removeAll { edit in
      if case .skip = edit.kind { return false }
      return skipped.contains { $0.contains(edit.offset) }
    }
    // The order of edits at the same offset matters, and `sorted` isn't guaranteed to be stable.
    return edits.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element)
  }

  private func counters(of item: Item, isConditional: Bool) -> [SourceEdit] {
    item.suspensions.enumerated().filter { $0.element.isConditional == isConditional }.flatMap {
      [
        SourceEdit(offset: $0.element.offset, kind: .suspension($0.offset)),
        SourceEdit(offset: $0.element.end, kind: .blockEnd($0.offset)),
      ]
    }
  }

  private func insertions(of item: Item, in parsed: ParsedSnippet) -> [SourceEdit] {
    item.insertions.flatMap { insertion -> [SourceEdit] in
      switch insertion.text {
      case .scaffolding(let text):
        return [SourceEdit(offset: insertion.offset, kind: .text(text, .scaffolding))]
      case .expectation(let text):
        return [SourceEdit(offset: insertion.offset, kind: .text(text, .expectation))]
      case .marker(_, isXCTest: true) where !xctest.isNeeded: return []
      case .marker(let isOnMainActor, _):
        let line = parsed.source.line(at: insertion.offset - 1)
        let snippet = parsed.source.lines[line].snippet
        guard var parts = call(for: snippet) else { return [] }
        parts[0].text = " " + parts[0].text
        if isOnMainActor { parts.append((pictures(of: snippet), .picture)) }
        return parts.filter { !$0.text.isEmpty }
          .map { SourceEdit(offset: insertion.offset, kind: .text($0.text, $0.kind)) }
      }
    }
  }

  /// Returns statements that take a snippet's last picture and draw its map when the function
  /// returns or throws.
  private func pictures(of snippet: Int) -> String {
    let end = picturesAtEnd(of: snippet).joined(separator: " ")
    guard !end.isEmpty else { return "" }
    return " \(picturesAtStart(of: snippet).joined(separator: " ")) defer { \(end.dropLast()) };"
  }

  /// Returns the edits that take pictures between statements.
  private func steps(of item: Item, in parsed: ParsedSnippet) -> [SourceEdit] {
    parsed.steps.filter { item.range.contains($0.comment.offset) }.compactMap { step in
      picture(step.number, of: step.snippet).map { call in
        let start = step.isBehindStatement ? "; " : ""
        return SourceEdit(offset: step.comment.offset, kind: .text("\(start)\(call) ", .picture))
      }
    }
  }

  private func expectationEdits(of item: Item) -> [SourceEdit] {
    let expectations = item.expectations.enumerated().filter {
      !declared.contains($0.element.name) && (xctest.isNeeded || !$0.element.isXCTest)
    }
    let operands = expectations.flatMap { expectation in
      expectation.element.operands.enumerated().flatMap { index, operand in
        [
          SourceEdit(
            offset: operand.range.lowerBound, kind: .operand(expectation: expectation.offset, index)
          ),
          SourceEdit(offset: operand.range.upperBound, kind: .end),
        ]
      }
    }
    let arguments = expectations.flatMap { index, expectation in
      [SourceEdit(offset: expectation.argument, kind: .announce(index))]
        + (expectation.end.map { [SourceEdit(offset: $0, kind: .end)] } ?? [])
    }
    return operands + arguments
      + expectations.map { SourceEdit(offset: $0.element.offset, kind: .begin($0.offset)) }
  }
}
