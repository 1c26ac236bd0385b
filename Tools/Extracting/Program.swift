import WaymarkModel
import WaymarkSyntax

/// An example's source under construction: imports, declarations, then the test.
struct Program {
  private var writer = Writer()
  private(set) var probes: [Example.Probe] = []
  private(set) var continuations: [Example.Continuation] = []
  /// The continuations of the item that is being added, by the indices of its suspensions.
  private var openContinuations: [Int: Int] = [:]
  /// The generated lines that carry `// error`, by the snippet that contains them.
  private(set) var marked: [Int: [Int]] = [:]
  private var last: (snippet: Int, end: Int, isOpen: Bool)?
  /// The end of the author's last item.
  private var place: SourceLocation?
  private var needsRelay = false

  /// Whether the example is run, so that its checks report themselves.
  let isRun: Bool
  /// The argument of `__waymarkSnippet` for each snippet of the article.
  let numbers: [Int: Int]
  /// The names of checks that the author redeclares.
  let declared: Set<String>
  /// The pictures of each snippet of the article.
  let screens: [Int: Example.Screen]
  /// The tests that XCTest would run.
  let xctest: XCTestPlan
  private var registrations: [XCTestRegistration] = []

  init(
    isRun: Bool, numbers: [Int: Int], declared: Set<String>,
    screens: [Int: Example.Screen] = [:], xctest: XCTestPlan
  ) {
    self.xctest = xctest
    self.isRun = isRun
    self.numbers = numbers
    self.declared = declared
    self.screens = screens
  }

  var source: GeneratedSource { writer.source }

  /// Adds a generated line.
  mutating func line(_ text: String, as kind: GeneratedSource.Kind = .scaffolding) {
    closeItem()
    writer.line(text, as: kind)
    last = nil
  }

  /// Ensures that the following code can't become part of the preceding item.
  private mutating func closeItem() {
    if last?.isOpen == true { writer.line(";", at: place) }
    writer.endStartedLine()
    last?.isOpen = false
  }

  /// Ends a body. An item can't continue past a closing brace, even if it is open.
  mutating func closeBody() {
    writer.line("}", at: place)
    last = nil
  }

  /// Adds a blank line between two parts.
  mutating func space() {
    closeItem()
    if let line = source.lines.last, !line.text.isEmpty { writer.endLine() }
    last = nil
  }

  /// Adds a call that reports which snippet runs from here on.
  mutating func marker(for snippet: Int) {
    guard let call = call(for: snippet) else { return }
    closeItem()
    for part in call { writer.write(part.text, as: part.kind) }
    writer.endLine()
    last = nil
    for call in picturesAtStart(of: snippet) { line(call, as: .picture) }
  }

  /// Adds the calls that take a snippet's last picture and its map, if it has any.
  mutating func endMarker(for snippet: Int) {
    for call in picturesAtEnd(of: snippet) { line(call, as: .picture) }
  }

  /// Returns the calls that start observing the phone and the stores.
  private func picturesAtStart(of snippet: Int) -> [String] {
    [picture(nil, of: snippet), map(of: snippet, isDrawn: false)].compactMap(\.self)
  }

  private func picturesAtEnd(of snippet: Int) -> [String] {
    let last = (screens[snippet]?.captions.count ?? 0) - 1
    return [picture(last, of: snippet), map(of: snippet, isDrawn: true)].compactMap(\.self)
  }

  /// Returns a call that takes a picture or, without a number, one that starts observing the phone.
  private func picture(_ number: Int?, of snippet: Int) -> String? {
    guard isRun, let screen = screens[snippet], !screen.captions.isEmpty,
      let place = numbers[snippet]
    else { return nil }
    return "__waymarkScreen(\(place), \(number.map(String.init) ?? "nil"));"
  }

  /// Returns a call that draws the map or starts observing the stores.
  private func map(of snippet: Int, isDrawn: Bool) -> String? {
    guard isRun, screens[snippet]?.map != nil, let place = numbers[snippet] else { return nil }
    return "__waymarkMap(\(place), \(isDrawn));"
  }

  /// Returns the calls at the start of a snippet's code.
  private func call(for snippet: Int) -> [(text: String, kind: GeneratedSource.Kind)]? {
    guard isRun, let number = numbers[snippet] else { return nil }
    let marker = "__waymarkSnippet(\(number));"
    let kind = GeneratedSource.Kind.marker(snippet: number)
    return xctest.isNeeded
      ? [("__waymarkXCTest();", .scaffolding), (" " + marker, kind)] : [(marker, kind)]
  }

  /// Ends the source with the helpers that the code above needs.
  mutating func finish() {
    if isRun, xctest.isNeeded {
      space()
      for text in xctestBridge(running: registrations) { line(text) }
    }
    guard needsRelay else { return writer.endStartedLine() }
    space()
    line("private func __waymarkAt(", as: .check)
    line("  _ check: Testing.SourceLocation, _ own: Testing.SourceLocation", as: .check)
    line(") -> Testing.SourceLocation { own }", as: .check)
  }

