import Testing
import WaymarkModel

@Suite struct ReportJSONTests {
  private var entry: Report.Entry {
    var entry = Report.Entry(
      article: "Articles/Stacks.md", line: 3, example: "pop", verdict: .passed)
    (entry.expectations, entry.proof) = (2, "proofs/Stacks/pop.html")
    entry.linesRan = [4, 5]
    return entry
  }

  private func encoded(_ report: Report) -> [UInt8] { (report as any Encodable).json() }

  @Test func `a report is written as JSONEncoder writes it`() {
    let place = SourceLocation(file: "Articles/Stacks.md", line: 3, column: 1)
    var unproved = entry
    (unproved.example, unproved.proof, unproved.linesRan) = ("", "", [])
    let report = Report(
      snippets: [entry, unproved],
      diagnostics: [
        .init(Diagnostic(at: place, "unclosed", hint: "close it")),
        .init(Diagnostic(at: place, "no hint")),
      ])
    #expect(report.json() == encoded(report))
    let empty = Report(snippets: [], diagnostics: [])
    #expect(empty.json() == encoded(empty))
  }

  @Test(arguments: [
    "a \"quotation\"", "back\\slash", "a/b", "tab\t", "line\n", "\u{1}\u{7F}", "é🏔️",
    "\u{202E}\u{2028}", "",
  ])
  func `special characters are escaped as JSONEncoder escapes them`(_ text: String) {
    var special = entry
    (special.article, special.example) = (text, text)
    let report = Report(snippets: [special, entry], diagnostics: [])
    #expect(report.json() == encoded(report))
  }

  @Test func `durations are written as JSONEncoder writes them`() {
    var timed = entry
    timed.duration = 0.25
    let report = Report(snippets: [timed], diagnostics: [])
    #expect(report.json() == encoded(report))
  }

  @Test(arguments: [
    ("2", true), ("2.0", true), ("20e-1", true), ("2.5", true), ("\"2\"", false), ("2, 3", false),
  ])
  func `a report is recognized regardless of how its numbers are written`(
    duration: String, isReport: Bool
  ) throws {
    var timed = entry
    timed.duration = 0.25
    let json = String(decoding: Report(snippets: [timed], diagnostics: []).json(), as: UTF8.self)
    let other = json.replacing("0.25", with: duration)

    #expect(other != json)
    #expect(isExactJSON(Array(other.utf8), of: Report.self) == isReport)
  }

  @Test func `a report with an additional value isn't recognized`() {
    let json = String(decoding: Report(snippets: [entry], diagnostics: []).json(), as: UTF8.self)
    let extended = json.replacing("\"line\"", with: "\"extra\" : 1, \"line\"")

    #expect(extended != json)
    #expect(isExactJSON(Array(json.utf8), of: Report.self))
    #expect(!isExactJSON(Array(extended.utf8), of: Report.self))
  }
}
