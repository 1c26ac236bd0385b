import Foundation
import Testing
import WaymarkBook
import WaymarkChildProcesses
import WaymarkMarkup
import WaymarkModel
import WaymarkRendering
import WaymarkSamples

/// Each query runs in a real browser on a site that is opened from disk.
@Suite(.enabled(if: Browser.program != nil, "there is no Chromium on this machine"))
struct SearchTests {
  @Test(arguments: expected)
  func `the best match for a query is its first result`(query: String, heading: String?)
    async throws
  {
    let found = try #require(await Self.found.value[query])

    #expect(found.first == heading)
  }

  private static let expected: [(query: String, heading: String?)] = [
    ("dismissing", "Dismissal"), ("PresentationState", "Presentation"),
    ("how to pop to root", "Going back"), ("pop-to-root", "Going back"), ("if let", "Going back"),
    ("presentat", "Presentation"), ("dismisal", "Dismissal"), ("<script>", "What </script> means"),
    ("path", "Stacks"), ("ifLet", "ifLet"), ("something else", nil),
    ("dimsissal", "Dismissal"), ("presentaton", "Presentation"), ("popToRoot", "Going back"),
    ("@Walk", "@Walk"), ("Walk", "Walk"), ("#pace", "#pace"),
    ("trail.dismissPath()", "dismissPath"),
    ("installation", "Adding the package"), ("migrating", "Older ways"),
    ("ubuntu-latest", "Machines"),
    ("value has no member 'roof'", "Huts"), ("Out of range: 4", "Huts"),
    ("cabin", "Cabins in trees"), ("set up", "Adding the package"), ("what is a walk", "Walk"),
  ]

  /// The headings that each query finds. All queries run at once.
  private static let found = Task {
    let queries = expected.map { "\"\($0.query.replacing("<", with: "\\u003c"))\"" }
    let question = """
      <pre id="answer"></pre><script src="sections.js"></script><script src="language.js"></script>
      <script src="ranking.js"></script><script src="search.js"></script>
      <script>
      var queries = [\(queries.joined(separator: ","))];
      function answer() {
        document.getElementById("answer").textContent = "ANSWER" + JSON.stringify(
          Object.fromEntries(queries.map((query) => [query, waymarkSearch(query, 5).map((found) => found.heading)]))) + "END";
      }
      if (window.waymarkSearch) { answer(); } else { document.addEventListener("searchable", answer); }
      </script>
      """
    let files = site(of: input).value
    let page = try await Browser.page(question, beside: files)
    guard let start = page.range(of: "ANSWER{"), let end = page.range(of: "}END")
    else { return [String: [String]]() }
    let json = "{" + page[start.upperBound..<end.lowerBound] + "}"
    let text = json.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
    return try JSONDecoder().decode([String: [String]].self, from: Data(text.utf8))
  }

  /// The snippet of the example "huts", which must not compile.
  private static let failing: Snippet = {
    var snippet = Snippet(
      index: 0, location: SourceLocation(file: "Articles/Stacks.md", line: 30, column: 1),
      lines: [.init(text: "Hut().roof", number: 31, column: 1)])
    (snippet.example, snippet.expectedResult) = ("huts", .fails("no member"))
    return snippet
  }()

  fileprivate static let article = Article(
    file: "Articles/Stacks.md", text: "",
    blocks: [
      .heading(level: 1, id: "stacks", [.text("Stacks")]),
      .paragraph([.text("A path is a value.")]),
      .heading(level: 2, id: "dismissal", [.text("Dismissal")]),
      .paragraph([.text("A screen that is closed.")]),
      .heading(level: 2, id: "presentation", [.text("Presentation")]),
      .paragraph([.text("It is kept in "), .code("PresentationState"), .text(".")]),
      .heading(level: 2, id: "going-back", [.text("Going back")]),
      .paragraph([.text("Popping to the root, or as far as "), .code("ifLet"), .text(" reaches.")]),
      .heading(level: 2, id: "script", [.text("What </script> means")]),
      .heading(level: 2, id: "package", [.text("Adding the package")]),
      .heading(level: 2, id: "older", [.text("Older ways")]),
      .heading(level: 2, id: "machines", [.text("Machines")]),
      .code(language: "yaml", "runs-on: ubuntu-latest\n"),
      .heading(level: 2, id: "huts", [.text("Huts")]),
      .snippet(0),
      .output(0),
    ],
    snippets: [failing],
    outputs: [
      ExpectedOutput(
        location: SourceLocation(file: "Articles/Stacks.md", line: 33, column: 1), example: "huts",
        lines: [.init(text: "Out of range: 4", number: 34, column: 1)])
    ])

