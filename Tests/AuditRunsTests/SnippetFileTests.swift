import Testing
import WaymarkModel

@testable import WaymarkAuditRuns
@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

@Suite struct SnippetFileTests {
  private let text = """
    // snippet.hide
    let name = "Anna"
    // snippet.show
    // snippet.greeting
    print(name) // Prints "Anna"
    // snippet.end
    """

  @Test func `a snippet file is one block with all of its code`() {
    let article = SnippetFile.article(file: "Snippets/Walk.swift", text: text)

    let blocks = Document(article, modules: []).blocks

    #expect(blocks.map(\.syntax.shape) == [.program])
    #expect(blocks[0].claims.filter { !$0.isTentative }.map(\.text) == ["Anna"])
    #expect(blocks[0].snippet.lines.map(\.number) == [1, 2, 3, 4, 5, 6])
  }

  @Test func `a marker below a statement isn't a claim about its result`() {
    let text = "// snippet.sum\nprint(1 + 2)\n// snippet.end\n"
    let article = SnippetFile.article(file: "Snippets/Sum.swift", text: text)

    #expect(Document(article, modules: []).blocks.flatMap(\.claims).isEmpty)
  }

  @Test func `files in a folder named Snippets are recognized`() {
    #expect(SnippetFile.isSnippet("Snippets/Deep/Walk.swift"))
    #expect(!SnippetFile.isSnippet("Sources/Walk.swift"))
    #expect(!SnippetFile.isSnippet("Snippets/Walk.md"))
  }

  @Test func `a reference to a missing file or slice is reported`() {
    let document = AuditedFile(
      path: "Guide.md",
      text: """
        Text.
        @Snippet(path: "hikes/Snippets/Walk", slice: "greeting")
        @Snippet(path: "Snippets/Walk", slice: "missing")
        @Snippet(path: "hikes/Snippets/Run")
        @Snippet(path: hikes/Snippets/Walk, slice: greting)
        """, content: .document)

    let references = SnippetReference.all(in: document)
    let findings = references.map { $0.finding(in: $0.file == "Snippets/Walk.swift" ? text : nil) }

    #expect(
      references.map(\.file) == [
        "Snippets/Walk.swift", "Snippets/Walk.swift", "Snippets/Run.swift", "Snippets/Walk.swift",
      ])
    #expect(
      findings.map { $0?.notes.first?.description } == [
        nil,
        """
        Guide.md:3:1: error: 'Snippets/Walk.swift' has no slice 'missing'
          write '// snippet.missing' above the lines to show, and '// snippet.end' below them
        """,
        """
        Guide.md:4:1: error: there is no file 'Snippets/Run.swift'
          correct the path, or add the file
        """,
        """
        Guide.md:5:1: error: 'Snippets/Walk.swift' has no slice 'greting'
          did you mean 'greeting'?
        """,
      ])
  }

  @Test func `a directive inside a code block isn't a reference`() {
    let text = """
      ~~~
      @Snippet(path: "Snippets/Shown")
      ```
      ~~~
      @Snippet(path: "Snippets/Walk")
      @Code(name: "Walk.swift", file: "walk-01.swift")
      """
    let document = AuditedFile(path: "Guide.md", text: text, content: .document)

    #expect(SnippetReference.all(in: document).map(\.location.line) == [5])
    #expect(TutorialStep.all(in: document) == [])
  }

  @Test func `without a package, a reference to a missing file needs context`() {
    let document = AuditedFile(
      path: "Guide.md", text: "@Snippet(path: \"Snippets/Walk\")", content: .document)
    let reference = SnippetReference.all(in: document)[0]

    #expect(reference.finding(in: nil)?.kind == .broken)
    #expect(reference.finding(in: nil, hasPackage: false)?.kind == .needsContext)
  }

  @Test func `a slice that is hidden or shows no line counts as missing`() {
    let text = """
      // snippet.first
      let one = 1
      // SNIPPET.HIDE
      // snippet.hidden
      let two = 2
      // Snippet.Show
      // snippet.empty
      // snippet.last
      let three = 3 // snippet.trailing
      """

    #expect(SnippetFile.slices(in: text) == ["first", "last"])
  }

  @Test func `a tutorial's steps are read from Swift files in its catalog`() {
    let document = AuditedFile(
      path: "Hikes.docc/Walk.tutorial",
      text: """
        @Steps {
          @Step {
            @Code(name: "Walk.swift", file: "walk-01.swift")
          }
          @Step {
            @Code(name: "Walk.swift", file: walk-02.swift, previousFile: "walk-01.swift") {
          }
          @Step {
            @Code(name: "Terminal", file: "walk.txt")
          }
        }
        """, content: .document)

    let steps = TutorialStep.all(in: document)

    #expect(steps.map(\.file) == ["walk-01.swift", "walk-02.swift"])
    #expect(steps.map(\.location.line) == [3, 6])
    #expect(
      steps[1].finding.notes.first.map { "\($0.message)\n  \($0.hint ?? "")" } == """
        the catalog has no file 'walk-02.swift'
          correct the name, or add the file
        """)
  }
}
