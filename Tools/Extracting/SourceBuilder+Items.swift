import WaymarkGrouping
import WaymarkModel
import WaymarkSyntax

extension SourceBuilder {
  /// Adds an item and records the origin of each byte.
  ///
  /// - Parameter isUsed: Whether another example uses the item, in which case its tests are
  ///   omitted.
  mutating func add(_ item: Item, of parsed: ParsedSnippet, isUsed: Bool = false) {
    let source = parsed.source
    let follows = last.map { $0.snippet == source.snippet && $0.end == item.range.lowerBound }
    var start = item.range.lowerBound
    if follows != true {
      if item.continues, last != nil { last?.isOpen = true }
      closeItem()
      start = source.bytes.startOfFirstLine(from: start)
    }
    var edits = edits(of: item, in: parsed, isUsed: isUsed)[...]
    var expectations: [Int: (id: Int, line: Int, column: Int)] = [:]
    var tests: [Int: (line: Int, column: Int)] = [:]
    openContinuations = [:]
    var offset = start
    while offset < item.range.upperBound {
      while let edit = edits.first, edit.offset <= offset {
        edits.removeFirst()
        if case .testName = edit.kind { tests[edit.offset] = (writer.line, writer.column) }
        offset = apply(edit, to: item, of: parsed, &expectations) ?? offset
      }
      guard offset < item.range.upperBound else { break }
      let next = min(edits.first?.offset ?? .max, item.range.upperBound)
      offset = write(from: offset, upTo: next, of: source)
    }
    last = (source.snippet, item.range.upperBound, item.isOpen)
    lastEnd = source.location(at: item.code.upperBound)
    register(item, isUsed: isUsed, tests)
  }

  /// Registers the tests of an item that XCTest can run.
  ///
  /// - Parameter places: The positions of the tests' names in the generated source, keyed by their
  ///   offsets in the snippet.
  private mutating func register(
    _ item: Item, isUsed: Bool, _ places: [Int: (line: Int, column: Int)]
  ) {
    for group in item.xctest.groups {
      if isUsed, item.tests.contains(where: { $0.contains(group.offset) }) { continue }
      let tests = group.methods.compactMap { method -> XCTestRegistration.Test? in
        guard xctest.obstacle(of: method, in: group) == nil, let place = places[method.offset]
        else { return nil }
        return XCTestRegistration.Test(
          method: method, line: place.line, column: place.column,
          mustRun: !isUsed && xctest.mustRun(method))
      }
      let isSuite = !isUsed && xctest.isSuite(group)
      if isSuite || !tests.isEmpty {
        registrations.append(XCTestRegistration(group: group, isSuite: isSuite, tests: tests))
      }
    }
  }

  /// Writes part of one line: the added indentation, the author's text, or the line ending.
  ///
  /// - Returns: The offset after that part, at most `end`.
  private mutating func write(from start: Int, upTo end: Int, of filled: FilledSnippet) -> Int {
    let line = filled.line(at: start)
    let stop = min(end, filled.end(ofText: line))
    if start == filled.end(ofText: line) {
      if writer.column == 1 { writer.mark(filled.location(at: start)) }
      writer.endLine()
      return start + 1
    }
    let text = filled.start(ofText: line)
    if start < text {
      let indentation = filled.bytes[start..<min(stop, text)]
      writer.write(String(decoding: indentation, as: UTF8.self))
      return min(stop, text)
    }
    writer.write(filled.bytes[start..<stop], from: filled.location(at: start))
    return stop
  }

  /// Applies an edit to the generated source.
  ///
  /// - Returns: The offset at which the author's text continues; nil if none of it is skipped.
  private mutating func apply(
    _ edit: SourceEdit, to item: Item, of parsed: ParsedSnippet,
    _ expectations: inout [Int: (id: Int, line: Int, column: Int)]
  ) -> Int? {
    switch edit.kind {
    case .text(let text, let kind): writer.write(text, as: kind)
    case .skip(let end): return end
    case .end: writer.write(")", as: .expectation)
    case .testName: break
    case .suspension(let index):
      let isConditional = item.suspensions[index].isConditional
      writer.write("\(isConditional ? "" : "; ")let _: () = ", as: .continuation)
      openContinuations[index] = continuations.count
      continuations.append(
        Example.Continuation(
          line: writer.line, column: writer.column, last: writer.line, isConditional: isConditional)
      )
      writer.write("{}()\(isConditional ? "; " : "")", as: .continuation)
    case .blockEnd(let index):
      openContinuations[index].map { continuations[$0].last = writer.line }
    case .error:
      let snippet = parsed.source.lines[parsed.source.line(at: edit.offset)].snippet
      marked[snippet, default: []].append(writer.line)
    case .begin(let index):
      let expectation = item.expectations[index]
      expectations[index] = (probes.count, writer.line, writer.column)
      probes.append(
        Example.Probe(
          id: probes.count, name: expectation.name,
          location: parsed.source.location(at: expectation.offset), text: expectation.text,
          operands: expectation.operands.map(\.text), condition: expectation.condition
        )
      )
    case .operand(let expectation, let index):
      if let (id, _, _) = expectations[expectation] {
        writer.write(Example.Probe.call(ofOperand: index, probe: id), as: .expectation)
      }
    case .announce(let index):
      let expectation = item.expectations[index]
      guard let (id, line, column) = expectations[index] else { return nil }
      let call =
        expectation.isXCTest
        ? "__waymarkLine(\(id), \(line))" : "__waymarkCheck(\(id), \(line), \(column))"
      if expectation.end == nil {
        writer.write(expectation.before + call + expectation.after, as: .expectation)
      } else {
        needsRelay = true
        writer.write("__waymarkAt(\(call), ", as: .expectation)
      }
    }
    return nil
  }
}

extension [UInt8] {
  /// Returns the offset at which the line with the first nonblank byte starts, but not less than
  /// `start`.
  fileprivate func startOfFirstLine(from start: Int) -> Int {
    var first = start
    var index = start
    while index < count, self[index].isWhitespace {
      index += 1
      if self[index - 1] == UInt8(ascii: "\n") { first = index }
    }
    return first
  }
}