  /// Adds an item and records the origin of each byte.
  ///
  /// - Parameter isUsed: Whether another example uses the item, in which case its tests are left
  ///   out.
  mutating func add(_ item: Item, of fragment: ParsedFragment, isUsed: Bool = false) {
    let source = fragment.source
    let follows = last.map { $0.snippet == source.snippet && $0.end == item.range.lowerBound }
    var start = item.range.lowerBound
    if follows != true {
      if item.continues, last != nil { last?.isOpen = true }
      closeItem()
      start = source.bytes.startOfFirstLine(from: start)
    }
    var edits = edits(of: item, in: fragment, isUsed: isUsed)[...]
    var checks: [Int: (id: Int, line: Int, column: Int)] = [:]
    var tests: [Int: (line: Int, column: Int)] = [:]
    openContinuations = [:]
    var offset = start
    while offset < item.range.upperBound {
      while let edit = edits.first, edit.offset <= offset {
        edits.removeFirst()
        if case .testName = edit.kind { tests[edit.offset] = (writer.line, writer.column) }
        offset = apply(edit, to: item, of: fragment, checks: &checks) ?? offset
      }
      guard offset < item.range.upperBound else { break }
      let next = min(edits.first?.offset ?? .max, item.range.upperBound)
      offset = write(from: offset, upTo: next, of: source)
    }
    last = (source.snippet, item.range.upperBound, item.isOpen)
    place = source.location(at: item.code.upperBound)
    register(item, isUsed: isUsed, tests)
  }

  /// - Parameter places: The positions of the tests' names in the generated source, by their
  ///   offsets in the fragment.
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

  /// Writes a part of one line: its end, the added indentation, or the author's text.
  ///
  /// - Returns: The offset after that part, at most `end`.
  private mutating func write(from start: Int, upTo end: Int, of fragment: Fragment) -> Int {
    let line = fragment.line(at: start)
    let stop = min(end, fragment.end(ofText: line))
    if start == fragment.end(ofText: line) {
      if writer.column == 1 { writer.mark(fragment.location(at: start)) }
      writer.endLine()
      return start + 1
    }
    let text = fragment.start(ofText: line)
    if start < text {
      let indentation = fragment.bytes[start..<min(stop, text)]
      writer.write(String(decoding: indentation, as: UTF8.self))
      return min(stop, text)
    }
    writer.write(fragment.bytes[start..<stop], from: fragment.location(at: start))
    return stop
  }
}

// MARK: Edits

extension Program {
  private struct Edit {
    enum Kind {
      case text(String, GeneratedSource.Kind)
      case begin(Int)
      case announce(Int)
      /// The start of an operand, by the index of its check and its index in that check.
      case operand(check: Int, Int)
      case end
      case skip(to: Int)
      case error
      /// The place after a statement that can suspend its task, by its index.
      case suspension(Int)
      /// The end of that statement's block.
      case blockEnd(Int)
      /// The name of a method that XCTest may run.
      case testName
    }

    var offset: Int
    var kind: Kind
  }

