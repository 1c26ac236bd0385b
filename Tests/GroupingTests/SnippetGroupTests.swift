import Testing
import WaymarkModel

@testable import WaymarkGrouping

@Suite struct SnippetGroupTests {
  @Test func `snippets with the same name form one example, at the position of the first one`() {
    let article = article([
      snippet(example: "trip"), snippet(heading: "stops"), snippet(example: "trip"),
    ])

    let found = groups(of: article)

    #expect(found.map(\.name) == ["trip", "stops"])
    #expect(found.map { $0.snippets.map(\.index) } == [[0, 2], [1]])
  }

  @Test func `a snippet without a name is an example of its own, named after its heading`() {
    let article = article([snippet(heading: "stops"), snippet(heading: "stops"), snippet()])

    #expect(groups(of: article).map(\.name) == ["stops", "stops-2", "top"])
  }

  @Test func `a default name differs from every name that the author wrote, even later ones`() {
    let article = article([
      snippet(heading: "stops"), snippet(heading: "stops"), snippet(example: "stops-2"),
    ])

    #expect(groups(of: article).map(\.name) == ["stops", "stops-3", "stops-2"])
  }

  @Test func `an untested snippet doesn't join the example that it names`() {
    var untested = snippet(heading: "stops", example: "trip")
    untested.expectedResult = .untested("needs a phone")
    let article = article([snippet(example: "trip"), untested])

    let found = groups(of: article)

    #expect(found.map(\.name) == ["trip", "stops"])
    #expect(found.map(\.untested) == [nil, "needs a phone"])
  }
}
