import Testing
import WaymarkBook
import WaymarkModel
import WaymarkSamples

/// A book with one article, which contains one paragraph and one snippet. The book's name describes
/// its special feature.
struct OneArticleBook: CustomTestStringConvertible {
  /// The name of the folder with the recorded pages.
  let name: String
  let input: SiteInput

  var testDescription: String { name }

  static let all = [
    OneArticleBook("a-dead-link", link: "Tunels"),
    OneArticleBook(
      "a-crash", code: ["print([\"Lake\"][1])"],
      proof: with(
        Proof(
          example: id, verdict: .crashed,
          diagnostics: [Diagnostic(at: place(6), "Fatal error: Index out of range")], duration: 0.2)
      ) { $0.log = "Fatal error: Index out of range\n" }),
    OneArticleBook(
      "an-untested-example", code: ["UIApplication.main()"],
      expecting: .untested("needs a phone"), plan: .untested(reason: "needs a phone"),
      proof: Proof(example: id, verdict: .untested)),
    OneArticleBook(
      "an-article-with-errors", code: ["let hut = \"Lake\""], errors: [unknownOption],
      plan: .broken([unknownOption]),
      proof: Proof(example: id, verdict: .failed, diagnostics: [unknownOption])),
    OneArticleBook(
      "a-wrong-comment-about-output", code: ["print(1 + 1)", "// Prints \"3\""],
      proof: with(
        Proof(
          example: id, verdict: .failed,
          diagnostics: [Diagnostic(at: place(7), "expected the output '3', but it is '2'")],
          duration: 0.1)
      ) {
        $0.expectations = [
          .init(kind: .printed, location: place(7), text: "3", held: false, observed: "2")
        ]
        $0.output = "2\n"
      }),
    OneArticleBook(
      "an-example-that-checks-nothing", code: ["let huts = [\"Lake\"]"],
      proof: Proof(example: id, verdict: .compiled, duration: 0.1)),
  ]

  private static let file = "Articles/Huts.md"
  private static let id = Example.ID(article: file, name: "huts")
  private static let unknownOption = Diagnostic(
    at: place(5, 11), "there is no option 'exmaple'", hint: "did you mean 'example='?")

  private static func place(_ line: Int, _ column: Int = 1) -> WaymarkModel.SourceLocation {
    WaymarkModel.SourceLocation(file: file, line: line, column: column)
  }

  /// - Parameters:
  ///   - link: The article that the paragraph refers to; nil for a paragraph without a link.
  ///   - errors: The errors in the fence of the snippet.
  private init(
    _ name: String, link: String? = nil, code: [String] = ["#expect(1 + 1 == 2)"],
    expecting result: Snippet.ExpectedResult? = nil, errors: [Diagnostic] = [],
    plan: Example.Plan = .run, proof: Proof = Proof(example: id, verdict: .passed, duration: 0.1)
  ) {
    var snippet = Sample.snippet(
      0, Self.file, line: 5, example: "huts", expectedResult: result, code)
    snippet.diagnostics = errors
    let target = link.map { name in
      Inline.document(article: name, heading: nil, location: Self.place(3))
    }
    let article = Article(
      file: Self.file, text: "",
      blocks: [
        .heading(level: 1, id: "huts", [.text("Huts")]),
        .paragraph([.text("Where hikers sleep. ")] + (target.map { [$0] } ?? [])), .snippet(0),
      ], snippets: [snippet])
    let lines = snippet.lines.map { line in
      GeneratedSource.Line(
        text: line.text, origins: [.init(column: 1, location: Self.place(line.number))])
    }
    let example = Example(
      id: Self.id, module: "M", snippets: [0], plan: plan, source: GeneratedSource(lines: lines))
    let entry = with(
      Report.Entry(article: Self.file, line: 5, example: "huts", verdict: proof.verdict)
    ) {
      $0.expectations = proof.expectations.count
      $0.proof = proof.verdict == .untested ? "" : "proofs/Huts/huts.html"
    }
    let report = Report(
      snippets: [entry], diagnostics: proof.diagnostics.map(Report.DiagnosticEntry.init))
    self.name = name
    input = with(SiteInput(articles: [article], examples: [example], proofs: [proof])) {
      $0.report = report
    }
  }
}
