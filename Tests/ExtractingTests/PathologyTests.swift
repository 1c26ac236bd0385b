import Testing
import WaymarkModel

@testable import WaymarkExtracting

/// Articles for which extraction could take time or memory that grows faster than the article.
@Suite struct PathologyTests {
  @Test func `a chain of uses that is too long is reported where it exceeds the limit`() throws {
    let chain = (0..<1_500).map { number in
      snippet(number, example: "e\(number)", uses: number == 0 ? nil : "e\(number - 1)")
    }

    let found = examples(in: [Article(file: "a.md", text: "", snippets: chain)])

    #expect(
      found.diagnostics.map(\.description) == [
        """
        a.md:304:1: error: the 'uses=' chain of example 'e101' has more than 100 examples
          move the shared declarations into one example, and use that example
        """
      ])
    #expect(found.value[..<101].allSatisfy { $0.plan == .run })
    #expect(found.value[101...].allSatisfy { $0.plan == .broken(found.diagnostics) })
    #expect(found.value[100].used.count == 100)
  }

  @Test func `each of many blocks under one heading becomes an example`() {
    let snippets = (0..<20_000).map { snippet($0) }

    let found = examples(in: [Article(file: "a.md", text: "", snippets: snippets)])

    #expect(found.value.map(\.id.name).prefix(3) == ["top", "top-2", "top-3"])
    #expect(Set(found.value.map(\.id)).count == 20_000)
  }

  @Test func `each of many comments about output becomes an expected line`() {
    let lines = (2...10_001).map {
      Snippet.Line(text: "print(1) // Prints \"1\"", number: $0, column: 1)
    }
    let snippet = Snippet(
      index: 0, location: SourceLocation(file: "a.md", line: 1, column: 1), lines: lines)

    let found = examples(in: [Article(file: "a.md", text: "", snippets: [snippet])])

    #expect(found.value.flatMap(\.prints).flatMap(\.lines).count == 10_000)
  }

  @Test func `a cycle of many examples is reported once`() {
    let circle = (0..<2_000).map { number in
      snippet(number, example: "e\(number)", uses: "e\((number + 1) % 2_000)")
    }

    let found = examples(in: [Article(file: "a.md", text: "", snippets: circle)])

    #expect(found.diagnostics.map(\.location.line) == [1])
    #expect(found.value.allSatisfy { $0.plan == .broken(found.diagnostics) })
  }
}

private func snippet(_ index: Int, example: String? = nil, uses: String? = nil) -> Snippet {
  let line = index * 3 + 1
  var snippet = Snippet(
    index: index, location: SourceLocation(file: "a.md", line: line, column: 1),
    lines: [Snippet.Line(text: "func f\(index)() {}", number: line + 1, column: 1)])
  (snippet.example, snippet.uses) = (example, uses)
  return snippet
}
