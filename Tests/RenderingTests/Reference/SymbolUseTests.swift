import Testing
import WaymarkBook
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel
import WaymarkRendering
import WaymarkSamples

/// The examples on the pages of symbols, the overviews of modules, and the Markdown copies of both.
@Suite struct SymbolUseTests {
  private static let way = with(
    Symbol(id: "s:Way", module: "Trails", path: ["Way"], kind: .structure)
  ) { $0.documentation = Article(file: "", text: "", blocks: [.paragraph([.text("A way.")])]) }

  /// Returns the site of a book whose examples use `Way`.
  ///
  /// - Parameters:
  ///   - others: The number of other symbols in each section's snippet.
  ///   - mentioning: The sections whose prose names the symbol.
  private func files(others: [Int], mentioning: Set<Int> = [], symbols: [Symbol] = []) -> [SiteFile]
  {
    var article = Article(
      file: "Articles/Hills.md", text: "",
      blocks: [.heading(level: 1, id: "hills", [.text("Hills")])])
    var input = SiteInput(articles: [])
    for (section, count) in others.enumerated() {
      let line = 10 * section + 10
      let words: [Inline] = mentioning.contains(section) ? [.code("Way")] : [.text("Walk.")]
      article.blocks += [
        .heading(level: 2, id: "part-\(section)", [.text("Part \(section)")]), .paragraph(words),
        .snippet(section),
      ]
      var snippet = Sample.snippet(
        section, article.file, line: line, example: "e\(section)", ["Way() + others"])
      snippet.heading = "part-\(section)"
      article.snippets.append(snippet)
      let id = Example.ID(article: article.file, name: "e\(section)")
      input.examples.append(
        Example(
          id: id, module: "M\(section)", snippets: [section], plan: .run,
          source: GeneratedSource(lines: [])))
      let names = (["s:Way"] + (0..<count).map { "s:\($0)" }).enumerated().map { column, symbol in
        ResolvedName(
          location: SourceLocation(file: article.file, line: line + 1, column: column + 1),
          length: 1, symbol: symbol)
      }
      var proof = Proof(example: id, verdict: .passed)
      proof.names = names
      input.proofs.append(proof)
    }
    input.articles = [article]
    input.symbols = [Self.way] + symbols
    return site(of: input).value
  }

  private func sections(_ files: [SiteFile]) throws -> [Substring] {
    try #require(files.text("symbols/Trails/Way.html")).matches(of: #/Hills › ([^<]*)</#).map(\.1)
  }

  @Test func `sections whose examples use fewer other symbols come first`() throws {
    #expect(try sections(files(others: [2, 0, 1])) == ["Part 1", "Part 2", "Part 0"])
  }

