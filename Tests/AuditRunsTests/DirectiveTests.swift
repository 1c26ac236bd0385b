import Testing
import WaymarkModel
import WaymarkReading

@testable import WaymarkAuditRuns

/// Code in the directives of DocC articles.
@Suite struct DirectiveTests {
  private static let text = """
    # Hikes

    @TabNavigator {
      @Tab("Ridge") {
        Walk:

        ```swift
        if ready {
          walk()
        }
        ```
      }
    }

        let indented = 1
    """

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `the indentation of directives doesn't hide fences`(ending: String) {
    let indentation = DirectiveIndentation(of: Self.text.replacing("\n", with: ending))
    let read = article(file: "Hikes.md", bytes: Array(indentation.text.utf8)).value
    let snippets = indentation.restored(read).snippets

    #expect(snippets.map(\.code) == ["if ready {\n  walk()\n}\n"])
    #expect(snippets.map(\.location.line) == [7])
    #expect(snippets.first?.location.column == 5)
    #expect(snippets.first?.lines.map(\.column) == [5, 5, 5])
  }

  @Test func `indentation outside of directives is kept`() {
    for ending in ["\n", "\r\n"] {
      let other = "- item\n\n      code\n".replacing("\n", with: ending)
      #expect(DirectiveIndentation(of: other).text == other)
    }
    #expect(DirectiveIndentation(of: Self.text).text.hasSuffix("\n    let indented = 1"))
  }
}
