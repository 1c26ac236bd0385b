import Testing
import WaymarkModel

@testable import WaymarkGrouping

@Suite struct UseChainTests {
  @Test func `the examples of a chain are returned from the last to the first`() throws {
    let article = article([
      snippet(example: "a", uses: "b"), snippet(example: "b", uses: "c"), snippet(example: "c"),
    ])

    let chains = uses(in: groups(of: article), among: SharedGroups(of: [article]))

    #expect(try chains["a"]?.get().map(\.name) == ["c", "b"])
    #expect(try chains["b"]?.get().map(\.name) == ["c"])
    #expect(try chains["c"]?.get().map(\.name) == [])
  }

  @Test(arguments: [(100, true), (101, false)])
  func `an example can use a chain of at most a hundred examples`(
    _ length: Int, _ isValid: Bool
  ) throws {
    let snippets = (0...length).map { number in
      snippet(example: "e\(number)", uses: number < length ? "e\(number + 1)" : nil)
    }
    let article = article(snippets)

    let chains = uses(in: groups(of: article), among: SharedGroups(of: [article]))

    let longest = try #require(chains["e0"])
    switch longest {
    case .success(let chain): #expect(isValid && chain.count == length)
    case .failure(let errors):
      #expect(!isValid)
      #expect(
        errors.diagnostics.map(\.message) == [
          "the 'uses=' chain of example 'e0' has more than 100 examples"
        ])
    }
  }

  @Test func `snippets from another article have numbers that the article itself doesn't use`()
    throws
  {
    let own = article([snippet(uses: "B#b")], file: "A.md")
    let other = article([snippet(example: "b")], file: "B.md")

    let chains = uses(in: groups(of: own), among: SharedGroups(of: [own, other]))

    #expect(try chains["top"]?.get().flatMap(\.snippets).map(\.index) == [3])
  }
}
