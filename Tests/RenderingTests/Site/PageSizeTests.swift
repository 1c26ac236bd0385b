import Testing
import WaymarkBook
import WaymarkMarkup
import WaymarkModel
import WaymarkRendering
import WaymarkSamples

/// The size of a page is limited, regardless of the size of the library and of the book.
@Suite struct PageSizeTests {
  static let library = files(of: Self.symbols, [Article(file: "Articles/Hills.md", text: "")])
  static let book = files(of: [], articles)

  private static func files(of symbols: [Symbol], _ articles: [Article]) -> [SiteFile] {
    var input = SiteInput(articles: articles)
    input.symbols = symbols
    if !articles[0].snippets.isEmpty { (input.examples, input.proofs) = ([example], [proof]) }
    return site(of: input).value
  }

  /// An example with many snippets, many expectations, and a long output.
  private static let example = Example(
    id: Example.ID(article: "Articles/Long.md", name: "all"), module: "M",
    snippets: Array(0..<120), plan: .run,
    source: GeneratedSource(
      lines: (0..<3_000).map { .init(text: "let number\($0) = numbers.first { $0 > \($0) }") }))

  private static let proof = with(Proof(example: example.id, verdict: .passed)) {
    $0.expectations = (0..<200).map { number in
      Proof.Expectation(
        kind: .condition,
        location: SourceLocation(file: "Articles/Long.md", line: number * 20 + 2, column: 1),
        text: "#expect(number == \(number))", held: true)
    }
    $0.output = String(repeating: "A line that the example printed.\n", count: 5_000)
    $0.timeline = (0..<400).map {
      Proof.Step(
        snippet: 0, kind: .sent, action: ".stay(\($0))", change: "- nights: 1\n+ nights: 2")
    }
  }

  private static func symbol(
    _ name: String, _ kind: Symbol.Kind, in parent: String? = nil, sentences: Int = 1
  ) -> Symbol {
    let text = "The symbol \(name) is used when a walker needs a thing of exactly this kind. "
    let words = String(repeating: text, count: sentences)
    return with(
      Symbol(
        id: "s:\(parent ?? "")\(name)\(kind)", module: "Trails",
        path: [parent, name].compactMap(\.self), kind: kind)
    ) {
      $0.declaration = [.init(kind.rawValue + " " + name)]
      $0.documentation = Article(file: name, text: words, blocks: [.paragraph([.text(words)])])
      $0.parent = parent.map { "s:\($0)\(Symbol.Kind.structure)" }
    }
  }

  /// A module with many names, and types with many members, nested types, overloads, and subtypes.
  private static let symbols: [Symbol] = {
    var symbols = (0..<500).map { symbol("Name\($0)", $0 < 250 ? .structure : .enumeration) }
    let walkable = symbol("Walkable", .protocol)
    for index in symbols.indices {
      symbols[index].supertypes = [.init(id: walkable.id, name: "Walkable")]
    }
    symbols += [walkable, symbol("Wide", .structure), symbol("Outer", .structure)]
    symbols += (0..<200).map { symbol("member\($0)()", .method, in: "Wide", sentences: 4) }
    symbols += (0..<250).map { symbol("Nested\($0)", .structure, in: "Outer") }
    symbols += (0..<100).map { symbol("walk(_: Name\($0))", .function, sentences: 4) }
    return symbols
  }()

  /// An article with many snippets, and many small articles that link to its sections.
  private static let articles: [Article] = {
    let small = (0..<220).map { number in
      Article(
        file: "Articles/Small\(number).md", text: "",
        blocks: [
          .heading(level: 1, id: "small", [.text("The small article number \(number)")]),
          .paragraph([
            .document(
              article: "Long", heading: "section-\(number % 120)",
              location: SourceLocation(file: "Articles/Small\(number).md", line: 1, column: 1))
          ]),
        ])
    }
    let code = "  let number = numbers.first { $0 > 1 }"
    let sections = (0..<120).flatMap { number in
      [
        Block.heading(level: 2, id: "section-\(number)", [.text("Section \(number)")]),
        .paragraph([
          .document(
            article: "", heading: "section-\(119 - number)",
            location: SourceLocation(file: "Articles/Long.md", line: number, column: 1))
        ]),
        .snippet(number),
      ]
    }
    let snippets = (0..<120).map { index in
      Snippet(
        index: index,
        location: SourceLocation(file: "Articles/Long.md", line: index * 20, column: 1),
        heading: "section-\(index)",
        lines: (1...10).map { .init(text: code, number: index * 20 + $0, column: 1) })
    }
    return [
      Article(
        file: "Articles/Long.md", text: "",
        blocks: [.heading(level: 1, id: "long", [.text("Long")])] + sections, snippets: snippets)
    ] + small
  }()

