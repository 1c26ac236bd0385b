import Testing
import WaymarkBook
import WaymarkMarkup
import WaymarkModel
import WaymarkRendering
import WaymarkSamples

@Suite struct SymbolPageTests {
  private func site(
    _ symbols: [Symbol], _ blocks: [Block] = [], snippets: [Snippet] = []
  ) -> [SiteFile] {
    var input = SiteInput(
      articles: [Article(file: "Articles/Hills.md", text: "", blocks: blocks, snippets: snippets)])
    input.symbols = symbols
    return WaymarkRendering.site(of: input).value
  }

  private func symbol(
    _ name: String, _ kind: Symbol.Kind, _ declaration: [Symbol.Token] = [],
    parent: String? = nil
  ) -> Symbol {
    with(
      Symbol(
        id: "s:\(kind)\(parent ?? "")\(name)", module: "Trails",
        path: [parent, name].compactMap(\.self), kind: kind)
    ) {
      $0.declaration = declaration
      $0.parent = parent.map { "s:\(Symbol.Kind.structure)\($0)" }
    }
  }

  /// Returns the lines of the first declaration of a page.
  private func declaration(of tokens: [Symbol.Token]) throws -> [String] {
    let files = site([symbol("walk", .function, tokens)])
    let page = try #require(files.text("symbols/Trails/walk.html"))
    let code = page.split(separator: "<pre class=\"declaration\">")[1].split(separator: "</pre>")[0]
    let text = code.replacing(/<[^>]*>/, with: "").replacing("&gt;", with: ">").replacing(
      "&lt;", with: "<")
    return text.split(separator: "\n").map(String.init)
  }

