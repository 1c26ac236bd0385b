import Foundation
import Testing
import WaymarkModel

@testable import WaymarkBook
@testable import WaymarkDrawing
@testable import WaymarkMarkup
@testable import WaymarkProofPages
@testable import WaymarkRendering

/// Tests of how a snippet is shown for each result of its example.
@Suite struct SnippetTests {
  let book = Book(Sample.input)

  private func figure(_ index: Int, of article: Article = Sample.stacks) -> SnippetFigure {
    SnippetFigure(index, of: article, page: "articles/\(article.name).html", in: book)
  }

  @Test func `each verdict has its own icon, word, and style`() throws {
    let css = String(decoding: PackageResources.style_css, as: UTF8.self)
    let signs = css.matches(of: /\.([a-z-]+) { --sign: (url\(.*?\)); }/)
    let badges = Verdict.allCases.map { Badge($0) }

    #expect(
      badges.map(\.word) == [
        "passed", "compiled", "failed", "does not compile", "crashed", "timed out", "untested",
      ])
    #expect(Set(badges.map(\.style)).count == badges.count)
    let intended = figure(2).badge?.style ?? ""
    #expect(Set(signs.map { HTML(trusted: String($0.1)) }) == Set(badges.map(\.style) + [intended]))
    #expect(Set(signs.map { String($0.2) }).count == badges.count + 1)
  }

  @Test func `code that's expected to fail looks different and has no copy button`() {
    let faulty = figure(2, of: Sample.trees)
    let sound = figure(1, of: Sample.trees)

    #expect(faulty.html.markup.contains("class=\"snippet faulty intended\""))
    #expect(!faulty.html.markup.contains("class=\"copy\""))
    #expect(sound.html.markup.contains("class=\"snippet passed\""))
    #expect(sound.html.markup.contains("class=\"copy\""))
    #expect((0...6).map { figure($0).isFaulty } == [false, false, true, true, false, false, false])
  }

  @Test func `the markup of a line that's too long for a phone states the line's indentation`() {
    var article = Sample.stacks
    let long = "    let name = " + String(repeating: "a", count: 30)
    article.snippets[4].lines[0].text = long
    let figure = SnippetFigure(4, of: article, page: "articles/Stacks.html", in: book)

    #expect(figure.code.markup == "<span class=\"long in4\">\(long)\n</span>print(y)\n")
  }

  @Test func `a snippet has a link to itself`() {
    #expect(figure(1, of: Sample.trees).html.markup.contains("href=\"#planner.2\""))
  }

  @Test func `a badge shows how many expectations were checked, or why code is untested`() {
    #expect(figure(1, of: Sample.trees).badge?.detail == "2 expectations")
    #expect(
      (0...6).map { figure($0).badge?.detail } == [
        "0 of 1 expectation held", "", "", "", "nothing checked", "", "needs a phone",
      ])
  }

  @Test func `the badge of code that fails on purpose shows the failure instead of 'passed'`() {
    let badges = [figure(2, of: Sample.trees), figure(2), figure(3)].compactMap(\.badge)

    #expect(
      badges.map(\.word) == [
        "does not compile, as expected", "traps, as expected", "reports an issue, as expected",
      ])
    #expect(badges.map(\.style) == ["intended", "intended", "intended"])
    #expect(figure(0).badge?.style == "failed")
  }

  @Test func `on phones, captions omit only names and complete counts`() {
    let css = String(decoding: PackageResources.style_css, as: UTF8.self)
    var input = Sample.input
    input.proofs[0].lines = [15, 16].map { .init(location: Sample.at($0), hasRun: $0 == 15) }
    let incomplete = SnippetFigure(
      1, of: Sample.trees, page: "articles/Trees.html", in: Book(input))
    input.proofs[0].lines = [.init(location: Sample.at(15), hasRun: true)]
    let complete = SnippetFigure(1, of: Sample.trees, page: "articles/Trees.html", in: Book(input))

    #expect(css.contains(".set-up span, .snippet.passed .detail:not(.missed) { display: none; }"))
    #expect(
      incomplete.html.markup.contains("<span class=\"detail missed\">1 of 2 lines ran</span>"))
    #expect(complete.html.markup.contains("<span class=\"detail\">1 of 1 line ran</span>"))
    #expect(
      figure(2, of: Sample.trees).html.markup.contains(">hidden code<span> of planner</span></a>"))
  }

  @Test func `a hidden snippet has no badge, and the visible snippet links to it`() {
    let hidden = figure(0, of: Sample.trees)
    let shown = figure(1, of: Sample.trees)

    #expect(hidden.isHidden)
    #expect(hidden.badge == nil)
    #expect(hidden.summary == "Hidden code of planner")
    #expect(shown.setUp.map(\.href) == ["#planner.1"])
    #expect(shown.setUp.map(\.words) == ["hidden code"])
  }

  @Test func `a hidden example that no other example uses is shown only as its result`() {
    var (input, article) = (Sample.input, Sample.stacks)
    article.snippets[4].visibility = .hidden
    input.articles = input.articles.map { $0.file == article.file ? article : $0 }
    func html() -> String {
      SnippetFigure(4, of: article, page: "articles/Stacks.html", in: Book(input)).html.markup
    }

    #expect(html().contains("Hidden example <code>idle</code>: nothing checked</p>"))
    #expect(html().contains("href=\"../proofs/Stacks/idle.html\""))
    #expect(!html().contains("<details>"))

    input.examples[0].used = [input.examples.first { $0.id.name == "idle" }!.id]
    #expect(html().contains("<summary>Hidden code of idle</summary>"))
  }

  @Test func `the code of a hidden example that fails on purpose can be opened`() {
    var (input, article) = (Sample.input, Sample.stacks)
    article.snippets[3].visibility = .hidden
    input.articles = input.articles.map { $0.file == article.file ? article : $0 }

    let figure = SnippetFigure(3, of: article, page: "articles/Stacks.html", in: Book(input))

    let html = figure.html.markup
    #expect(
      html.contains(">reports an issue, as expected</a> Hidden example <code>issue</code></p>"))
    #expect(
      html.contains(
        "<summary>Hidden code of issue</summary>\n<pre><code><mark>reportIssue(\"Unexpected\")\n</mark>"
      ))
    #expect(html.ranges(of: "id=\"issue.1\"").count == 1)
  }

  @Test func `code from other examples that an example uses also counts as hidden code`() {
    #expect(
      figure(2, of: Sample.trees).setUp.map(\.words) == ["hidden code<span> of planner</span>"])
  }

  @Test func `a slot in hidden code and the snippet that fills it link to each other`() {
    var (input, article) = (Sample.input, Sample.trees)
    article.snippets[0].lines[1].text = "  //slot:  stops "
    article.snippets[1].slot = "stops"
    input.articles = input.articles.map { $0.file == article.file ? article : $0 }
    let start = article.snippets[0].lines[0].text.utf8.count + 3
    input.highlights = {
      $0.index == 0 ? [Highlight(range: start..<start + 14, kind: .comment)] : []
    }
    func figure(_ index: Int) -> SnippetFigure {
      SnippetFigure(index, of: article, page: "articles/Trees.html", in: Book(input))
    }

    #expect(
      figure(0).code.markup.contains(
        "\n  <a href=\"#planner.2\"><i class=\"c\">//slot:  stops</i></a> \n"))
    #expect(figure(1).setUp.map(\.words) == ["hidden code<span> around slot stops</span>"])

    article.snippets[1].slot = "stop"
    #expect(!figure(0).code.markup.contains("<a "))
    #expect(figure(1).setUp.map(\.words) == ["hidden code"])
  }

  @Test
  func `the first shown snippet of an example links to the code of another article that it uses`()
    throws
  {
    var (input, article) = (Sample.input, Sample.stacks)
    let idle = try #require(input.examples.firstIndex { $0.id.name == "idle" })
    input.examples[idle].used = [input.examples[0].id]
    input.examples[idle].snippets = [3, 4, 5]
    article.snippets[3].visibility = .hidden
    input.articles = input.articles.map { $0.file == article.file ? article : $0 }
    let book = Book(input)
    func links(_ index: Int) -> [String] {
      SnippetFigure(index, of: article, page: "articles/Stacks.html", in: book).setUp
        .filter { $0.words.markup.hasPrefix("used code") }
        .map { "\($0.href.markup) \($0.words.markup)" }
    }

    #expect(links(3) == [])
    #expect(links(4) == ["Trees.html#planner.2 used code<span> from Trees#planner</span>"])
    #expect(links(5) == [])
  }

  @Test func `an expected failure is shown with its original message and location`() {
    let notes = [figure(2, of: Sample.trees), figure(2), figure(3)].flatMap(\.notes)

    #expect(
      notes.map(\.title) == [
        "Expected compiler error", "Expected trap", "Expected issue",
      ])
    #expect(
      notes.flatMap(\.items).map(\.message) == [
        "value of type &#39;Planner&#39; has no member &#39;note&#39;",
        "Fatal error: Index out of range", "Unexpected weather",
      ])
    #expect(
      notes.flatMap(\.items).map(\.place) == [
        "Articles/Trees.md:27:11", "Articles/Stacks.md:14:1", "Articles/Stacks.md:18:1",
      ])
  }

  @Test func `the line of code that a compiler error refers to is highlighted`() {
    #expect(figure(2, of: Sample.trees).code == "<mark>Planner().note = 1  // error\n</mark>")
  }

  @Test func `printed output is shown unless the article already shows it`() {
    #expect(figure(4).notes.map(\.title) == ["Prints"])
    #expect(figure(4).notes.map(\.verbatim) == ["1\n"])
    #expect(figure(1, of: Sample.trees).notes.isEmpty)
  }

  @Test func `an example that was stopped without a message shows the end of its log`() {
    #expect(figure(5).notes.map(\.title) == ["Why it was stopped"])
    #expect(figure(5).notes.map(\.verbatim) == ["Killed after 10 s.\n"])
  }

  @Test func `a message about code outside of the visible snippets is shown at the last snippet`() {
    var input = Sample.input
    input.proofs[0].verdict = .doesNotCompile
    input.proofs[0].diagnostics = [Diagnostic(at: Sample.at(9, 3), "no such type")]
    let book = Book(input)

    let hidden = SnippetFigure(0, of: Sample.trees, page: "articles/Trees.html", in: book)
    let shown = SnippetFigure(1, of: Sample.trees, page: "articles/Trees.html", in: book)

    #expect(hidden.notes.isEmpty)
    #expect(shown.notes.flatMap(\.items).map(\.message) == ["no such type"])
  }

  @Test func `a warning is shown only in the proof`() {
    #expect(figure(1, of: Sample.trees).notes.isEmpty)
    let proof = ProofPage(Sample.examples[0], of: Sample.trees, in: book)
    #expect(proof.diagnostics.map(\.severity) == ["warning"])
  }

  @Test func `a snippet with an invalid fence shows its errors`() {
    var article = Sample.trees
    let problem = Diagnostic(at: Sample.at(26), "there is no option 'exmple'")
    article.snippets[2].diagnostics = [problem]
    let book = Book(SiteInput(articles: [article]))

    let figure = SnippetFigure(2, of: article, page: "articles/Trees.html", in: book)

    #expect(figure.anchor == "Line.26")
    #expect(figure.notes.map(\.title) == ["Not proved"])
    #expect(figure.notes.flatMap(\.items).map(\.message) == ["there is no option &#39;exmple&#39;"])
  }
}
