import Testing
import WaymarkBook
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel
import WaymarkRendering
import WaymarkSamples

@Suite struct SymbolTests {
  static let trail = with(
    Symbol(id: "s:Trail", module: "Trails", path: ["Trail"], kind: .structure)
  ) {
    $0.declaration = [
      .init("struct", .keyword), .init(" "), .init("Trail", .identifier), .init(": "),
      .init("Way", .type, symbol: "s:Way"),
    ]
    $0.documentation = Article(
      file: "Trails/Trail", text: "",
      blocks: [
        .paragraph([
          .text("A way through the hills. See "), .symbol("walk(to:)", location: Sample.at(1)),
          .text("."),
        ]),
        .snippet(0),
      ],
      snippets: [
        Snippet(
          index: 0, location: Sample.at(3),
          lines: [.init(text: "Trail().walk(to: <#hut#>)", number: 4, column: 1)])
      ])
    $0.supertypes = [
      .init(id: "s:Way", name: "Way"),
      .init(id: "s:SQ", name: "Swift.Equatable", conditions: ["Stop: Equatable"]),
    ]
  }

  static let symbols = [
    trail,
    Symbol(id: "s:Way", module: "Trails", path: ["Way"], kind: .protocol),
    with(Symbol(id: "s:Stop", module: "Trails", path: ["Trail", "Stop"], kind: .enumeration)) {
      $0.parent = "s:Trail"
    },
    with(Symbol(id: "s:walk", module: "Trails", path: ["Trail", "walk(to:)"], kind: .method)) {
      $0.parent = "s:Trail"
      $0.deprecation = "Use 'run'."
    },
    with(Symbol(id: "s:walk2", module: "Trails", path: ["Trail", "walk(to:)"], kind: .method)) {
      $0.parent = "s:Trail"
      $0.conditions = ["Stop: Equatable"]
    },
    with(Symbol(id: "s:map", module: "Maps", path: ["Trail", "map"], kind: .property)) {
      $0.parent = "s:Trail"
    },
    with(Symbol(id: "s:lake", module: "Maps", path: ["String", "lake"], kind: .typeProperty)) {
      $0.parent = "s:SS"
    },
    Symbol(id: "s:pack", module: "Trails", path: ["pack(_:)"], kind: .function),
    Symbol(id: "s:packMacro", module: "Trails", path: ["Trail()"], kind: .macro),
  ]

  private func site(_ words: Inline..., file: String = "Articles/Hills.md") -> Checked<[SiteFile]> {
    var input = SiteInput(articles: [Article(file: file, text: "", blocks: [.paragraph(words)])])
    input.symbols = Self.symbols
    return WaymarkRendering.site(of: input)
  }

  private func reference(_ name: String) -> Inline { .symbol(name, location: Sample.at(1, 5)) }

