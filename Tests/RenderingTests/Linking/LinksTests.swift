import Testing
import WaymarkBook
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel
import WaymarkRendering

@Suite struct LinksTests {
  let articles = [
    Article(file: "Articles/Trees.md", text: "", blocks: [
      .heading(level: 1, id: "trees", [.text("Trees")]),
      .quote([.heading(level: 2, id: "opening-deep-inside", [.text("Opening deep inside")])]),
    ]),
    Article(file: "Articles/a/Paths.md", text: ""), Article(file: "Articles/b/Paths.md", text: ""),
    Article(file: "Articles/Getting Started.md", text: ""),
  ]

  private func messages(_ inlines: Inline...) -> [String] {
    var articles = articles
    articles[0].blocks.append(.paragraph(inlines))
    return deadLinks(in: articles, files: ["Articles/hut.png"]).map(\.description)
  }

  private func link(_ destination: String) -> Inline {
    .link(destination: destination, title: nil, [.text("x")], location: Sample.at(9, 3))
  }

  @Test(arguments: [
    ("Trees", nil), ("trees", nil), ("", "trees"), ("Trees", "Opening-deep-inside"),
    ("Trees", "opening-deep-inside"), ("Trees", "Opening deep inside"), ("a/Paths", nil),
    ("Articles/b/Paths", nil), ("Getting-Started", nil), ("Getting%20Started", nil),
  ])
  func `links to articles and headings can use the notation of DocC or of code hosts`(
    article: String, heading: String?
  ) {
    #expect(messages(.document(article: article, heading: heading, location: Sample.at(9))) == [])
  }

  @Test(arguments: [
    "Trees.md", "./Trees.md#trees", "#opening-deep-inside", "../Articles/a/Paths.md", "hut.png",
    "https://swift.org", "mailto:a@b.c", "Getting%20Started.md", "#",
  ])
  func `a valid link isn't reported`(destination: String) {
    #expect(messages(link(destination)) == [])
  }

