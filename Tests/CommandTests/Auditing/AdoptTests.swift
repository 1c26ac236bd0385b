import Foundation
import Testing
import WaymarkSamples

/// `waymark adopt`, and proofs of the documents that it writes.
@Suite struct AdoptTests {
  let project: Project

  init() throws { project = try Project.shared.get() }

  @Test func `'test' proves what 'adopt' writes, except for broken blocks`() async throws {
    let document = try FixtureFolder("Auditing/a-document-can-have-a-block-of-each-class")
      .bytes(of: "article.md")
    try project.write("Foreign/Adopted.md", document)

    let shown = try await project.waymark("adopt", "Foreign/Adopted.md", "--quiet")
    let before = try project.text("Foreign/Adopted.md")
    let written = try await project.waymark("adopt", "Foreign/Adopted.md", "--quiet", "--write")
    let tested = try await project.waymark("test", "Foreign/Adopted.md", "--quiet")

    #expect(before == String(decoding: document, as: UTF8.self))
    let options = [
      (3, "example=hikes-group-1"), (7, "example=hikes-group-1"),
      (28, "fails=\"cannot convert value of type 'Int' to specified type 'String'\""),
      (33, "traps=\"Fatal error: Index out of range\""), (38, "untested=\"part of a manifest\""),
      (42, "untested=\"an interface\""), (48, "untested=\"needs walk, Hiker\""),
      (52, "untested=\"omits code\""), (58, "untested=\"needs UIKit from another platform\""),
      (67, "untested=\"a fragment\""),
    ]
    let changes = options.map { "@@ -\($0) +\($0) @@\n-```swift\n+```swift, \($1)\n" }.joined()
    #expect(shown.output == "--- Foreign/Adopted.md\n+++ Foreign/Adopted.md\n" + changes)
    #expect(written.output == "Foreign/Adopted.md: 10 lines changed\n", "\(written.error)")
    #expect(
      tested.error == """
        Foreign/Adopted.md:13:7: error: cannot find 'hike' in scope
          the example 'hikes-group-1' declares the variable 'hike', which 'uses=' doesn't include; \
        continue that example with example=hikes-group-1, or declare 'hike' here too
        Foreign/Adopted.md:64:26: error: value of type 'Hike' has no member 'length'

        """)
  }

  @Test func `'adopt' lists comments with values, and reports wrong values`() async throws {
    try project.write(
      "Foreign/Values.md",
      """
      # Values

      ```swift
      [2, 1].sorted() // [1, 2]
      print("a") // Prints "a"
      ```

      ```swift
      1 + 1 // => 3
      ```
      """)

    let run = try await project.waymark("adopt", "Foreign/Values.md", "--quiet")
    let tested = try await project.waymark(
      "test", "Foreign/Values.md", "--scope", "auto", "--quiet", "--no-strict")

    let mistake = """
      Foreign/Values.md:9:1: error: the document states '3', but the result is '2'
        write the result, or correct the code

      """
    #expect(run.status == 1)
    #expect(
      run.error == """
        Foreign/Values.md:4:1: warning: 'waymark test' doesn't compare the values in 1 comment of \
        this block
          replace them with '#expect', or continue to run 'waymark audit'
        \(mistake)
        """)
    #expect((tested.status, tested.error) == (1, mistake))
  }

  @Test func `'adopt' lists blocks whose output is shown in another block`() async throws {
    try project.write(
      "Foreign/Output.md", "```swift\nprint(\"a\")\n```\n\nThis prints:\n\n```text\na\n```\n")

    let run = try await project.waymark("adopt", "Foreign/Output.md", "--quiet")

    #expect(run.status == 0)
    #expect(
      run.error == """
        Foreign/Output.md:1:1: warning: 'waymark test' doesn't compare the output shown \
        below this block
          state it in comments such as '// Prints "…"', or continue to run 'waymark audit'
        No code blocks need options

        """)
  }

  @Test func `'adopt' keeps the line endings of the document`() async throws {
    let document = "# Trap\n\n```swift\nfatalError(\"no way\")\n```\n"
    try project.write("Foreign/Endings.md", document.replacing("\n", with: "\r\n"))

    let run = try await project.waymark("adopt", "Foreign/Endings.md", "--quiet", "--write")

    #expect(run.output == "Foreign/Endings.md: 1 line changed\n", "\(run.error)")
    #expect(
      try project.text("Foreign/Endings.md")
        == document.replacing("swift\n", with: "swift, traps=\"Fatal error: no way\"\n")
        .replacing("\n", with: "\r\n"))
  }

  @Test func `'adopt' doesn't change blocks with another tool's options`() async throws {
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
    let hint =
      "  the options are example=, uses=, slot=, fails=, traps=, reports=, screen=, map=, "
      + "timeline=, unreached=, untested="
    #expect(
      run.error == """
        Foreign/Words.md:3:10: error: there is no option 'title'
        \(hint)
        Foreign/Words.md:7:10: error: there is no option '{.x}'
        \(hint)
        Foreign/Words.md:11:1: error: this block isn't changed, because it needs the block on line 7, \
        whose options have errors
          correct those options, or write the options of both blocks yourself
        Foreign/Words.md:15:10: error: there is no option 'ignore'
        \(hint)

        """)
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
      partial.error == """
        Foreign/Partial.md:4:1: error: the output isn't compared with this comment
          write '// Prints "b"', one comment for each line of output

        """)
    #expect(try project.text("Foreign/Partial.md") == "```swift\n\(other)```\n")
  }

  @Test func `'adopt' rewrites comments that state only what a statement prints`() async throws {
    let document = """
      ```swift
      let beds = 6
      print(beds)  // %6%
      print("easy") // → %"easy"%
      for hut in ["Lake", "Ridge"] {
        print(hut)
      }
      // %Lake%
      // %Ridge%
      ```

      ```swift
      print(1)  // 1, the number of huts
      ```

      ```swift
      print(2)  // 2
      print(3)
      ```

      """
    let old = document.replacing("%", with: "")
    try project.write("Foreign/Printed.md", old)
    let new = document.replacing("→ %\"easy\"%", with: "Prints \"easy\"")
      .replacing(/%(.*)%/) { "Prints \"\($0.1)\"" }

    let adopted = try await project.waymark("adopt", "Foreign/Printed.md", "--quiet", "--write")

    #expect(try project.text("Foreign/Printed.md") == new)
    #expect(adopted.output == "Foreign/Printed.md: 4 lines changed\n")
    #expect(
      adopted.error == """
        Foreign/Printed.md:17:1: warning: 'waymark test' doesn't compare the values in 1 comment of \
        this block
          replace them with '#expect', or continue to run 'waymark audit'

        """)
  }

  @Test func `'adopt' reports that a document needs no options`() async throws {
    try project.write("Foreign/Done.md", "```swift\nlet one = 1\n#expect(one == 1)\n```\n")

    let run = try await project.waymark("adopt", "Foreign/Done.md", "--quiet")

    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.error == "No code blocks need options\n")
  }

  @Test func `'adopt' rejects Swift files without changing any document`() async throws {
    try project.write(
      "Foreign/Walk.swift", "/// ```swift\n/// stroll()\n/// ```\nfunc stroll() {}\n")
    let document = "```swift\nlet one: Int = \"a\" // error\n```\n"
    try project.write("Foreign/Walk.md", document)

    let run = try await project.waymark(
      "adopt", "Foreign/Walk.md", "Foreign/Walk.swift", "--quiet", "--write")

    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.error.hasPrefix(
        """
        Error: 'Foreign/Walk.swift' is a Swift file, and options can be added only to code blocks \
        in Markdown files; specify Markdown files
        Usage: waymark adopt <file> ...
        """))
    #expect(try project.text("Foreign/Walk.md") == document)
  }

  @Test func `'adopt' doesn't change the Swift files in a folder`() async throws {
    let code = "/// ```swift\n/// let one: Int = \"a\" // error\n/// ```\nfunc stroll() {}\n"
    try project.write("Foreign/Both/Walk.swift", code)
    try project.write("Foreign/Both/Walk.md", "```swift\nlet one: Int = \"a\" // error\n```\n")

    let run = try await project.waymark("adopt", "Foreign/Both", "--quiet", "--write")

    #expect(run.status == 0, "\(run.error)")
    #expect(try project.text("Foreign/Both/Walk.swift") == code)
    #expect(try project.text("Foreign/Both/Walk.md").contains("fails="))
  }

  @Test(arguments: [("snippet", 1), ("section", 1), ("article", 0), ("auto", 0)])
  func `the scope determines which snippets form an example`(scope: String, status: Int32)
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
