import WaymarkModel
import Testing

@testable import WaymarkCommand

@Suite struct SelectionTests {
  @Test func `a file is taken once, in the order of the call`() {
    var selection = Selection()
    selection.add("b.md")
    selection.add("a.md")
    selection.add("b.md")

    #expect(selection.files == ["b.md", "a.md"])
  }

  @Test func `a whole article wins over one of its examples, in either order`() throws {
    var before = Selection()
    before.add("one", of: "a.md")
    before.add("a.md")
    var after = Selection()
    after.add("a.md")
    after.add("one", of: "a.md")

    #expect(before == after)
    #expect(try before.chosen(from: examples).map(\.id.name) == ["one", "two"])
  }

  @Test func `only the named examples are chosen`() throws {
    var selection = Selection()
    selection.add("two", of: "a.md")

    #expect(try selection.chosen(from: examples).map(\.id.name) == ["two"])
  }

  @Test func `an unknown example is answered with the nearest name`() {
    var selection = Selection()
    selection.add("tow", of: "a.md")

    let failure = #expect(throws: Failure.self) { try selection.chosen(from: examples) }

    #expect(failure?.description == "waymark: a.md has no example 'tow'\n  did you mean 'two'?")
  }

  @Test func `an example that is like none is answered with all of them`() {
    var selection = Selection()
    selection.add("elephant", of: "a.md")

    let failure = #expect(throws: Failure.self) { try selection.chosen(from: examples) }

    #expect(
      failure?.description
        == "waymark: a.md has no example 'elephant'\n  its examples are: one, two")
  }

  private let examples = ["one", "two"].map {
    Example(
      id: .init(article: "a.md", name: $0), module: $0, snippets: [], plan: .run,
      source: GeneratedSource())
  }
}
