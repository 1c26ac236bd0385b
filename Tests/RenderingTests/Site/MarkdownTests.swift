import Testing
import WaymarkBook
import WaymarkMarkup
import WaymarkModel
import WaymarkRendering

/// The Markdown copies of pages, and `llms.txt`, which lists them.
@Suite struct MarkdownTests {
  let files = site(of: Sample.input).value

  private static let copy = """
    # Trees of *optionals*

    A value that **may** be missing.

    ## First steps

    Hidden code of `planner`:

    ```swift
    struct Planner: Equatable {
      var stops = ["Lake"]
    }
    ```

    Then
    read it:

    ```swift
    let planner = Planner()
    print(planner.stops)
    #expect(planner.stops.count == 1)
    ```

    *Verdict: passed: 2 expectations* ([proof](../proofs/Trees/planner.html))

    Prints:

    ```text
    ["Lake"]
    ```

    > **Note**
    >
    > Two `Planner`s are equal.

    > Quoted.\\
    > ~~Not.~~

    ### What fails

    ```swift
    Planner().note = 1  // error
    ```

    *Verdict: passed: does not compile, as expected* ([proof](../proofs/Trees/orphan.html))

    3. [x] packed

    4. [ ] walked

    | hut | height |
    | --- | --: |
    | Lake | 1 200 |

    ```sh
    swift run waymark test
    ```

    ```
    plain <text>
    ```

    ---

    [paths](Stacks.md#paths), [Paths](Stacks.md#paths), [Swift](https://swift.org/), \
    `send(_:)`![a hut](../files/Articles/hut.png)

    """

  @Test func `a page has a Markdown copy with the verdicts of its snippets`() {
    #expect(files.text("articles/Trees.md") == Self.copy)
  }

  @Test func `text that looks like markup is escaped`() {
    let text = "# no *heading* [x](y) <b> a_b _c_ `d` 1. &amp;"
    var article = Sample.stacks
    article.blocks = [
      .paragraph([.text(text), .softBreak, .text("- x"), .softBreak, .text("1. x")])
    ]

    let files = site(of: SiteInput(articles: [article])).value

    #expect(
      files.text("articles/Stacks.md") == """
        # Stacks

        \\# no \\*heading\\* \\[x\\](y) \\<b> a_b \\_c\\_ \\`d\\` 1. &amp;amp;
        \\- x
        1\\. x

        """)
  }

  @Test func `code that contains fences gets a longer fence`() {
    var article = Sample.stacks
    article.blocks = [.code(language: "md", "```swift\nlet x\n```"), .paragraph([.code("a`b")])]

    let files = site(of: SiteInput(articles: [article])).value

    #expect(
      files.text("articles/Stacks.md") == """
        # Stacks

        ````md
        ```swift
        let x
        ```
        ````

        ``a`b``

        """)
  }

  @Test func `llms.txt lists the articles by group`() {
    #expect(
      files.text("llms.txt") == """
        # Trails & screens

        > A short book that proves itself.

        Unless a snippet is marked as untested, it was compiled and, if possible, run to generate \
        this site. [verdicts.json](verdicts.json) lists the result of each snippet.

        ## Navigation

        - [Trees of optionals](articles/Trees.md): A value that **may** be missing.

        ## More articles

        - [Stacks of values](articles/Stacks.md)

        """)
  }

  @Test func `llms.txt has absolute addresses if the site's address is known`() throws {
    var input = Sample.input
    input.settings.address = "https://example.com/book/"
    input.symbols = SymbolTests.symbols
    let swift = Inline.link(
      destination: "https://swift.org/", title: nil, [.text("Swift")], location: Sample.at(2))
    input.articles[1].blocks.insert(
      .paragraph([
        Sample.doc("Trees", 2, heading: "First steps"), .text(" and "),
        .symbol("Trail/walk(to:)", location: Sample.at(2)), .text(" in "), swift,
      ]), at: 1)

    let text = try #require(site(of: input).value.text("llms.txt"))

    let root = "https://example.com/book"
    #expect(text.contains("- [Trees of optionals](\(root)/articles/Trees.md): A value"))
    #expect(
      text.contains(
        """
        - [Stacks of values](\(root)/articles/Stacks.md): \
        [First steps](\(root)/articles/Trees.md#first-steps) and \
        [`walk(to:)`](\(root)/symbols/Trails/Trail.html#walk%28to:%29) in \
        [Swift](https://swift.org/)
        """))
    #expect(text.matches(of: /\]\((?!https:)/).isEmpty)
  }

  @Test func `a page links to its Markdown copy`() throws {
    for (page, copy) in [("articles/Trees.html", "Trees.md"), ("index.html", "index.md")] {
      let text = try #require(files.text(page))
      #expect(text.contains("<link rel=\"alternate\" type=\"text/markdown\" href=\"\(copy)\">"))
    }
  }
}
