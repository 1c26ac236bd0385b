import Testing
import WaymarkModel

@testable import WaymarkBook
@testable import WaymarkDrawing
@testable import WaymarkMarkup
@testable import WaymarkProofPages
@testable import WaymarkRendering

/// Tests of how a snippet without expectations is shown if other examples use it.
@Suite struct UsedSnippetTests {
  /// Returns the sample book, in which `planner` checks nothing and `idle` uses it.
  ///
  /// - Parameter ran: The lines of `planner` that ran in `idle`.
  private func bookWithUser(ran: [Int]) -> Book {
    var input = Sample.input
    input.proofs[0].verdict = .compiled
    let user = input.examples.firstIndex { $0.id.name == "idle" } ?? 0
    input.examples[user].used = [input.examples[0].id]
    let proof = input.proofs.firstIndex { $0.example.name == "idle" } ?? 0
    input.proofs[proof].verdict = .passed
    input.proofs[proof].lines = ran.map { .init(location: Sample.at($0), hasRun: true) }
    if ran.isEmpty { input.proofs[0].lines = [] }
    return Book(input)
  }

  @Test func `an example without expectations names the examples that run it`() {
    let book = bookWithUser(ran: [15, 16])
    let example = Sample.input.examples[0]

    let badge = Badge(example, in: book, page: "articles/Trees.html")

    #expect(badge.word == "passed")
    #expect(badge.detail == "run in <a href=\"../proofs/Stacks/idle.html\">Stacks#idle</a>")
    let page = ProofPage(example, of: Sample.trees, in: book)
    #expect(page.users.map(\.words) == ["Stacks#idle"])
    #expect(page.summary.markup.hasSuffix("but the passing examples below use it."))
    #expect(page.page.description.markup.hasSuffix(": passed."))
  }

  @Test func `an example without executable lines names the examples that use it`() {
    let badge = Badge(Sample.input.examples[0], in: bookWithUser(ran: []), page: "index.html")

    #expect(badge.word == "passed")
    #expect(badge.detail == "used in <a href=\"proofs/Stacks/idle.html\">Stacks#idle</a>")
  }

  @Test func `an example that no passing example runs is shown as compiled, without counted lines`()
  {
    let book = bookWithUser(ran: [1])
    let figure = SnippetFigure(1, of: Sample.trees, page: "articles/Trees.html", in: book)

    #expect(figure.badge?.word == "compiled")
    #expect(figure.badge?.detail == "nothing checked")
    #expect(figure.ran == "")
    #expect(!figure.code.markup.contains("unreached"))
  }

  @Test func `a tally counts verdicts as the badges of snippets show them`() {
    let book = bookWithUser(ran: [15])

    #expect(book.shownVerdict(of: Sample.input.examples[0]) == .passed)
    let sections = PageSections(of: Sample.trees, part: 0, in: book, PageInputs(book))
    let page = ArticlePage(Sample.trees, part: 0, topic: nil, problems: [], in: book)
      .file(sections, reusing: ReusableParts(nil))
    #expect(
      String(decoding: page.bytes, as: UTF8.self).contains(
        ">2 passed</span>"))
  }
}
