import Testing
import WaymarkModel
import WaymarkReading

@testable import WaymarkAuditRuns

/// Code in the directives of DocC articles.
@Suite struct DirectiveTests {
  private static let file = "Hikes.docc/Hikes.md"
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
    let text = Self.text.replacing("\n", with: ending)
    let indentation = DirectiveIndentation(of: text, in: Self.file)
    let read = article(file: Self.file, bytes: Array(indentation.text.utf8)).value
    let restored = indentation.restored(read)
    let snippets = restored.snippets

    #expect(restored.text == text)
    #expect(snippets.map(\.code) == ["if ready {\n  walk()\n}\n"])
    #expect(snippets.map(\.location.line) == [7])
    #expect(snippets.first?.location.column == 5)
    #expect(snippets.first?.lines.map(\.column) == [5, 5, 5])
  }

  @Test func `indentation outside of directives is kept`() {
    for ending in ["\n", "\r\n"] {
      let other = "- item\n\n      code\n".replacing("\n", with: ending)
      #expect(DirectiveIndentation(of: other, in: Self.file).text == other)
    }
    let text = DirectiveIndentation(of: Self.text, in: Self.file).text
    #expect(text.hasSuffix("\n    let indented = 1"))
  }

  @Test func `only DocC articles have directives`() {
    for file in ["Hikes.md", "Hikes.docc/Hikes.tutorial"] {
      #expect(DirectiveIndentation(of: Self.text, in: file).text == Self.text)
    }
  }
}