  /// Articles in three groups, of which the last two have similar headings.
  fileprivate static let input: SiteInput = {
    func article(_ name: String, _ heading: String) -> Article {
      Article(
        file: "Articles/\(name).md", text: "",
        blocks: [
          .heading(level: 1, id: "title", [.text(name)]),
          .heading(level: 2, id: "heading", [.text(heading)]),
        ])
    }
    func group(_ name: String) -> [Block] {
      let location = SourceLocation(file: "Articles/Articles.md", line: 1, column: 1)
      return [
        .heading(level: 3, id: name, [.text("Articles")]),
        .list(
          start: nil, tight: true,
          [
            .init(blocks: [.paragraph([.document(article: name, heading: nil, location: location)])]
            )
          ]),
      ]
    }
    let front = Article(
      file: "Articles/Articles.md", text: "",
      blocks: [
        .heading(level: 1, id: "book", [.text("Book")]),
        .heading(level: 2, id: "topics", [.text("Topics")]),
      ] + group("Stacks") + group("Trees") + group("Tool"))
    let location = SourceLocation(file: "Articles/Stacks.md", line: 31, column: 7)
    var input = SiteInput(
      articles: [
        article("Tool", "Cabins by rail"), article("Trees", "Cabins in trees"), Self.article,
      ],
      front: front)
    input.examples = [
      Example(
        id: Example.ID(article: Self.article.file, name: "huts"), module: "M0", snippets: [0],
        plan: .fails(text: "no member", snippet: 1...1, marked: []),
        source: GeneratedSource(lines: []))
    ]
    input.proofs = [
      Proof(
        example: input.examples[0].id, verdict: .passed,
        diagnostics: [Diagnostic(at: location, "value of type 'Hut' has no member 'roof'")])
    ]
    input.symbols = [
      Symbol(id: "s:ifLet", module: "Trails", path: ["Trail", "ifLet(_:)"], kind: .method),
      Symbol(
        id: "s:dismissPath", module: "Trails", path: ["Trail", "dismissPath()"], kind: .method),
      Symbol(id: "s:Walk", module: "Trails", path: ["Walk"], kind: .protocol),
      with(Symbol(id: "s:WalkMacro", module: "Trails", path: ["Walk()"], kind: .macro)) {
        $0.declaration = [.init("@attached(peer) ", .attribute), .init("macro Walk()")]
      },
      with(Symbol(id: "s:pace", module: "Trails", path: ["pace()"], kind: .macro)) {
        $0.declaration = [.init("@freestanding(expression) macro pace()")]
      },
    ]
    return input
  }()
}

@Suite struct SearchIndexTests {
  private let index = site(of: SearchTests.input).value.text("sections.js") ?? ""

  @Test func `a protocol and a macro with the same name each have an entry`() {
    #expect(index.contains(#"["symbols/Trails/Walk.html","Walk","Protocol in Trails","",""#))
    #expect(index.contains(##"["#Walk()","@Walk","Macro in Trails","",""##))
  }

  @Test func `an address on the same page as the previous one is stored as an anchor`() {
    #expect(index.contains(##"["articles/Stacks.html","Stacks","","","A path is a value."]"##))
    #expect(index.contains(##"["#dismissal","Dismissal","Stacks","","A screen that is closed."]"##))
  }

  @Test func `messages and output are indexed as prose, and configuration files as code`() {
    #expect(
      index.contains(
        #""Huts","Stacks","Hut roof huts","value of type 'Hut' has no member 'roof' Out of range: 4"]"#
      ))
    #expect(index.contains(#""Machines","Stacks","runs on ubuntu latest",""]"#))
  }

  @Test func `each significant word of a section's code is indexed once, in order`() {
    let words =
      (1...200).map { "word\($0)" } + ["größe", "_private", "x", "return", "returns", "7up"]
    let lines = [words.joined(separator: " "), words.reversed().joined(separator: ",")]
    let article = Article(
      file: "Articles/Words.md", text: "",
      blocks: [
        .heading(level: 1, id: "words", [.text("Words")]),
        .code(language: "swift", lines.joined(separator: "\n")),
      ])
    let index = site(of: SiteInput(articles: [article])).value.text("sections.js") ?? ""

    let expected = (words.prefix(200) + ["größe", "returns"]).joined(separator: " ")
    #expect(index.contains(#","Words","","\#(expected)",""]"#))
  }

  @Test func `the search index marks the front page and the last of three groups as background`() {
    #expect(index.contains(#"["index.html","Book","","","","background"]"#))
    #expect(index.contains(##"["#heading","Cabins by rail","Tool","","","background"]"##))
    #expect(index.contains(##"["#heading","Cabins in trees","Trees","",""]"##))
  }
}

/// Headless Chromium.
enum Browser {
  static let program: String? = [
    "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome",
  ]
  .flatMap { name in
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map {
      "\($0)/\(name)"
    }
  }
  .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Returns the markup of a page after its scripts have run.
  ///
  /// - Parameter files: The other files in the page's folder.
  static func page(_ html: String, beside files: [SiteFile]) async throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files where !file.path.contains("/") {
      try Data(file.bytes).write(to: folder.appending(path: file.path))
    }
    let page = folder.appending(path: "question.html")
    try Data(html.utf8).write(to: page)
    return try await FinishedProgram.run(
      program ?? "",
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile",
        "--virtual-time-budget=5000", "--dump-dom", page.absoluteString,
      ]
    ).output
  }
}
