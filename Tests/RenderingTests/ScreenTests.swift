import Article
import Testing

@testable import Rendering

@Suite struct ScreenTests {
  private let phone =
    "<figure class=\"phone\" role=\"img\" aria-label=\"Screen&#10;  A\"><div class=\"p-glass\">"
    + "<i style=\"width:40%\"></i><b>A</b></div></figure>"

  private func input(_ html: String, style: String = ".phone{}") -> SiteInput {
    var input = Sample.input
    input.proofs[0].pictures = [
      .init(snippet: 1, caption: "One <b>", text: "Screen <A>", html: html),
      .init(snippet: 0, caption: "Hidden", text: "Screen", html: html),
    ]
    input.proofs[0].pictureStyle = style
    return input
  }

  private func page(_ path: String, of input: SiteInput) -> String {
    String(decoding: site(of: input).value.first { $0.path == path }?.bytes ?? [], as: UTF8.self)
  }

  @Test func `each picture stands under its snippet, its caption escaped`() {
    let book = Book(input(phone))
    let figure = SnippetFigure(1, of: Sample.trees, page: "articles/Trees.html", in: book)

    #expect(figure.screens?.pictures.map(\.caption.markup) == ["One &lt;b&gt;"])
    #expect(
      figure.html.markup.contains(
        "<figure class=\"screen\">\n\(phone)\n<figcaption>One &lt;b&gt;</figcaption>\n</figure>"))
  }

  @Test func `the proof shows all pictures, each with its text`() {
    let proof = page("proofs/Trees/planner.html", of: input(phone))

    #expect(proof.contains("<div class=\"screens several\""))
    #expect(proof.contains("<samp>Screen &lt;A&gt;</samp>"))
    #expect(proof.contains("<figcaption>Hidden"))
  }

  @Test func `the pictures' style sheet is a file, linked where there are pictures`() {
    let link = "<link rel=\"stylesheet\" href=\"../screens.css\">"

    #expect(page("screens.css", of: input(phone)) == ".phone{}")
    #expect(page("articles/Trees.html", of: input(phone)).contains(link))
    #expect(!page("articles/Stacks.html", of: input(phone)).contains("screens.css"))
    #expect(!site(of: Sample.input).value.contains { $0.path == "screens.css" })
  }

  @Test(
    arguments: [
      "<figure><script>alert(1)</script></figure>", "<figure><img src=x onerror=y></figure>",
      "<div onclick=\"x\"></div>", "<div style=\"background:url(x)\"></div>", "<div></div></div>",
      "<div>", "<div></div><div></div>", "text", "", "<div></div>text", "<div", "<div></span>",
      "<!-- --><div></div>", "<div class=\"a\" id=\"b\"></div>", "<a href=\"x\"></a>",
    ])
  func `what is no picture of boxes and text is replaced by its text`(_ html: String) {
    let page = page("articles/Trees.html", of: input(html))

    #expect(page.contains("<pre tabindex=\"0\"><samp>Screen &lt;A&gt;</samp></pre>"))
    #expect(html.isEmpty || html == "text" || html == "<div>" || !page.contains(html + "\n<figcaption>"))
  }

  @Test(arguments: ["@IMPORT 'x';", ".phone{background:url(x)}", "</style>", ".a{b:\\75rl(x)}"])
  func `a style sheet that could fetch something is left out, and so are its pictures`(
    _ style: String
  ) {
    let input = input(phone, style: style)

    #expect(page("screens.css", of: input) == "")
    #expect(page("articles/Trees.html", of: input).contains("<samp>Screen &lt;A&gt;</samp>"))
  }
}