  enum Kind: String, CaseIterable {
    case library, book

    var files: [SiteFile] { self == .library ? PageSizeTests.library : PageSizeTests.book }
  }

  @Test(arguments: Kind.allCases)
  func `every page is smaller than 100 KB including styles and scripts`(_ kind: Kind) {
    let files = kind.files
    let sizes = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes.count) })

    for page in files.pages {
      let parts = Markup(page).elements.compactMap { element in
        element.name == "link" && element.attributes["rel"] == "stylesheet"
          ? element.attributes["href"] : element.name == "script" ? element.attributes["src"] : nil
      }
      let size = parts.reduce(page.bytes.count) { sum, part in
        sum + (sizes[part.split(separator: "/").last.map(String.init) ?? ""] ?? 0)
      }
      #expect(parts.count > 1 && size < 100_000, "\(page.path)")
    }
  }

  @Test(arguments: Kind.allCases)
  func `every link in a site with divided pages is valid`(_ kind: Kind) {
    #expect(brokenLinks(in: kind.files) == [])
  }

  @Test func `every name of a large module is on one of its pages`() {
    let pages = Self.library.pages.filter { $0.path.hasPrefix("symbols/Trails.") }
    let links = pages.dropFirst().flatMap {
      Markup($0).elements.compactMap { $0.attributes["href"] }
    }

    #expect(pages.count > 2)
    for number in 0..<500 { #expect(links.contains("Trails/Name\(number).html")) }
  }

  @Test func `every nested type and overload is on one of the pages for its name`() {
    let outer = Self.library.pages.filter { $0.path.hasPrefix("symbols/Trails/Outer.") }
      .flatMap { Markup($0).elements.compactMap { $0.attributes["href"] } }
    let overloads = Self.library.pages.filter { $0.path.hasPrefix("symbols/Trails/walk.") }

    #expect((0..<250).allSatisfy { outer.contains("Outer.Nested\($0).html") })
    #expect(overloads.count > 2)
    #expect(
      overloads.reduce(0) {
        $0 + Markup($1).elements.count { $0.attributes["class"] == "declaration" }
      }
        == 100)
  }

  @Test func `the parts of a large proof contain each of its expectations and events once`() {
    let pages = Self.book.pages.filter { $0.path.hasPrefix("proofs/Long/all") }
    let text = pages.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()

    #expect(pages.count > 2)
    #expect(
      (0..<200).allSatisfy { text.ranges(of: "<code>#expect(number == \($0))</code>").count == 1 })
    #expect((0..<400).allSatisfy { text.ranges(of: "<code>.stay(\($0))</code>").count == 1 })
    #expect(text.contains("\n… and "))
  }

  @Test func `every article of a large topic is on one of its pages`() throws {
    let pages = Self.book.pages.filter { $0.path.hasPrefix("topics/") }
    let links = pages.flatMap { Markup($0).elements.compactMap { $0.attributes["href"] } }

    #expect(try #require(Self.book.text("index.html")).contains("href=\"topics/1.html\""))
    for number in 0..<220 { #expect(links.contains("../articles/Small\(number).html")) }
  }

  @Test func `the parts of a large article contain each of its sections once, in order`() {
    let parts = [""] + (2...50).map { ".part\($0)" }
    let pages = parts.compactMap { part in
      Self.book.pages.first { $0.path == "articles/Long\(part).html" }
    }
    let ids = pages.flatMap { Markup($0).elements.filter { $0.name == "h2" } }
      .compactMap { $0.attributes["id"] }

    #expect(pages.count > 2)
    #expect(ids == (0..<120).map { "section-\($0)" })
  }

  @Test func `the overview of a divided module links to ranges of names of the same kind`()
    throws
  {
    let page = try #require(Self.library.first { $0.path == "symbols/Trails.html" })

    let rows = String(decoding: page.bytes, as: UTF8.self).matches(
      of: #/<dt><a href="Trails\.part(\d+)\.html">(.+?)</a></dt><dd>(\d+) names?</dd>/#
    ).map { (part: Int($0.1) ?? 0, link: String($0.2), count: Int($0.3) ?? 0) }

    #expect(rows.map(\.count).reduce(0, +) == 504)
    #expect(rows.map(\.part) == rows.map(\.part).sorted())
    #expect(Set(rows.map(\.link)).count == rows.count)
    #expect(rows.first?.link.hasPrefix("Structures: <code>Name0</code> to <code>") == true)
    #expect(rows.contains { $0.link.hasPrefix("Enumerations: <code>") })
  }
}
