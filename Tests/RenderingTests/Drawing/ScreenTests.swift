import Testing
import WaymarkModel

@testable import WaymarkBook
@testable import WaymarkDrawing
@testable import WaymarkRendering

@Suite struct ScreenTests {
  private func input(_ screen: ScreenElement = ScreenElement(.text, "A")) -> SiteInput {
    var input = Sample.input
    input.proofs[0].pictures = [
      .init(snippet: 1, caption: "One <b>", text: "Screen <A>", screen: screen),
      .init(snippet: 0, caption: "Hidden", text: "Screen", screen: screen),
    ]
    return input
  }

  private func page(_ path: String, of input: SiteInput) -> String {
    String(decoding: site(of: input).value.first { $0.path == path }?.bytes ?? [], as: UTF8.self)
  }

  @Test func `each picture is shown under its snippet with its caption escaped`() {
    let book = Book(input())
    let figure = SnippetFigure(1, of: Sample.trees, page: "articles/Trees.html", in: book)

    #expect(figure.screens?.figures.map(\.caption.markup) == ["One &lt;b&gt;"])
    #expect(
      figure.html.markup.contains(
        """
        <figure class="screen">
        <figure class="phone" role="img" aria-label="Screen &lt;A&gt;"><div class="p-glass">\
        <div class="p-screen p-loose"><div class="p-body"><span>A</span></div></div></div></figure>
        <figcaption>One &lt;b&gt;</figcaption>
        </figure>
        """))
  }

  @Test func `the proof shows all pictures with their text`() {
    let proof = page("proofs/Trees/planner.html", of: input())

    #expect(proof.contains("<div class=\"screens several\""))
    #expect(proof.contains("<samp>Screen &lt;A&gt;</samp>"))
    #expect(proof.contains("<figcaption>Hidden"))
  }

  @Test func `the style sheet for pictures is a file that only pages with pictures link to`() {
    let link = "<link rel=\"stylesheet\" href=\"../screens.css\">"

    #expect(page("screens.css", of: input()).contains(".phone{"))
    #expect(page("articles/Trees.html", of: input()).contains(link))
    #expect(!page("articles/Stacks.html", of: input()).contains("screens.css"))
    #expect(!site(of: Sample.input).value.contains { $0.path == "screens.css" })
  }
}
