import Testing
import WaymarkModel
import WaymarkMutating

@Suite struct MutationTests {
  @Test(
    arguments: [
      ("a + b", ["a - b"]), ("a += 1", ["a -= 1", "a += 2"]),
      ("a < b", ["a <= b", "a >= b"]), ("a >= b", ["a < b", "a > b"]),
      ("a == b && c", ["a != b && c", "a == b || c"]), ("0..<n", ["1..<n", "0...n"]),
      ("!a", ["a"]), ("-a", ["a"]), ("f(true)", ["f(false)"]), ("f(0.5)", ["f(1.5)"]),
      ("f(\"a\")", ["f(\"\")"]), ("f(\"\")", ["f(\"mutated\")"]),
      ("f(\"\\(a + b)\")", ["f(\"\")", "f(\"\\(a - b)\")"]),
      ("f(.east)", ["f(.west)"]), ("f(.far(1))", ["f(.far(2))"]),
      ("f(Direction.east)", []), ("f(.unknown)", []), ("f([Int]())", []),
    ])
  func `each kind of token has its own replacements`(code: String, changed: [String]) {
    let declarations = "enum Direction { case east, far(Int), west }"
    let sources = mutated(["let x = \(code)", declarations])

    #expect(sources.map { $0[0] } == changed.map { "let x = \($0)" })
  }

  @Test(
    arguments: [
      ("if a { }", ["", "if !(a) { }"]),
      ("guard a, let b else { }", ["", "guard !(a), let b else { }"]),
      ("while a && b { }", ["", "while !(a && b) { }", "while a || b { }"]),
      ("for x in y where a(x) { }", ["", "for x in y where !(a(x)) { }"]),
      ("if !a { }", ["", "if a { }"]), ("while true { }", ["", "while false { }"]),
      ("call()", [""]), ("x = y", [""]), ("struct S {}", []), ("import A", []),
      ("#expect(1 + 1 == 2)", []), ("try #require(f(true))", []), ("XCTAssertEqual(1, 2)", []),
      ("for _ in a { #expect(1 < 2) }", []), ("withKnownIssue { }", []),
      ("await confirmation { $0() }", ["await confirmation {  }"]),
      ("@Test(.tags(\"a\")) func f() {}", []),
      (
        "#if DEBUG && true\nf(1)\n#endif",
        ["#if DEBUG && true\n#endif", "#if DEBUG && true\nf(2)\n#endif"]
      ),
    ])
  func `conditions are negated and statements removed, except for expectations`(
    code: String, changed: [String]
  ) {
    let lines = code.split(separator: "\n").map(String.init)

    #expect(mutated(lines).map { $0.joined(separator: "\n").trimmed } == changed)
  }

