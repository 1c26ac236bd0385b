import Testing
import WaymarkBook
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel
import WaymarkRendering

/// Shortened text on the front page, in `llms.txt`, search, the sidebar, and Markdown copies.
@Suite struct AbstractTests {
  private func abstract(_ text: Inline...) -> String? {
    Outline(Article(file: "A.md", text: "", blocks: [.paragraph(text)])).abstract.map(plainText)
  }

  @Test func `an abstract ends before a sentence that introduces what follows`() {
    #expect(
      abstract(
        .text("Edit with "), .code("vi"), .text(". In a file,"), .softBreak, .text("you get:"))
        == "Edit with vi.")
    #expect(
      abstract(.text("Edit version 1.2 here."), .softBreak, .text("You get 1.5 of:"))
        == "Edit version 1.2 here.")
    #expect(abstract(.text("You get:")) == "You get:")
    #expect(abstract(.text("Edit. You get 1: a hint.")) == "Edit. You get 1: a hint.")
  }

  @Test func `llms.txt shows the titles of the articles that abstracts refer to`() {
    var input = Sample.input
    input.articles[1].blocks.insert(
      .paragraph([.text("See "), Sample.doc("Trees", 2), .text(".")]), at: 1)

    #expect(
      site(of: input).value.text("llms.txt")?
        .contains("(articles/Stacks.md): See [Trees of optionals](articles/Trees.md).") == true)
  }

  @Test func `the context of a search result separates the cells of a table`() {
    let table = Block.table(
      alignments: [], header: [[.text("closed by")], [.text("how")]],
      rows: [[[.text("logic")], [.text("assigns nil")]], [[.text("a view")], []]])
    let input = SiteInput(articles: [Article(file: "Articles/A.md", text: "", blocks: [table])])

    #expect(
      site(of: input).value.text("sections.js")?.contains(
        "closed by · how. logic · assigns nil. a view") == true)
  }

  @Test func `a long name can be broken between its words in the sidebar`() {
    #expect(breakableInColumn("ComposableTestingTools") == "Composable<wbr>Testing<wbr>Tools")
    #expect(
      breakableInColumn("StackAction.AllCasePaths")
        == "Stack<wbr>Action.<wbr>All<wbr>Case<wbr>Paths")
    #expect(breakableInColumn("customDumpMirror") == "custom<wbr>Dump<wbr>Mirror")
    #expect(breakableInColumn("<ShortName>") == "&lt;ShortName&gt;")
  }

  @Test func `the verdict in a Markdown copy names at most two of the examples that run a snippet`()
  {
    var input = Sample.input
    input.proofs[0].verdict = .compiled
    for name in ["idle", "trap", "issue"] {
      let user = input.examples.firstIndex { $0.id.name == name }!
      input.examples[user].used = [input.examples[0].id]
      let proof = input.proofs.firstIndex { $0.example.name == name }!
      input.proofs[proof].verdict = .passed
      input.proofs[proof].lines = [.init(location: Sample.at(15), hasRun: true)]
    }

    let copy = site(of: input).value.text("articles/Trees.md") ?? ""
    #expect(copy.ranges(of: "Stacks#").count == 2)
    #expect(copy.contains(", and 1 more* ([proof]"))
  }
}
