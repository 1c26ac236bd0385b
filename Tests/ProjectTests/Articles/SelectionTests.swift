import Testing
import WaymarkModel

@testable import WaymarkProject

@Suite struct SelectionTests {
  @Test func `each file is selected once, in the order of the arguments`() {
    var selection = Selection()
    selection.add("b.md")
    selection.add("a.md")
    selection.add("b.md")

    #expect(selection.files == ["b.md", "a.md"])
  }

  @Test func `a whole article takes precedence over one of its examples, in either order`() throws {
    var before = Selection()
    before.add("one", of: "a.md")
    before.add("a.md")
    var after = Selection()
    after.add("a.md")
    after.add("one", of: "a.md")

    #expect(before == after)
    #expect(try before.chosen(from: examples).map(\.id.name) == ["one", "two"])
  }

  @Test func `only the named examples are selected`() throws {
    var selection = Selection()
    selection.add("two", of: "a.md")

    #expect(try selection.chosen(from: examples).map(\.id.name) == ["two"])
  }

  @Test func `for an unknown example, the error suggests the nearest name`() {
    var selection = Selection()
    selection.add("tow", of: "a.md")

    let failure = #expect(throws: Failure.self) { try selection.chosen(from: examples) }

    #expect(failure?.description == "waymark: 'a.md' has no example 'tow'\n  did you mean 'two'?")
  }

  @Test func `for a name that resembles no example, the error lists all examples`() {
    var selection = Selection()
    selection.add("elephant", of: "a.md")

    let failure = #expect(throws: Failure.self) { try selection.chosen(from: examples) }

    #expect(
      failure?.description
        == "waymark: 'a.md' has no example 'elephant'\n  its examples are: one, two")
  }

  @Test func `for an article without examples, the error states that it has none`() {
    var selection = Selection()
    selection.add("one", of: "b.md")

    let failure = #expect(throws: Failure.self) { try selection.chosen(from: examples) }

    #expect(
      failure?.description == "waymark: 'b.md' has no example 'one'\n  the article has no examples")
  }

  private let examples = ["one", "two"].map {
    Example(
      id: .init(article: "a.md", name: $0), module: $0, snippets: [], plan: .run,
      source: GeneratedSource())
  }
}
