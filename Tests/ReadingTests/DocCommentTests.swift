import Testing
import WaymarkModel

@testable import WaymarkReading

@Suite struct DocCommentTests {
  @Test func `every Swift fence in a doc comment is a snippet with its location in the Swift file`()
  {
    let found = readSwift(
      """
      public struct Hike {
        /// Its length.
        ///
        /// ```swift, example=length
        /// let é = 1
        ///   indented()
        /// ```
        public var length: Int
      }
      """)

    #expect(
      dump(found) == """
        h1 #aswift code("a.swift")
        h2 #hikelength code("Hike.length")
        p "Its length."
        snippet 0
        snippet 0 at 4:7 shown under=hike-length example=length
          5:7 |let é = 1|
          6:7 |  indented()|

        """)
  }

  @Test func `the case of a file's extension doesn't matter`() {
    let text = "/// ```swift\n/// walk()\n/// ```\nfunc walk() {}\n"

    let found = article(file: "A.SWIFT", bytes: Array(text.utf8)).value

    #expect(found.snippets.map(\.location.line) == [1])
  }

  @Test func `a file whose comments have no snippets has no blocks`() {
    #expect(dump(readSwift("/// Prose.\n///\n/// ```\n/// a\n/// ```\nlet a = 1\n")) == "")
  }

  @Test func `only fences with the language 'swift' become snippets`() {
    let found = readSwift("/// ```\n/// a\n/// ```\n/// ```text\n/// b\n/// ```\nlet a = 1\n")

    #expect(found.value.snippets == [])
    #expect(found.diagnostics == [])
  }

  @Test func `code without a language is a snippet if the caller accepts it`() {
    let text = """
      /// ```
      /// walk()
      /// ```
      ///
      /// Or:
      ///
      ///     walk(
      ///       2)
      ///
      /// ```text
      /// walk()
      /// ```
      ///
      ///     output
      let a = 1
      """
    let found = article(file: "a.swift", bytes: Array(text.utf8)) { $0.contains("walk") }

    #expect(found.diagnostics == [])
    #expect(
      dump(found).hasSuffix(
        """
        snippet 0 at 1:5 shown under=a
          2:5 |walk()|
        snippet 1 at 7:9 shown under=a
          7:9 |walk(|
          8:9 |  2)|

        """))
  }

  @Test func `errors in a fence are reported at their location in the Swift file`() {
    let found = readSwift(
      """
        /// ```swift, exmaple=a
        /// ```
        /**
         * ```swift
         * a
         */
      /// ```{.swift}
      /// ```
      """)

    #expect(
      found.diagnostics.map(\.description) == [
        """
        a.swift:1:17: error: there is no option 'exmaple'
          did you mean 'example='?
        """,
        """
        a.swift:4:6: error: this code block is never closed
          write ``` on its own line below it
        """,
        """
        a.swift:7:8: error: this Swift block is never tested: its language is in braces
          write ```swift
        """,
      ])
  }

  @Test func `a fence ends at the end of its comment`() {
    let found = readSwift("/// ```swift\n/// a\n\n/// b\n/// ```\n")

    #expect(found.value.snippets.map(\.code) == ["a\n"])
    #expect(found.diagnostics.map(\.location.line) == [1, 5])
  }

  @Test func `headings in a comment don't name examples`() {
    let found = readSwift("/// # Note\n/// ```swift\n/// ```\n/// # Note\nstruct A {}")

    #expect(found.value.snippets.map(\.heading) == ["a"])
    #expect(found.value.blocks.map { "\($0)" }.filter { $0.contains("note-2") }.count == 1)
  }

  @Test func `an output block in a doc comment is read as in an article`() {
    let found = readSwift(
      "/// ```swift, example=a\n/// print(1)\n/// ```\n/// ```text, output=a\n/// 1\n/// ```\nlet a = 1"
    )

    #expect(found.value.outputs.map(\.location.line) == [4])
  }

  @Test func `code that is nested too deeply is reported where it exceeds the limit`() {
    let found = readSwift("/// a\nlet a = 1\nlet b: " + String(repeating: "[", count: 30))

    #expect(
      found.diagnostics.map(\.description) == [
        """
        a.swift:3:24: error: this code is nested too deeply to be parsed
          move parts of it into separate variables, functions, or types
        """
      ])
  }
}

private func readSwift(_ text: String) -> Checked<Article> {
  article(file: "a.swift", bytes: Array(text.utf8))
}
