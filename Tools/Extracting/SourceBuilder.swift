import WaymarkModel
import WaymarkSyntax

/// An example's source under construction: imports, declarations, then the test.
struct SourceBuilder {
  var writer = Writer()
  var probes: [Example.Probe] = []
  var continuations: [Example.Continuation] = []
  /// The continuations of the item that is being added, keyed by the indices of its suspensions.
  var openContinuations: [Int: Int] = [:]
  /// The generated lines that are marked with `// error`, keyed by the snippet that contains them.
  var marked: [Int: [Int]] = [:]
  var last: (snippet: Int, end: Int, isOpen: Bool)?
  /// The location of the end of the author's last item.
  var lastEnd: SourceLocation?
  var needsRelay = false

  /// Whether the example is run. If it is, its expectations report their results.
  let isRun: Bool
  /// The argument of `__waymarkSnippet` for each of the example's own snippets, keyed by the
  /// snippet's index in the article.
  let numbers: [Int: Int]
  /// The names of expectations that the author redeclares.
  let declared: Set<String>
  /// The pictures that the example's own snippets request, keyed by the snippet's index in the
  /// article.
  let pictureRequests: [Int: Example.PictureRequest]
  /// The tests that XCTest would run.
  let xctest: XCTestPlan
  var registrations: [XCTestRegistration] = []

  init(
    isRun: Bool, numbers: [Int: Int], declared: Set<String>,
    pictureRequests: [Int: Example.PictureRequest] = [:], xctest: XCTestPlan
  ) {
    self.xctest = xctest
    self.isRun = isRun
    self.numbers = numbers
    self.declared = declared
    self.pictureRequests = pictureRequests
  }

  var source: GeneratedSource { writer.source }

  /// Closes the preceding item and adds a generated line.
  mutating func line(_ text: String, as kind: GeneratedSource.Kind = .scaffolding) {
    closeItem()
    writer.line(text, as: kind)
    last = nil
  }

  /// Ensures that the following code can't become part of the preceding item.
  mutating func closeItem() {
    if last?.isOpen == true { writer.line(";", at: lastEnd) }
    writer.endStartedLine()
    last?.isOpen = false
  }

  /// Ends a body. Even an incomplete item can't continue past the closing brace.
  mutating func closeBody() {
    writer.line("}", at: lastEnd)
    last = nil
  }

  /// Adds a blank line between two parts.
  mutating func space() {
    closeItem()
    if let line = source.lines.last, !line.text.isEmpty { writer.endLine() }
    last = nil
  }

  /// Adds a call that reports which snippet runs from this point.
  mutating func marker(for snippet: Int) {
    guard let call = call(for: snippet) else { return }
    closeItem()
    for part in call { writer.write(part.text, as: part.kind) }
    writer.endLine()
    last = nil
    for call in picturesAtStart(of: snippet) { line(call, as: .picture) }
  }

  /// Adds the calls that take a snippet's last picture and draw its map, if the snippet requests
  /// them.
  mutating func endMarker(for snippet: Int) {
    for call in picturesAtEnd(of: snippet) { line(call, as: .picture) }
  }

  /// Returns the calls that start observing the phone and the stores.
  func picturesAtStart(of snippet: Int) -> [String] {
    [picture(nil, of: snippet), map(of: snippet, isDrawn: false)].compactMap(\.self)
  }

  func picturesAtEnd(of snippet: Int) -> [String] {
    let last = (pictureRequests[snippet]?.captions.count ?? 0) - 1
    return [picture(last, of: snippet), map(of: snippet, isDrawn: true)].compactMap(\.self)
  }

  /// Returns a call that takes a picture or, without a number, a call that starts observing the
  /// phone; nil if the snippet requests no pictures.
  func picture(_ number: Int?, of snippet: Int) -> String? {
    guard isRun, let request = pictureRequests[snippet], !request.captions.isEmpty,
      let place = numbers[snippet]
    else { return nil }
    return "__waymarkScreen(\(place), \(number.map(String.init) ?? "nil"));"
  }

  /// Returns a call that draws the map of a snippet or starts observing its stores; nil if the
  /// snippet requests no map.
  private func map(of snippet: Int, isDrawn: Bool) -> String? {
    guard isRun, pictureRequests[snippet]?.map != nil, let place = numbers[snippet] else {
      return nil
    }
    return "__waymarkMap(\(place), isDrawn: \(isDrawn));"
  }

  /// Returns the calls at the start of a snippet's code; nil if the example isn't run, or if the
  /// snippet belongs to another example.
  func call(for snippet: Int) -> [(text: String, kind: GeneratedSource.Kind)]? {
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
    line("private func __waymarkAt(", as: .expectation)
    line("  _ check: Testing.SourceLocation, _ own: Testing.SourceLocation", as: .expectation)
    line(") -> Testing.SourceLocation { own }", as: .expectation)
  }
}