  @Test func `each type has a page with its members, and all links between pages are valid`() throws
  {
    let files = site(reference("Trail")).value

    #expect(
      files.pages.map(\.path).filter { $0.hasPrefix("symbols/") } == [
        "symbols/Maps.html", "symbols/Maps/String.html", "symbols/Trails.html",
        "symbols/Trails/Trail.Stop.html", "symbols/Trails/Trail.html", "symbols/Trails/Way.html",
        "symbols/Trails/pack.html",
      ])
    #expect(brokenLinks(in: files) == [])
    #expect(files.text("index.html")?.contains("href=\"symbols/Trails.html\"") == true)
    let page = try #require(files.text("symbols/Trails/Trail.html"))
    for anchor in ["walk(to:)", "walk(to:)-2", "map", "Trail()"] {
      #expect(page.contains("id=\"\(anchor)\""), "\(anchor)")
    }
    #expect(page.contains("<strong>Deprecated.</strong> Use &#39;run&#39;."))
    #expect(page.contains("Available when <code>Stop: Equatable</code>"))
    #expect(page.contains("<code>Equatable</code> where <code>Stop: Equatable</code>"))
    #expect(page.contains("Trail().walk(to: &lt;#hut#&gt;)"))
    #expect(page.contains("<a href=\"#walk(to:)\"><code class=\"symbol\">walk(to:)</code></a>"))
    #expect(
      try #require(files.text("symbols/Trails/Way.html")).contains(
        "<a href=\"Trail.html\"><code>Trail</code></a>"))
  }

  @Test func `a type with many members has several pages`() throws {
    var input = SiteInput(articles: [Sample.stacks])
    input.symbols =
      [Self.symbols[1]]
      + (100..<250).map {
        with(Symbol(id: "s:\($0)", module: "Trails", path: ["Way", "step\($0)"], kind: .property)) {
          $0.parent = "s:Way"
        }
      }

    let files = WaymarkRendering.site(of: input).value

    let pages = files.pages.filter { $0.path.hasPrefix("symbols/Trails/") }
    #expect(
      pages.map(\.path) == ["symbols/Trails/Way.html"]
        + (1...2).map { "symbols/Trails/Way.part\($0).html" })
    #expect(pages.allSatisfy { $0.bytes.count < 40_000 })
    #expect(brokenLinks(in: files) == [])
  }

  @Test(arguments: [
    ("Trail", "Trails/Trail.html"), ("Trails/Trail", "Trails/Trail.html"),
    ("@Trail", "Trails/Trail.html#Trail()"), ("Trail/walk(to:)", "Trails/Trail.html#walk(to:)"),
    ("Trail/walk", "Trails/Trail.html#walk(to:)"),
    ("Trail/walk(to:)-4t3k1", "Trails/Trail.html#walk(to:)"),
    ("Trail/map", "Trails/Trail.html#map"), ("pack(_:)", "Trails/pack.html"),
    ("Trail-swift.struct", "Trails/Trail.html"),
  ])
  func `a reference points to its symbol`(name: String, address: String) throws {
    let result = site(reference(name))

    #expect(result.diagnostics == [])
    let page = try #require(result.value.text("articles/Hills.html"))
    #expect(page.contains("<a href=\"../symbols/\(address)\">"))
    let copy = try #require(result.value.text("articles/Hills.md"))
    // Parentheses could end the link.
    let encoded = address.replacing("(", with: "%28").replacing(")", with: "%29")
    #expect(copy.contains("[`\(symbolName(name))`](../symbols/\(encoded))"))
  }

  @Test func `an unknown symbol is reported with the nearest one`() {
    #expect(
      site(reference("Trail/wlak(to:)")).diagnostics.map(\.description) == [
        """
        Articles/Trees.md:1:5: error: the library has no public symbol 'Trail/wlak(to:)'
          did you mean 'Trail/walk(to:)'?
        """
      ])
  }

  @Test func `for a name that resembles no symbol, the error suggests single backticks`() {
    #expect(
      site(reference("UserDefaults")).diagnostics.map(\.description) == [
        """
        Articles/Trees.md:1:5: error: the library has no public symbol 'UserDefaults'
          if 'UserDefaults' isn't a symbol of the library, write it between single backticks
        """
      ])
  }

  @Test func `an unknown symbol isn't an error in a DocC catalog or if no symbols are known`() {
    let away = Inline.symbol(
      "UIView", location: SourceLocation(file: "A.docc/B.md", line: 1, column: 1))
    #expect(site(away, file: "A.docc/B.md").diagnostics.map(\.severity) == [.warning])

    let article = Article(
      file: "Articles/Hills.md", text: "", blocks: [.paragraph([reference("UIView")])])
    #expect(deadLinks(in: [article], files: []) == [])
  }

  @Test func `neither the order of the symbols nor duplicates affect the site`() {
    var input = SiteInput(articles: [Sample.stacks])
    input.symbols = Self.symbols
    let files = WaymarkRendering.site(of: input).value
    input.symbols.reverse()
    input.symbols.append(Self.trail)

    #expect(WaymarkRendering.site(of: input).value == files)
  }
}