  private func edits(of item: Item, in fragment: ParsedFragment, isUsed: Bool) -> [Edit] {
    var edits: [Edit] = []
    if isUsed {
      edits += item.tests.map { Edit(offset: $0.lowerBound, kind: .skip(to: $0.upperBound)) }
      edits += item.mains.flatMap { range in
        [
          Edit(offset: range.lowerBound, kind: .text("/*", .scaffolding)),
          Edit(offset: range.upperBound, kind: .text("*/", .scaffolding)),
        ]
      }
    }
    if isRun {
      edits += self.insertions(of: item, in: fragment) + self.checks(of: item)
      edits += self.steps(of: item, in: fragment)
      edits += item.suspensions.indices.flatMap { index in
        [
          Edit(offset: item.suspensions[index].offset, kind: .suspension(index)),
          Edit(offset: item.suspensions[index].end, kind: .blockEnd(index)),
        ]
      }
      edits += item.xctest.groups.flatMap(\.methods).map {
        Edit(offset: $0.offset, kind: .testName)
      }
    }
    edits += fragment.comments
      .filter { $0.marksError && item.range.contains($0.offset) }
      .map { Edit(offset: $0.offset, kind: .error) }
    if item.range.lowerBound == 0, fragment.source.text.hasPrefix("#!") {
      edits.append(Edit(offset: 0, kind: .text("//", .scaffolding)))
    }
    let skipped = isUsed ? item.tests : []
    edits.removeAll { edit in
      if case .skip = edit.kind { return false }
      return skipped.contains { $0.contains(edit.offset) }
    }
    return edits.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element)
  }

  private func insertions(of item: Item, in fragment: ParsedFragment) -> [Edit] {
    item.insertions.flatMap { insertion -> [Edit] in
      switch insertion.text {
      case .ours(let text): return [Edit(offset: insertion.offset, kind: .text(text, .scaffolding))]
      case .check(let text): return [Edit(offset: insertion.offset, kind: .text(text, .check))]
      case .marker(_, isXCTest: true) where !xctest.isNeeded: return []
      case .marker(let isOnMainActor, _):
        let line = fragment.source.line(at: insertion.offset - 1)
        let snippet = fragment.source.lines[line].snippet
        guard var parts = call(for: snippet) else { return [] }
        parts[0].text = " " + parts[0].text
        if isOnMainActor { parts.append((pictures(of: snippet), .picture)) }
        return parts.filter { !$0.text.isEmpty }
          .map { Edit(offset: insertion.offset, kind: .text($0.text, $0.kind)) }
      }
    }
  }

  /// Returns statements that take a snippet's last picture and draw its map when the function exits
  /// for any reason.
  private func pictures(of snippet: Int) -> String {
    let end = picturesAtEnd(of: snippet).joined(separator: " ")
    guard !end.isEmpty else { return "" }
    return " \(picturesAtStart(of: snippet).joined(separator: " ")) defer { \(end.dropLast()) };"
  }

  /// Returns the edits that take pictures between statements.
  private func steps(of item: Item, in fragment: ParsedFragment) -> [Edit] {
    fragment.steps.filter { item.range.contains($0.comment.offset) }.compactMap { step in
      picture(step.number, of: step.snippet).map { call in
        let start = step.isBehindStatement ? "; " : ""
        return Edit(offset: step.comment.offset, kind: .text("\(start)\(call) ", .picture))
      }
    }
  }

  private func checks(of item: Item) -> [Edit] {
    let checks = item.checks.enumerated().filter {
      !declared.contains($0.element.name) && (xctest.isNeeded || !$0.element.isXCTest)
    }
    let operands = checks.flatMap { check in
      check.element.operands.enumerated().flatMap { index, operand in
        [
          Edit(offset: operand.range.lowerBound, kind: .operand(check: check.offset, index)),
          Edit(offset: operand.range.upperBound, kind: .end),
        ]
      }
    }
    let arguments = checks.flatMap { index, check in
      [Edit(offset: check.argument, kind: .announce(index))]
        + (check.end.map { [Edit(offset: $0, kind: .end)] } ?? [])
    }
    return operands + arguments
      + checks.map { Edit(offset: $0.element.offset, kind: .begin($0.offset)) }
  }

  /// - Returns: The offset at which the author's text continues, if some of it is omitted.
  private mutating func apply(
    _ edit: Edit, to item: Item, of fragment: ParsedFragment,
    checks: inout [Int: (id: Int, line: Int, column: Int)]
  ) -> Int? {
    switch edit.kind {
    case .text(let text, let kind): writer.write(text, as: kind)
    case .skip(let end): return end
    case .end: writer.write(")", as: .check)
    case .testName: break
    case .suspension(let index):
      writer.write("; let _: () = ", as: .continuation)
      openContinuations[index] = continuations.count
      continuations.append(
        Example.Continuation(line: writer.line, column: writer.column, last: writer.line))
      writer.write("{}()", as: .continuation)
    case .blockEnd(let index):
      openContinuations[index].map { continuations[$0].last = writer.line }
    case .error:
      let snippet = fragment.source.lines[fragment.source.line(at: edit.offset)].snippet
      marked[snippet, default: []].append(writer.line)
    case .begin(let index):
      let check = item.checks[index]
      checks[index] = (probes.count, writer.line, writer.column)
      probes.append(
        Example.Probe(
          id: probes.count, location: fragment.source.location(at: check.offset), text: check.text,
          operands: check.operands.map(\.text), condition: check.condition
        )
      )
    case .operand(let check, let index):
      if let (id, _, _) = checks[check] {
        writer.write(Example.Probe.call(ofOperand: index, probe: id), as: .check)
      }
    case .announce(let index):
      let check = item.checks[index]
      guard let (id, line, column) = checks[index] else { return nil }
      let call =
        check.isXCTest
        ? "__waymarkLine(\(id), \(line))" : "__waymarkCheck(\(id), \(line), \(column))"
      if check.end == nil {
        writer.write(check.before + call + check.after, as: .check)
      } else {
        needsRelay = true
        writer.write("__waymarkAt(\(call), ", as: .check)
      }
    }
    return nil
  }
}

extension [UInt8] {
  /// Returns the start of the first nonblank line, if only blanks precede it.
  fileprivate func startOfFirstLine(from start: Int) -> Int {
    var first = start
    var index = start
    while index < count, self[index].isBlank {
      index += 1
      if self[index - 1] == UInt8(ascii: "\n") { first = index }
    }
    return first
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\n")
  }
}