  @Test func `a long declaration has a line for each parameter`() throws {
    let lines = try declaration(of: [
      .init("@MainActor", .attribute), .init(" "), .init("func", .keyword), .init(" "),
      .init("walk"),
      .init("<Way>("), .init("to"), .init(": [("), .init("Int", .type), .init(", "),
      .init("[Int: Int]"),
      .init(") -> "), .init("Void"), .init("], "), .init("along"), .init(": Way) "), .init("async"),
      .init(" -> ("), .init("Int", .type), .init(", Int)"),
    ])

    #expect(
      lines == [
        "@MainActor func walk<Way>(", "  to: [(Int, [Int: Int]) -> Void],", "  along: Way",
        ") async -> (Int, Int)",
      ])
  }

  @Test func `a short declaration and a property have one line`() throws {
    #expect(
      try declaration(of: [.init("func", .keyword), .init(" walk(to: Int, by: Int)")]) == [
        "func walk(to: Int, by: Int)"
      ])
    let property: [Symbol.Token] = [
      .init("var", .keyword),
      .init(" handler: (FirstOfTheValues, SecondOfTheValues, ThirdOfTheValues) -> Void"),
    ]
    #expect(try declaration(of: property).count == 1)
  }

  @Test func `each role of a macro is shown on its own line`() throws {
    let lines = try declaration(of: [
      .init("@attached", .attribute), .init("(member, names: arbitrary) "),
      .init("@attached", .attribute),
      .init("(peer) "), .init("macro", .keyword), .init(" walk()"),
    ])

    #expect(lines == ["@attached(member, names: arbitrary)", "@attached(peer)", "macro walk()"])
  }

  @Test func `a macro and a type with the same name each have a heading`() throws {
    let macro = symbol(
      "Trail()", .macro,
      [.init("@attached", .attribute), .init("(member) "), .init("macro Trail()")])
    let files = site([symbol("Trail", .protocol), macro])

    let page = try #require(files.text("symbols/Trails/Trail.html"))
    #expect(
      page.contains(
        "<h2 id=\"kind.own-protocol\"><a href=\"#kind.own-protocol\">Protocol <code>Trail</code></a></h2>"
      ))
    #expect(
      page.contains(
        "<h2 id=\"kind.own-macro\"><a href=\"#kind.own-macro\">Macro <code>@Trail</code></a></h2>"))
    #expect(page.contains("<li class=\"level-2\"><a href=\"#kind.own-macro\">Macro</a></li>"))
    #expect(brokenLinks(in: files) == [])
  }

  @Test(arguments: [("@attached", "@"), ("@freestanding", "#")])
  func `the title of a macro starts with its sign, '@' or '#'`(role: String, sign: String) throws {
    let files = site([
      symbol(
        "trail()", .macro,
        [.init(role, .attribute), .init("(expression) "), .init("macro trail()")])
    ])

    #expect(
      try #require(files.text("symbols/Trails/trail.html")).contains(
        "<h1><code>\(sign)trail</code></h1>"))
  }

  @Test func `overloads share one entry in a type's contents and in its index`() throws {
    let members =
      (100..<250).map { symbol("step\($0)", .property, parent: "Way") }
      + [symbol("walk(to:)", .method, parent: "Way"), symbol("walk(by:)", .method, parent: "Way")]
    let files = site([symbol("Way", .structure)] + members)

    let overview = try #require(files.text("symbols/Trails/Way.html"))
    let first = try #require(files.text("symbols/Trails/Way.part1.html"))
    let second = try #require(files.text("symbols/Trails/Way.part2.html"))
    #expect(overview.contains("<a href=\"Way.part2.html#step249\"><code>step249</code></a>"))
    #expect(overview.ranges(of: "<code>walk</code>").count == 1)
    #expect(!overview.contains("<div class=\"member\""))
    #expect(first.contains("<li class=\"level-3\"><a href=\"#step100\">step100</a></li>"))
    #expect(
      second.ranges(of: "<li class=\"level-3\"><a href=\"#walk(by:)\">walk</a></li>").count == 1)
    #expect(!first.contains("All members"))
    #expect(brokenLinks(in: files) == [])
  }

  @Test func `the sidebar lists the symbols near the page's symbol`() throws {
    let files = site((100..<200).map { symbol("Way\($0)", .structure) })

    let page = try #require(files.text("symbols/Trails/Way150.html"))
    #expect(page.contains("<li><a href=\"Way150.html\" aria-current=\"page\">Way150</a></li>"))
    #expect(page.contains(">Way135</a>") && page.contains(">Way164</a>"))
    #expect(!page.contains(">Way134</a>") && !page.contains(">Way165</a>"))
  }

  @Test func `related types are a list of names, linked if they have a page`() throws {
    var trail = symbol("Trail", .structure)
    trail.supertypes = [
      .init(id: "s:SQ", name: "Swift.Equatable", conditions: ["Stop: Equatable"]),
      .init(id: "s:SH", name: "Swift.Hashable"), .init(id: "s:protocolWay", name: "Way"),
    ]
    var way = symbol("Way", .protocol)
    way.supertypes = [.init(id: "s:s8SendableP", name: "Swift.Sendable")]
    let files = site([trail, way])

    let page = try #require(files.text("symbols/Trails/Trail.html"))
    #expect(
      page.contains(
        """
        <dl class="relations">
        <dt>Conforms to</dt><dd><ul><li><code>Equatable</code> where <code>Stop: Equatable</code></li>
        <li><code>Hashable</code></li>
        <li><a href="Way.html"><code>Way</code></a></li></ul></dd>
        </dl>
        """))
    #expect(
      try #require(files.text("symbols/Trails/Way.html")).contains(
        """
        <dl class="relations">
        <dt>Refines</dt><dd><ul><li><code>Sendable</code></li></ul></dd>
        <dt>Conforming types</dt><dd><ul><li><a href="Trail.html"><code>Trail</code></a></li></ul></dd>
        </dl>
        """))
  }

  @Test func `related types are sorted by the names on the page, without duplicates`() throws {
    var trail = symbol("Trail", .structure)
    trail.supertypes = [
      .init(id: "s:protocolHill", name: "Hill", conditions: ["Stop: Equatable"]),
      .init(id: "s:protocolHill", name: "Hill", conditions: ["Stop: Hashable"]),
      .init(id: "s:SQ", name: "Swift.Equatable"),
    ]
    let files = site([trail, symbol("Hill", .protocol)])

    let page = try #require(files.text("symbols/Trails/Trail.html"))
    let other = try #require(page.range(of: "<li><code>Equatable</code>"))
    let own = try #require(page.range(of: "<li><a href=\"Hill.html\">"))
    #expect(other.upperBound < own.lowerBound)
    let hill = try #require(files.text("symbols/Trails/Hill.html"))
    #expect(hill.ranges(of: "<li><a href=\"Trail.html\"><code>Trail</code></a></li>").count == 1)
  }

  @Test func `a list of related types has at most 80 names`() throws {
    var symbols = (100..<200).map { symbol("Trail\($0)", .structure) }
    for index in symbols.indices {
      symbols[index].supertypes = [.init(id: "s:protocolWay", name: "Way")]
    }
    let files = site(symbols + [symbol("Way", .protocol)])

    let page = try #require(files.text("symbols/Trails/Way.html"))
    #expect(page.contains("<code>Trail179</code></a></li>\n<li>20 more</li></ul>"))
  }

  // MARK: Symbols in prose

  private let known = [
    Symbol(id: "s:Way", module: "Trails", path: ["Way"], kind: .structure),
    with(Symbol(id: "s:walk", module: "Trails", path: ["Way", "walk(to:)"], kind: .method)) {
      $0.parent = "s:Way"
    },
    Symbol(id: "s:Mark", module: "Trails", path: ["Mark()"], kind: .macro),
    Symbol(id: "s:pack", module: "Trails", path: ["pack()"], kind: .function),
  ]

  @Test(arguments: [
    ("Way", "Way.html"), ("Way()", "Way.html"), ("Way.walk", "Way.html#walk(to:)"),
    ("Way.walk(to:)", "Way.html#walk(to:)"), ("@Mark", "Mark.html"),
  ])
  func `code that names a symbol is a link to it`(code: String, address: String) throws {
    let files = site(known, [.paragraph([.text("A "), .code(code), .text(".")])])

    let page = try #require(files.text("articles/Hills.html"))
    #expect(
      page.contains("<p>A <a href=\"../symbols/Trails/\(address)\"><code>\(code)</code></a>.</p>"))
  }

  @Test(arguments: [
    "way", "pack()", "Way.run", "Way()..", "@", "", "Way<Int>", "\u{C4}hnlich", "Hut",
  ])
  func `code that isn't the name of a symbol isn't a link`(code: String) throws {
    let files = site(known, [.paragraph([.text("A "), .code(code), .text(".")])])

    #expect(!(try #require(files.text("articles/Hills.html")).contains("<p>A <a")))
  }

  @Test func `a name that the articles themselves declare isn't a link`() throws {
    let snippet = Snippet(
      index: 0, location: Sample.at(3),
      lines: [.init(text: "  public enum Way { case up }", number: 4, column: 1)])
    let files = site(
      known, [.paragraph([.code("Way"), .text(" and "), .code("@Mark")]), .snippet(0)],
      snippets: [snippet])

    let page = try #require(files.text("articles/Hills.html"))
    #expect(page.contains("<p><code>Way</code> and <a href=\"../symbols/Trails/Mark.html\">"))
  }

  @Test func `only the first mention in a section becomes a link, except in headings and links`()
    throws
  {
    let mention = Block.paragraph([.code("Way"), .text(", "), .code("Way")])
    let files = site(
      known,
      [
        .heading(level: 1, id: "hills", [.text("Hills")]), mention,
        .heading(level: 2, id: "way", [.code("Way")]), mention,
        .paragraph([
          .link(
            destination: "https://swift.org/", title: nil, [.code("@Mark")], location: Sample.at(9))
        ]),
      ])

    let page = try #require(files.text("articles/Hills.html"))
    #expect(
      page.ranges(
        of: "<p><a href=\"../symbols/Trails/Way.html\"><code>Way</code></a>, <code>Way</code></p>"
      ).count == 2)
    #expect(page.contains("<h2 id=\"way\"><a href=\"#way\"><code>Way</code></a></h2>"))
    #expect(page.contains("<a href=\"https://swift.org/\"><code>@Mark</code></a>"))
  }
}
