import Testing
import WaymarkMarkup
import WaymarkModel

@testable import WaymarkReference

@Suite struct DocumentationFieldsTests {
  private func item(_ text: String, _ more: Block...) -> Block.ListItem {
    .init(blocks: [.paragraph([.text(text)])] + more)
  }

  private func list(_ items: Block.ListItem...) -> Block { .list(start: nil, tight: true, items) }

  private func field(_ name: String, _ text: String) -> DocumentationFields.Field {
    .init(name: name, blocks: [.paragraph([.text(text)])])
  }

  @Test func `single and grouped parameters are read, and 'Returns' and 'Throws' are results`() {
    let fields = DocumentationFields([
      .paragraph([.text("Walks.")]),
      list(
        item("Parameter pace: The pace."),
        item("Parameters:", list(item("from: The start."), item("to: The end."))),
        item("Returns: The time."), item("Throws: `Lost`.")),
    ])

    #expect(fields.discussion == [.paragraph([.text("Walks.")])])
    #expect(
      fields.parameters == [
        field("pace", "The pace."), field("from", "The start."), field("to", "The end."),
      ])
    #expect(fields.results == [field("Returns", "The time."), field("Throws", "`Lost`.")])
  }

  @Test func `remarks become asides, and other items stay in their list`() {
    let other = item("Returning: it depends.")
    let fields = DocumentationFields([list(item("Complexity: Linear."), other, item("No colon"))])

    #expect(
      fields.discussion == [
        .aside(kind: "Complexity", [.paragraph([.text("Linear.")])]), list(other, item("No colon")),
      ])
    #expect(fields.parameters.isEmpty && fields.results.isEmpty)
  }

  @Test func `numbered lists and task lists contain no fields`() {
    let numbered = Block.list(start: 1, tight: true, [item("Returns: 1")])
    let tasks = list(.init(done: true, blocks: [.paragraph([.text("Returns: 1")])]))

    #expect(DocumentationFields([numbered, tasks]).discussion == [numbered, tasks])
  }

  @Test func `added and removed lines of a diff are marked`() {
    #expect(coloredDifference("") == "")
    #expect(
      coloredDifference("  a(\n- b: 1\n+ b: <2>\n+ c: 3\n  )")
        == "  a(\n<del>- b: 1</del>\n<ins>+ b: &lt;2&gt;\n+ c: 3</ins>\n  )")
  }
}