  @Test func `an unknown article is reported with the nearest name, if any`() {
    #expect(
      messages(.document(article: "Tres", heading: nil, location: Sample.at(9, 3))) == [
        """
        Articles/Trees.md:9:3: error: there is no article 'Tres'
          did you mean 'Trees'?
        """
      ])
    #expect(
      messages(.document(article: "Completely", heading: nil, location: Sample.at(9, 3))) == [
        """
        Articles/Trees.md:9:3: error: there is no article 'Completely'
          refer to an article by its file name without '.md'
        """
      ])
  }

  @Test func `an unknown heading is reported with the nearest heading, or with all headings`() {
    #expect(
      messages(
        .document(article: "Trees", heading: "Opening-dep-inside", location: Sample.at(9, 3)))
        == [
          """
          Articles/Trees.md:9:3: error: the article 'Trees' has no heading 'Opening-dep-inside'
            did you mean 'opening-deep-inside'?
          """
        ])
    #expect(
      messages(link("a/Paths.md#none")) == [
        """
        Articles/Trees.md:9:3: error: the article 'Paths' has no heading 'none'
          link to the article without '#', because it has no headings
        """
      ])
    #expect(
      messages(.document(article: "Trees", heading: "Currencies", location: Sample.at(9, 3))) == [
        """
        Articles/Trees.md:9:3: error: the article 'Trees' has no heading 'Currencies'
          its headings are: trees, opening-deep-inside
        """
      ])
  }

  @Test func `a link to a name shared by articles in other folders is an error`() {
    #expect(
      messages(.document(article: "Paths", heading: nil, location: Sample.at(9, 3))) == [
        """
        Articles/Trees.md:9:3: error: there are 2 articles named 'Paths': 'Articles/a/Paths.md', \
        'Articles/b/Paths.md'
          write the folder before the name: <doc:FOLDER/Paths>
        """
      ])
  }

  @Test func `a link to a shared name prefers the article in its own folder`() {
    var articles = articles
    let place = SourceLocation(file: "Articles/a/Next.md", line: 1, column: 1)
    articles.append(
      Article(file: "Articles/a/Next.md", text: "", blocks: [
        .paragraph([.document(article: "Paths", heading: nil, location: place)])
      ]))

    #expect(deadLinks(in: articles, files: []) == [])
  }

  @Test
  func `a missing Markdown file is an error, and a missing file of another kind is a warning`() {
    #expect(
      messages(link("Tree.md"), link("../Sources")) == [
        """
        Articles/Trees.md:9:3: error: the site has no page or file at 'Tree.md'
          did you mean 'Trees.md'?
        """,
        """
        Articles/Trees.md:9:3: warning: the site has no page or file at '../Sources'
          to link to a file in the package, write its path relative to the article's folder
        """,
      ])
  }

  @Test func `a missing image is an error, or a warning in a DocC catalog`() {
    func picture(_ source: String, in file: String) -> [String] {
      let place = SourceLocation(file: file, line: 2, column: 1)
      let image = Inline.image(source: source, title: nil, [], location: place)
      let article = Article(file: file, text: "", blocks: [.paragraph([image])])
      return deadLinks(in: [article], files: ["Articles/hut.png"]).map(\.description)
    }

    #expect(picture("hut.png", in: "Articles/A.md") == [])
    #expect(
      picture("hat.png", in: "Articles/A.md") == [
        """
        Articles/A.md:2:1: error: there is no image 'hat.png'
          write the path of the image relative to the article's folder
        """
      ])
    #expect(
      picture("hat.png", in: "Sources/A/A.docc/A.md") == [
        """
        Sources/A/A.docc/A.md:2:1: warning: the site has no page or file at 'hat.png'
          to link to a file in the package, write its path relative to the article's folder
        """
      ])
  }

  @Test func `a link with a scheme that can run code is an error`() {
    #expect(
      messages(link("JavaScript:x")) == [
        """
        Articles/Trees.md:9:3: error: the site can't contain links that start with 'javascript:'
          use a link that starts with http:, https:, mailto:, or tel:
        """
      ])
  }

  @Test func `links are found wherever an article can contain them`() {
    let dead = Inline.document(article: "Nowhere", heading: nil, location: Sample.at(1))
    let blocks: [Block] = [
      .heading(level: 2, id: "x", [dead]), .quote([.paragraph([.emphasis([dead])])]),
      .aside(kind: "Note", [.paragraph([.strong([dead])])]),
      .list(start: nil, tight: true, [.init(blocks: [.paragraph([.strikethrough([dead])])])]),
      .table(alignments: [], header: [[dead]], rows: [[[dead]]]),
      .paragraph([.link(destination: "https://x", title: nil, [dead], location: Sample.at(1))]),
    ]

    #expect(deadLinks(in: [Article(file: "a.md", text: "", blocks: blocks)], files: []).count == 7)
  }

  @Test func `each file that articles need is listed once`() {
    var article = articles[0]
    article.blocks.append(
      .paragraph([
        link("hut.png"), link("../LICENSE#top"), link("../../secret"), link("/etc/passwd"),
        link("a/Paths.md"), link("https://x"), link("#trees"),
        .image(source: "hut.png", title: nil, [], location: Sample.at(1)),
      ]))

    #expect(
      neededFiles(of: [article] + articles.dropFirst(), trustsHTML: false) == [
        "../secret", "Articles/hut.png", "LICENSE",
      ])
  }

  @Test(arguments: ["a.html", "a.HTM#x", "a.xhtml?x", "a%2Ehtml", "a.svg", "deep/a.xml"])
  func `a link to a file that can run scripts is an error unless raw HTML is trusted`(
    _ destination: String
  ) {
    var article = articles[0]
    article.blocks.append(.paragraph([link(destination)]))
    let trusted = neededFiles(of: [article], trustsHTML: true)

    #expect(neededFiles(of: [article], trustsHTML: false) == [])
    #expect(trusted.count == 1)
    #expect(
      deadLinks(in: [article], files: trusted).map(\.message) == [
        "'\(destination.prefix { $0 != "#" })' can run scripts in the reader's browser, so the site doesn't include it"
      ])
    #expect(deadLinks(in: [article], files: trusted, rules: LinkRules(trustsHTML: true)) == [])
  }

  @Test func `an SVG file can be shown but not linked to, and an HTML file can't be shown`() {
    func picture(_ source: String) -> Inline {
      .image(source: source, title: nil, [.text("x")], location: Sample.at(9, 3))
    }
    var article = articles[0]
    article.blocks.append(.paragraph([picture("a.svg"), picture("b.html"), link("a.svg")]))

    let files = neededFiles(of: [article], trustsHTML: false)

    #expect(files == ["Articles/a.svg"])
    #expect(
      deadLinks(in: [article], files: files).map(\.description) == [
        """
        Articles/Trees.md:9:3: error: 'b.html' can run scripts in the reader's browser, so the site doesn't include it
          link to where it's published, or set 'trust-html: true'
        """,
        """
        Articles/Trees.md:9:3: error: 'a.svg' can run scripts in the reader's browser, so the site doesn't include it
          show it as an image, '![words](a.svg)', or set 'trust-html: true'
        """,
      ])
  }

  @Test func `a link to a file that the site can't contain is an error`() {
    var article = articles[0]
    article.blocks.append(.paragraph([link("../../secret")]))

    #expect(
      deadLinks(in: [article], files: [], rules: LinkRules(withheld: ["../secret"])).map(
        \.description) == [
          """
          Articles/Trees.md:9:3: error: '../../secret' isn't a file in the package or in the articles' folder
            move the file there; a symbolic link counts as the file that it points to
          """
        ])
  }

  @Test func `the front page lists the articles of its Topics in order, then all other articles`() {
    let front = Article(file: "Articles/Articles.md", text: "", blocks: [
      .heading(level: 1, id: "book", [.text("Book")]),
      .list(start: nil, tight: true, [.init(blocks: [.paragraph([Sample.doc("Trees", 1)])])]),
      .heading(level: 2, id: "topics", [.text("Topics")]),
      .list(start: nil, tight: true, [
        .init(blocks: [.paragraph([Sample.doc("b/Paths", 5)])]),
        .init(blocks: [.paragraph([link("Trees.md")])]),
        .init(blocks: [.paragraph([Sample.doc("b/Paths", 6)])]),
      ]),
    ])

    let book = Book(SiteInput(articles: articles, front: front))

    #expect(
      book.parts.groups.flatMap(\.articles).map(\.file) == [
        "Articles/b/Paths.md", "Articles/Trees.md", "Articles/a/Paths.md",
        "Articles/Getting Started.md",
      ])
  }

  @Test func `the case of the heading 'Topics' doesn't matter`() {
    let front = Article(file: "Articles/Articles.md", text: "", blocks: [
      .heading(level: 1, id: "book", [.text("Book")]),
      .heading(level: 2, id: "topics", [.text("topics")]),
      .heading(level: 3, id: "first", [.text("First steps")]),
      .list(start: nil, tight: true, [.init(blocks: [.paragraph([Sample.doc("Trees", 3)])])]),
    ])

    let book = Book(SiteInput(articles: articles, front: front))

    #expect(book.parts.topics?.id == "topics")
    #expect(book.parts.groups.map(\.heading?.id) == ["first", "Others"])
    #expect(book.parts.groups.first?.articles.map(\.file) == ["Articles/Trees.md"])
  }
}
