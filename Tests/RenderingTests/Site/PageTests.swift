import Testing
import WaymarkModel

@testable import WaymarkBook
@testable import WaymarkMarkup
@testable import WaymarkRendering

/// The parts that all pages share.
@Suite struct PageTests {
  private func files(_ change: (inout SiteInput) -> Void = { _ in }) -> [SiteFile] {
    var input = Sample.input
    change(&input)
    return site(of: input).value
  }

  @Test func `the sidebar lists the groups and the articles of the current group`() throws {
    let page = try #require(files().text("articles/Trees.html"))

    #expect(
      page.contains(
        """
        <nav class="book" id="page.book" aria-label="Articles" popover>
        <p class="kind">Articles</p>
        <ul>
        <li><a class="group current" href="../index.html#navigation">Navigation</a>
        <ul>
        <li><a href="Trees.html" aria-current="page">Trees of optionals</a></li>
        </ul>
        </li>
        <li><a class="group" href="../index.html#Others">More articles</a></li>
        </ul>
        </nav>
        """))
  }

  @Test func `a proof has the sidebar of its article`() throws {
    let page = try #require(files().text("proofs/Trees/planner.html"))

    #expect(page.contains("<li><a href=\"../../articles/Trees.html\" aria-current=\"page\">"))
  }

  @Test func `in a large group, the sidebar shows the articles near the current one`() throws {
    let files = files { $0 = Self.large }
    let first = try #require(files.text("articles/Article100.html"))
    let last = try #require(files.text("articles/Article399.html"))

    let links = [first, last].map { page in
      Markup(page).elements.compactMap { $0.attributes["href"] }.filter {
        $0.hasPrefix("Article") && $0.hasSuffix(".html")
      }
    }
    #expect(Set(links[0]).count == 30)
    #expect(links[0].contains("Article100.html") && !links[0].contains("Article130.html"))
    #expect(Set(links[1]).count == 30)
    #expect(links[1].contains("Article399.html"))
  }

  @Test func `every page of a large book is smaller than 100 KB including styles and scripts`() {
    let files = files { $0 = Self.large }
    let shared = files.filter {
      ["front.css", "proof.css", "style.css", "screens.css", "script.js"].contains($0.path)
    }
    .reduce(0) { $0 + $1.bytes.count }

    let heaviest = files.pages.map { $0.bytes.count + shared }.max() ?? 0

    #expect(files.pages.count > 600)
    #expect(heaviest < 100_000)
  }

  @Test func `a site with a known address has canonical addresses and a sitemap`() throws {
    let files = files { $0.settings.address = "https://example.com/book/" }

    #expect(
      files.text("articles/Trees.html")?
        .contains("<link rel=\"canonical\" href=\"https://example.com/book/articles/Trees.html\">")
        == true)
    #expect(
      files.text("sitemap.xml") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>https://example.com/book/articles/Stacks.html</loc></url>
        <url><loc>https://example.com/book/articles/Trees.html</loc></url>
        <url><loc>https://example.com/book/</loc></url>
        </urlset>

        """)
  }

  @Test func `in narrow windows, a button opens the sidebar, even without scripts`() throws {
    let page = try #require(files().text("articles/Trees.html"))
    let style = String(decoding: PackageResources.style_css, as: UTF8.self)

    #expect(
      page.contains(
        "<button class=\"to-book\" type=\"button\" popovertarget=\"page.book\" aria-label=\"Articles\">"
      ))
    #expect(page.contains("id=\"page.book\" aria-label=\"Articles\" popover>"))
    #expect(
      style.contains(
        ":root:not([data-script]) :is(.tools button:not(.to-book), .copy) { display: none; }"))
    #expect(try #require(files().text("index.html")).contains("to-book") == false)
  }

  @Test func `the markup of pages doesn't contain 'tabindex'`() {
    #expect(
      !files().pages.contains { String(decoding: $0.bytes, as: UTF8.self).contains("tabindex") })
  }

  @Test func `browsers without 'light-dark()' get every light color`() throws {
    let style = String(decoding: PackageResources.style_css, as: UTF8.self)
    let rule = try #require(
      style.split(separator: "@supports not (color: light-dark(#000, #fff)) {").last?.split(
        separator: "}"
      ).first)

    let colors = style.matches(of: #/(--[a-z-]+): light-dark\((#[0-9a-f]{6}), /#)
    #expect(colors.count > 20)
    for color in colors { #expect(rule.contains("\(color.1): \(color.2);"), "\(color.1)") }
  }

  @Test func `a site without an address has no canonical addresses and no sitemap`() throws {
    let files = files()

    #expect(!files.contains { $0.path == "sitemap.xml" })
    #expect(
      !files.pages.contains { String(decoding: $0.bytes, as: UTF8.self).contains("canonical") })
    #expect(files.text("404.html")?.contains("href=\"style.css\"") == true)
  }

  @Test func `pages link to the repository, and articles to their editing page`() throws {
    let files = files {
      $0.settings.repository = "https://example.com/source"
      $0.settings.editing = "https://example.com/edit/"
    }

    for page in files.pages {
      let text = String(decoding: page.bytes, as: UTF8.self)
      #expect(
        text.contains("<a href=\"https://example.com/source\">Repository</a>"), "\(page.path)")
    }
    #expect(
      files.text("articles/Trees.html")?
        .contains("href=\"https://example.com/edit/Articles/Trees.md\"") == true)
  }

  @Test func `a logo is shown beside the title and used as the page icon`() throws {
    let page = try #require(
      files { $0.settings.logo = "Articles/hut.png" }.text("articles/Trees.html"))

    #expect(page.contains("<img src=\"../files/Articles/hut.png\" alt=\"\">"))
    #expect(page.contains("<link rel=\"icon\" href=\"../files/Articles/hut.png\">"))
    #expect(!page.contains("image/svg+xml"))
  }

  @Test func `the front page describes the book before it counts verdicts`() throws {
    let page = try #require(files().text("index.html"))

    let lead = try #require(page.range(of: "A short book that proves itself."))
    let count = try #require(page.range(of: "class=\"sum\""))
    #expect(lead.upperBound < count.lowerBound)
  }

  @Test func `a topic without articles has no list on the front page`() throws {
    let heading = Block.heading(level: 3, id: "plans", [.text("Plans")])
    let pages = files { input in
      input.front?.blocks.insert(heading, at: 3)
    }
    let page = try #require(pages.text("index.html"))

    #expect(page.contains("<h3 id=\"plans\">Plans</h3>\n<h3 id=\"navigation\">"))
  }

  @Test func `an empty table heading is rendered as an ordinary cell`() throws {
    let table = Block.table(
      alignments: [], header: [[], [.text("b")]], rows: [[[], [.text("c")]]])
    let page = try #require(
      files { $0.articles[0].blocks.append(table) }.text("articles/Trees.html"))

    #expect(page.contains("<thead><tr><td></td><th scope=\"col\">b</th></tr></thead>"))
  }

  @Test func `the sidebar covers the page only in browsers that can close it`() throws {
    let css = String(decoding: PackageResources.style_css, as: UTF8.self)
    let supporting = try #require(
      css.firstMatch(of: /@supports selector\(:popover-open\) {\n((?:  .*\n)*)}/))
    let others = try #require(
      css.firstMatch(of: /@supports not selector\(:popover-open\) {\n((?:  .*\n)*)}/))
    let covering = css.split(separator: "\n").filter {
      $0.contains(".book") && $0.contains("position: fixed")
    }

    #expect(covering.count == 1)
    #expect(covering.allSatisfy { supporting.1.contains($0) })
    #expect(others.1.contains(".to-book { display: none; }"))
  }

  @Test func `minifying a style sheet keeps its meaning`() {
    let style =
      "/* Comment */\na, b { c: d(e + 1px) f, g; }\n@media (h: 1px) {\n  i :j { k: \": ;}, {\"; }\n}\n"

    #expect(
      String(decoding: minifiedStyle(Array(style.utf8)), as: UTF8.self)
        == "a,b{c:d(e + 1px) f,g}@media (h:1px){i :j{k:\": ;}, {\"}}\n")
  }

  @Test func `minifying a script keeps its meaning`() {
    let script = "// Comment\nlet a = 1;\n  // Comment\n  let b = '// c';\n"

    #expect(
      String(decoding: minifiedScript(Array(script.utf8)), as: UTF8.self)
        == "let a = 1;\nlet b = '// c';\n")
  }

  /// A book of 300 articles without Topics, each with one example.
  private static var large: SiteInput {
    var input = SiteInput(articles: [])
    for number in 100..<400 {
      let file = "Articles/Article\(number).md"
      input.articles.append(
        Article(
          file: file, text: "",
          blocks: [
            .heading(level: 1, id: "a", [.text("The article of number \(number)")]),
            .paragraph([.text(String(repeating: "An abstract of many words. ", count: 10))]),
            .snippet(0),
          ],
          snippets: [Sample.snippet(0, file, line: 5, example: "one", ["#expect(true)"])]))
      let id = Example.ID(article: file, name: "one")
      input.examples.append(
        Example(
          id: id, module: "M\(number)", snippets: [0], plan: .run,
          source: GeneratedSource(lines: [.init(text: "#expect(true)")])))
      input.proofs.append(Proof(example: id, verdict: .passed, duration: 1))
    }
    return input
  }
}

/// The accent color from the settings.
@Suite struct AccentTests {
  @Test(arguments: ["#ffffff", "#000000", "#ffd000", "#ff3b30", "#0a6b5d", "#0000ff"])
  func `the accent color is readable on every background, light and dark`(code: String) throws {
    let rule = accentRule(try #require(AccentColor(code)))
    let style = String(decoding: PackageResources.style_css, as: UTF8.self)

    let pattern = /--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/
    let own = rule.matches(of: pattern)
    let accent = try #require(own.first { $0.1 == "accent" })
    let all =
      style.matches(of: pattern).filter { !["accent", "faint-accent"].contains($0.1) } + own
    let grounds = all.filter { PaletteTests.grounds.contains(String($0.1)) }
    #expect(grounds.count == PaletteTests.grounds.count)
    for ground in grounds {
      let light = try #require(AccentColor(String(accent.2))).contrast(
        to: #require(AccentColor(String(ground.2))))
      let dark = try #require(AccentColor(String(accent.3))).contrast(
        to: #require(AccentColor(String(ground.3))))
      #expect(min(light, dark) >= 4.5, "\(ground.1)")
    }
  }

  @Test func `a readable accent color isn't changed`() throws {
    #expect(
      accentRule(try #require(AccentColor("#003399"))).contains("--accent: light-dark(#003399,"))
  }

  @Test func `the style sheet ends with the accent color`() throws {
    var input = Sample.input
    input.settings.accent = AccentColor("#003399")

    let style = try #require(site(of: input).value.text("style.css"))

    #expect(style.hasSuffix(accentRule(try #require(AccentColor("#003399")))))
  }

  @Test(arguments: ["003399", "#03f", "#00339g", "#+03399", "red", ""])
  func `only '#' followed by six hexadecimal digits is a valid color`(code: String) {
    #expect(AccentColor(code) == nil)
  }
}
