import Testing
import WaymarkBook
import WaymarkMarkup
import WaymarkModel
import WaymarkRendering

/// The descriptions of modules on their DocC landing pages.
@Suite struct ModuleAbstractTests {
  private var files: [SiteFile] {
    var input = Sample.input
    input.symbols = SymbolTests.symbols
    input.landingPages["Trails"] = Article(
      file: "Trails", text: "",
      blocks: [
        .heading(level: 1, id: "trails", [.symbol("Trails", location: Sample.at(1))]),
        .paragraph([
          .text("Plan a "), .symbol("Trail", location: Sample.at(3)), .text(". Then"),
          .softBreak, .text("walk it."),
        ]),
        .paragraph([.text("More about trails.")]),
      ])
    return site(of: input).value
  }

  @Test func `the front page shows the first sentence about each module`() throws {
    let page = try #require(files.text("index.html"))

    #expect(
      page.contains(
        """
        <ul>
        <li><a class="group" href="symbols/Maps.html">Maps</a></li>
        <li><a class="group" href="symbols/Trails.html">Trails</a>\
        <span class="abstract">Plan a <code class="symbol">Trail</code>.</span></li>
        </ul>
        """))
  }

  @Test func `the page of a module, its copy, and llms.txt show the first paragraph about it`()
    throws
  {
    let page = try #require(files.text("symbols/Trails.html"))
    let copy = try #require(files.text("symbols/Trails.md"))
    let llms = try #require(files.text("llms.txt"))

    #expect(
      page.contains(
        """
        <p>Plan a <a href="Trails/Trail.html"><code class="symbol">Trail</code></a>. Then
        walk it.</p>
        <p>The module declares
        """))
    #expect(page.contains("<meta name=\"description\" content=\"Plan a Trail. Then walk it.\">"))
    #expect(
      copy.hasPrefix(
        """
        # Trails

        Plan a [`Trail`](Trails/Trail.html). Then
        walk it.

        The module declares
        """))
    #expect(
      llms.contains(
        """
        - [Trails](symbols/Trails.md): Plan a [`Trail`](symbols/Trails/Trail.html). Then walk it. \
        The module declares
        """))
    #expect(llms.contains("- [Maps](symbols/Maps.md): The module declares"))
    #expect(brokenLinks(in: files) == [])
  }
}
