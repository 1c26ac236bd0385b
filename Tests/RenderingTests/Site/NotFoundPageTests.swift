import Testing
import WaymarkBook
import WaymarkMarkup
import WaymarkModel
import WaymarkRendering

/// The page that a server shows for an unknown address.
@Suite struct NotFoundPageTests {
  private func page(_ change: (inout SiteInput) -> Void = { _ in }) throws -> String {
    var input = Sample.input
    change(&input)
    return try #require(site(of: input).value.text("404.html"))
  }

  @Test func `the links are relative to the server's root`() throws {
    let page = try page { $0.settings.address = "https://example.com/book/" }

    #expect(page.contains("href=\"/book/style.css\""))
    #expect(page.contains("href=\"/book/index.html\""))
    #expect(page.contains("<li><a href=\"/book/articles/Trees.html\">Trees of optionals</a></li>"))
    #expect(!page.contains("canonical"))
  }

  @Test func `the articles of a small book are listed by topic`() throws {
    #expect(
      try page().contains(
        """
        <h2>Navigation</h2>
        <ul>
        <li><a href="articles/Trees.html">Trees of optionals</a></li>
        </ul>
        <h2>More articles</h2>
        <ul>
        <li><a href="articles/Stacks.html">Stacks of values</a></li>
        </ul>
        """))
    #expect(brokenLinks(in: site(of: Sample.input).value) == [])
  }

  @Test func `a topic without articles isn't listed, and a book without topics has one list`()
    throws
  {
    let plans = Block.heading(level: 3, id: "plans", [.text("Plans")])
    let page = try page { $0.front?.blocks.insert(plans, at: 3) }
    let plain = try self.page { $0.front = nil }

    #expect(!page.contains("Plans"))
    #expect(!plain.contains("<h2>"))
    #expect(plain.ranges(of: "<ul>").count == 1 && plain.ranges(of: "<li>").count == 2)
  }

  @Test func `the articles of a large book aren't listed`() throws {
    let page = try page { input in
      input.articles += (1...60).map { Article(file: "Articles/Hill\($0).md", text: "") }
    }

    #expect(!page.contains("<li>"))
  }
}