  @Test func `sections that mention the symbol come before sections that don't`() throws {
    #expect(
      try sections(files(others: [2, 0, 1], mentioning: [0])) == ["Part 0", "Part 1", "Part 2"])
  }

  @Test
  func `of a symbol's 20 sections, 4 are shown, 10 can be opened, and 6 are only counted`() throws {
    let files = files(others: (0..<20).map { $0 })

    let page = try #require(files.text("symbols/Trails/Way.html"))
    let parts = page.split(separator: "<details class=\"more\">")
    #expect(parts.map { $0.ranges(of: "Hills ›").count } == [4, 10])
    #expect(page.contains("<summary>16 more sections</summary>"))
    #expect(page.contains("And 6 more sections."))
    #expect(brokenLinks(in: files) == [])
  }

  @Test func `code in documentation links each type and macro where it is first named`() throws {
    let code = [
      "struct Hut {}", "@Mark struct Path { let way: Way, hut: Hut }", "Way.Way() + Way()",
    ]
    let documentation = Article(
      file: "", text: "", blocks: [.snippet(0)],
      snippets: [Sample.snippet(0, line: 1, example: "a", code)])
    func part(_ name: String, _ line: Int, _ kind: Highlight.Kind, after: String) -> Highlight {
      let start = code[..<line].reduce(0) { $0 + $1.utf8.count + 1 } + after.utf8.count
      return Highlight(range: start..<start + name.utf8.count, kind: kind)
    }
    var input = SiteInput(articles: [Article(file: "Articles/A.md", text: "")])
    input.symbols = [
      Self.way, Symbol(id: "s:Hut", module: "Trails", path: ["Hut"], kind: .structure),
      Symbol(id: "s:Mark", module: "Trails", path: ["Mark()"], kind: .macro),
      with(Symbol(id: "s:walk", module: "Trails", path: ["walk()"], kind: .function)) {
        $0.documentation = documentation
      },
    ]
    let parts = [
      part("@Mark", 1, .attribute, after: ""),
      part("Way", 1, .type, after: "@Mark struct Path { let way: "),
      part("Hut", 1, .type, after: "@Mark struct Path { let way: Way, hut: "),
      part("Way", 2, .identifier, after: ""), part("Way", 2, .identifier, after: "Way."),
    ]
    input.highlights = { _ in parts }

    let files = site(of: input).value

    let page = try #require(files.text("symbols/Trails/walk.html"))
    #expect(page.contains("<a href=\"Mark.html\"><i class=\"a\">@Mark</i></a> struct Path"))
    #expect(
      page.contains(
        "way: <a href=\"Way.html\"><i class=\"t\">Way</i></a>, hut: <i class=\"t\">Hut</i>"))
    #expect(page.ranges(of: "<a href=\"Way.html\"><i").count == 1)
    #expect(brokenLinks(in: files) == [])
  }

  @Test func `the page of a module starts with the names used in the most examples`() throws {
    let files = files(
      others: [1, 0],
      symbols: [
        Symbol(id: "s:0", module: "Trails", path: ["Alp"], kind: .structure),
        Symbol(id: "s:unused", module: "Trails", path: ["Abyss"], kind: .structure),
      ])

    let page = try #require(files.text("symbols/Trails.html"))
    let start = try #require(
      page.split(separator: "<h2 id=\"kind.start\">").last?.split(separator: "</dl>").first)
    #expect(start.matches(of: #/<code>(\w+)</#).map(\.1) == ["Way", "Alp"])
    #expect(
      page.contains(
        "<p>The module declares 3 public names at the top level. The examples use 2 of them.</p>"))
    #expect(page.contains("id=\"page.filter\""))
  }

  @Test func `nested types are listed on the page of the outer type`() throws {
    let nested = [["Way", "Stop"], ["Way", "Stop", "Bed"], ["Wayside"]].map {
      Symbol(id: "s:\($0)", module: "Trails", path: $0, kind: .structure)
    }
    let page = try #require(files(others: [], symbols: nested).text("symbols/Trails/Way.html"))

    let list = try #require(
      page.split(separator: "<h2 id=\"kind.types\">").last?.split(separator: "</dl>").first)
    #expect(list.contains("href=\"Way.Stop.html\"") && list.contains("href=\"Way.Stop.Bed.html\""))
    #expect(!list.contains("Wayside"))
  }

  // MARK: Markdown copies

  /// A method with every part that a Markdown copy can show.
  private var member: Symbol {
    with(Symbol(id: "s:walk", module: "Trails", path: ["Way", "walk(to:)"], kind: .method)) {
      $0.declaration = [.init("func", .keyword), .init(" walk(to: Int)")]
      $0.documentation = Article(
        file: "", text: "",
        blocks: [
          .paragraph([.text("Walks along a "), .symbol("Way", location: Sample.at(1)), .text(".")]),
          .snippet(0),
          .list(
            start: nil, tight: true, [.init(blocks: [.paragraph([.text("Returns: Nothing.")])])]),
        ],
        snippets: [Sample.snippet(0, line: 1, example: "a", ["way.walk(to: 1)"])])
      $0.parent = "s:Way"
      $0.conditions = ["Stop: Equatable"]
      $0.deprecation = "Run."
    }
  }

  @Test func `each symbol has a Markdown copy`() {
    let files = files(others: [0], symbols: [member])

    #expect(
      files.text("symbols/Trails/Way.md") == """
        # `Way`

        Structure of [Trails](../Trails.md)

        A way.

        ## Methods

        ### `walk(to:)`

        ```swift
        func walk(to: Int)
        ```

        Available when `Stop: Equatable`

        **Deprecated.** Run.

        Walks along a [`Way`](Way.html).

        ```swift
        way.walk(to: 1)
        ```

        - Returns: Nothing.

        """)
  }

  @Test func `each module has a Markdown copy`() {
    let files = files(others: [0], symbols: [member])

    #expect(
      files.text("symbols/Trails.md") == """
        # Trails

        The module declares 1 public name at the top level. The examples use it. Start with `Way`.

        ## Structures

        - [`Way`](Trails/Way.md): A way.

        """)
  }

  @Test func `llms.txt and pages link to the Markdown copies of modules and symbols`() {
    let files = files(others: [0], symbols: [member])

    #expect(
      files.text("llms.txt")?.hasSuffix(
        """

        ## Library

        - [Trails](symbols/Trails.md): The module declares 1 public name at the top level. The examples use it. Start with `Way`.

        """) == true)
    #expect(
      files.text("symbols/Trails/Way.html")?.contains("type=\"text/markdown\" href=\"Way.md\"")
        == true)
    #expect(
      files.text("symbols/Trails.html")?.contains("type=\"text/markdown\" href=\"Trails.md\"")
        == true)
  }

  @Test func `a type with several pages has one Markdown copy with all members`() throws {
    let members = (100..<150).map {
      with(Symbol(id: "s:m\($0)", module: "Trails", path: ["Way", "step\($0)"], kind: .property)) {
        $0.parent = "s:Way"
      }
    }
    let files = files(others: [], symbols: members)

    let copies = files.map(\.path).filter { $0.hasPrefix("symbols/Trails/") && $0.hasSuffix(".md") }
    #expect(copies == ["symbols/Trails/Way.md"])
    #expect(try #require(files.text("symbols/Trails/Way.md")).ranges(of: "### `step").count == 50)
  }
}