  @Test func `only the action of a test store's assertion is mutated`() {
    let example = sample(["await store.send(.count(1)) { $0 = 2 }", "await store.send(.count(3))"])
    let assertion = SourceLocation(file: "a.md", line: 11, column: 19)

    let found = mutations(
      of: example.example, in: example.article, assertions: [assertion])

    #expect(
      found.map(\.text) == [
        "'1' becomes '2'", "the statement 'await store.send(.count(3))' is removed",
        "'3' becomes '4'",
      ])
  }

  @Test(
    arguments: [
      ("await task.finish()", []), ("try await task.finish(timeout: .zero)", []),
      ("task.finish()", [""]), ("await finish()", [""]), ("await task.start()", [""]),
      ("await store.send(true).finish()", ["", "await store.send(false).finish()"]),
    ])
  func `a statement that waits for effects to end isn't removed`(code: String, changed: [String]) {
    #expect(mutated([code]).map { $0[0] } == changed)
  }

  @Test func `a statement that spans several lines is removed`() {
    let sources = mutated(["a(", "  b", "); c()"])

    #expect(sources == [["", "", " c()"], ["a(", "  b", "); "]])
  }

  @Test func `a mutation is described at its location`() {
    let example = sample(["let x = y < z"])

    let found = mutations(of: example.example, in: example.article)

    #expect(found.map(\.text) == ["'<' becomes '<='", "'<' becomes '>='"])
    #expect(
      found.map(\.start)
        == Array(repeating: SourceLocation(file: "a.md", line: 11, column: 13), count: 2))
    #expect(
      found.map(\.end)
        == Array(repeating: SourceLocation(file: "a.md", line: 11, column: 14), count: 2))
  }

  @Test func `a negated condition is described by its text`() {
    let example = sample(["while isOpen { }"])

    let found = mutations(of: example.example, in: example.article)

    #expect(
      found.map(\.text) == [
        "the statement 'while isOpen { }' is removed", "the condition 'isOpen' is negated",
      ])
  }

  @Test func `only visible code of examples that run is mutated`() {
    let shown = sample(["let x = true"])
    let hidden = sample(["let x = true"], visibility: .hidden)
    let failing = sample(["let x = true"], plan: .fails(text: "", snippet: 1...1, marked: []))

    #expect(mutations(of: shown.example, in: shown.article).count == 1)
    #expect(mutations(of: hidden.example, in: hidden.article) == [])
    #expect(mutations(of: failing.example, in: failing.article) == [])
  }

  @Test func `a mutation applies wherever the code is used and nowhere else`() throws {
    let own = sample(["let x = true"])
    var user = own.example
    user.source.lines.insert(GeneratedSource.Line(text: "let y = 1; let z = 2"), at: 0)
    let other = sample(["let x = true"], line: 50)

    let change = try #require(mutations(of: own.example, in: own.article).first)

    #expect(user.applying(change)?.source.lines.map(\.text).last == "let x = false")
    #expect(other.example.applying(change) == nil)
  }

  @Test func `code after a mutation keeps its location`() throws {
    let own = sample(["let x = true; let y = 0"])

    let change = try #require(mutations(of: own.example, in: own.article).first)
    let source = try #require(own.example.applying(change)?.source)

    #expect(source.lines.last?.text == "let x = false; let y = 0")
    #expect(source.location(line: 3, column: 16)?.column == 17)
  }

  @Test func `the report has a result for each article`() throws {
    let change = try #require(
      mutations(of: sample(["let x = true"]).example, in: sample(["let x = true"]).article).first)
    let results: [MutationResult] = [
      MutationResult(.passed, insteadOf: .passed), MutationResult(.failed, insteadOf: .passed),
      MutationResult(.timedOut, insteadOf: .passed), MutationResult(.compiled, insteadOf: .passed),
      MutationResult(.doesNotCompile, insteadOf: .passed),
    ]

    let report = MutationReport(articles: [
      MutationReport.Entry(article: "a.md", results: results.map { (change, $0) }),
      MutationReport.Entry(article: "b.md", results: []),
    ])

    #expect(
      report.lines == [
        "a.md: 3 of 4 changes detected (1 more didn't compile)",
        "a.md:11:11: no expectation detects that 'true' becomes 'false'",
        "b.md: 0 of 0 changes detected", "3 of 4 changes detected",
      ])
  }
}

/// Returns the code after each mutation.
private func mutated(_ lines: [String]) -> [[String]] {
  let sample = sample(lines)
  return mutations(of: sample.example, in: sample.article).map { change in
    sample.example.applying(change)!.source.lines.dropFirst(2).map(\.text)
  }
}

/// Returns an article with one snippet, indented by two spaces, and its example, which starts with
/// two generated lines.
private func sample(
  _ lines: [String], line first: Int = 11, visibility: Snippet.Visibility = .shown,
  plan: Example.Plan = .run
) -> (article: Article, example: Example) {
  let place = SourceLocation(file: "a.md", line: first - 1, column: 1)
  var snippet = Snippet(
    index: 0, location: place,
    lines: lines.enumerated().map { Snippet.Line(text: $1, number: first + $0, column: 3) })
  snippet.visibility = visibility
  let theirs = lines.enumerated().map { index, text in
    let place = SourceLocation(file: "a.md", line: first + index, column: 3)
    return GeneratedSource.Line(text: text, origins: [.init(column: 1, location: place)])
  }
  let ours = ["import Testing", "let ours = true"].map { GeneratedSource.Line(text: $0) }
  let example = Example(
    id: Example.ID(article: "a.md", name: "sample"), module: "Sample", snippets: [0], plan: plan,
    source: GeneratedSource(lines: ours + theirs))
  return (Article(file: "a.md", text: "", blocks: [.snippet(0)], snippets: [snippet]), example)
}

extension String {
  fileprivate var trimmed: String {
    String(split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n"))
  }
}
