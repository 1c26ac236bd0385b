import Foundation
import Testing

/// `waymark adopt`, and proving what it writes.
@Suite struct AdoptTests {
  private let project: Project

  init() throws { project = try Project.shared.get() }

  @Test func `'test' proves what 'adopt' writes, except for broken blocks`() async throws {
    try project.write("Foreign/Adopted.md", auditedGuide)

    let shown = try await project.waymark("adopt", "Foreign/Adopted.md", "--quiet")
    let before = try project.text("Foreign/Adopted.md")
    let written = try await project.waymark("adopt", "Foreign/Adopted.md", "--quiet", "--write")
    let tested = try await project.waymark("test", "Foreign/Adopted.md", "--quiet")

    #expect(before == auditedGuide)
    #expect(
      shown.output.hasPrefix(
        "--- Foreign/Adopted.md\n+++ Foreign/Adopted.md\n@@ -3 +3 @@\n-```swift\n+```swift, "))
    #expect(written.status == 0)
    let errors = tested.error.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(errors.allSatisfy { $0.contains("Adopted.md:13:") || $0.contains("Adopted.md:64:") })
    #expect(errors.count == 2)
  }

  @Test func `'adopt' keeps the line endings of the document`() async throws {
    let document = "# Trap\n\n```swift\nfatalError(\"no way\")\n```\n"
    try project.write("Foreign/Endings.md", document.replacing("\n", with: "\r\n"))

    let run = try await project.waymark("adopt", "Foreign/Endings.md", "--quiet", "--write")

    #expect(run.output == "Foreign/Endings.md: 1 code block changed\n", "\(run.error)")
    #expect(
      try project.text("Foreign/Endings.md")
        == document.replacing("swift\n", with: "swift, traps=\"Fatal error: no way\"\n")
        .replacing("\n", with: "\r\n"))
  }

  @Test func `'adopt' doesn't change blocks with words that belong to other tools`() async throws {
    try project.write(
      "Foreign/Words.md",
      """
      # Words

      ```swift title="a"
      fatalError("no way")
      ```

      ```swift {.x}
      let one = 1
      ```

      ```swift
      print(one)
      ```

      ```swift,ignore
      let x: Int = undefined
      ```

      ```swift
      fatalError("stop")
      ```
      """)
    let before = try project.text("Foreign/Words.md")

    let run = try await project.waymark("adopt", "Foreign/Words.md", "--quiet", "--write")

    #expect(run.status == 1)
    #expect(
      try project.text("Foreign/Words.md")
        == before.replacing(
          "```swift\nfatalError", with: "```swift, traps=\"Fatal error: stop\"\nfatalError"))
    let errors = run.error.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(
      Set(errors.map { String($0.split(separator: ":")[1]) })
        == ["3", "7", "11", "15"], "\(run.error)")
    #expect(run.error.contains("needs the block at line 7"))
  }

  @Test func `'adopt' rewrites claims about output as comments that 'test' checks`() async throws {
    let block = "```swift\nprint(\"easy\")\n%\n```\n"
    let comments = ["// prints \"easy\"", "/* Prints \"easy\" */", "// Output: easy"]
    try project.write(
      "Foreign/Claims.md", comments.map { block.replacing("%", with: $0) }.joined(separator: "\n"))
    let other = "print(\"a\")\nprint(\"b\")\n// prints \"b\"\n"
    try project.write("Foreign/Partial.md", "```swift\n\(other)```\n")

    let adopted = try await project.waymark("adopt", "Foreign/Claims.md", "--quiet", "--write")
    let tested = try await project.waymark("test", "Foreign/Claims.md", "--quiet", "--strict")
    let partial = try await project.waymark("adopt", "Foreign/Partial.md", "--quiet", "--write")

    #expect(adopted.status == 0, "\(adopted.error)")
    #expect(
      try project.text("Foreign/Claims.md")
        == comments.map { _ in block.replacing("%", with: "// Prints \"easy\"") }
        .joined(separator: "\n"))
    #expect(tested.output == "3 examples, 3 expectations: 3 passed\n", "\(tested.error)")
    #expect(partial.status == 1)
    #expect(
      partial.error.contains("Partial.md:4:1: error: the output isn't compared with this comment"),
      "\(partial.error)")
    #expect(try project.text("Foreign/Partial.md") == "```swift\n\(other)```\n")
  }

  @Test func `'adopt' leaves Swift files alone`() async throws {
    try project.write(
      "Foreign/Walk.swift", "/// ```swift\n/// stroll()\n/// ```\nfunc stroll() {}\n")

    let run = try await project.waymark("adopt", "Foreign/Walk.swift", "--quiet", "--write")

    #expect(run.status == 0, "\(run.error)")
    #expect(run.output.isEmpty)
    #expect(
      run.error
        == """
          'Foreign/Walk.swift' isn't changed
            'adopt' adds options only to code blocks in Markdown files

          """
    )
  }

  @Test(arguments: [("snippet", 1), ("section", 1), ("article", 0), ("auto", 0)])
  func `the scope determines which fences form an example`(scope: String, status: Int32)
    async throws
  {
    let file = "Foreign/Scope-\(scope).md"
    try project.write(
      file,
      """
      # One

      ```swift
      let one = 1
      ```

      # Two

      ```swift
      #expect(one == 1)
      ```
      """)

    let run = try await project.waymark("test", file, "--scope", scope, "--quiet", "--no-strict")

    #expect(run.status == status)
  }
}
