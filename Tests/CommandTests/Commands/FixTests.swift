import Foundation
import Testing
import WaymarkChildProcesses
import WaymarkProject
import WaymarkSamples

/// `waymark fix` from end to end.
@Suite(.serialized) struct FixTests {
  private let project: Project

  init() throws { project = try Project.shared.get() }

  /// A form of a fixture's text, with the conversions to that form and back.
  private struct Form: CustomTestStringConvertible {
    var testDescription: String
    var folder: String
    var file: String
    var convert: @Sendable (String) -> String = \.self
    var restore: @Sendable (String) -> String = \.self
  }

  private static let forms = [
    Form(
      testDescription: "Markdown", folder: "expectations-in-markdown-are-corrected",
      file: "Outdated.md"),
    Form(
      testDescription: "Markdown with CRLF, a byte-order mark, and no newline at its end",
      folder: "expectations-in-markdown-are-corrected", file: "Outdated.md",
      convert: { text in
        let crlf = String(text.unicodeScalars.dropLast()).replacing("\n", with: "\r\n")
        return "\u{FEFF}" + crlf
      },
      restore: { text in
        String(text.unicodeScalars.dropFirst()).replacing("\r\n", with: "\n") + "\n"
      }),
    Form(
      testDescription: "doc comments", folder: "expectations-in-doc-comments-are-corrected",
      file: "Walk.swift"),
  ]

  /// The folder of a form in `Tests/Fixtures/Fixing` holds a file with outdated expectations and,
  /// in `expected`, the corrected file. `WAYMARK_RECORD=1` records it.
  @Test(arguments: forms)
  private func `an article with outdated expectations passes after one fix`(_ form: Form)
    async throws
  {
    let file = "Fixing/\(form.file)"
    let fixture = try FixtureFolder("Fixing/\(form.folder)").bytes(of: form.file)
    let old = form.convert(String(decoding: fixture, as: UTF8.self))
    try project.write(file, old)

    let shown = try await project.waymark("fix", file, "--quiet")
    let unchanged = try project.text(file)
    let checked = try await project.waymark("fix", file, "--quiet", "--check")
    let written = try await project.waymark("fix", file, "--quiet", "--write")
    let new = try project.text(file)
    let again = try await project.waymark("fix", file, "--quiet", "--write")
    let tested = try await project.waymark("test", file, "--quiet")

    #expect(shown.status == 0, "\(shown.error)")
    #expect(shown.output.hasPrefix("--- \(file)\n+++ \(file)\n@@ -"))
    #expect(
      shown.error.contains(
        #/The expectations of \d+ examples? no longer hold: correct them with --write\n$/#),
      "\(shown.error)")
    #expect(unchanged == old)
    #expect(checked.status == 1)
    #expect(written.status == 0, "\(written.error)")
    let found = [form.file: form.restore(new)]
    #expect(
      try FixtureFolder("Fixing/\(form.folder)/expected").files(orRecording: found) == found)
    #expect(Array(new.utf8) == Array(form.convert(form.restore(new)).utf8), "\(new)")
    #expect(again.status == 0)
    #expect(again.error == "No expectations need to be corrected\n")
    #expect(try project.text(file) == new)
    #expect(tested.status == 0, "\(tested.error)")
  }

  @Test func `failures that no new expectation can fix are listed and left unchanged`()
    async throws
  {
    let article = """
      ```swift, example=check
      print("a")
      // Prints "b"
      #expect(1 + 1 == 3)
      ```

      ```swift, example=error
      let count: Int = "three"
      // Prints "three"
      ```

      ```swift, example=success, fails="cannot convert"
      let count = 3
      ```

      ```swift, example=silent
      let name = "Lake"
      // Prints "Lake"
      ```

      ```swift, example=fence
      print("```")
      ```

      ```text, output=fence
      ~~~
      ```

      ```swift, example=unsteady
      import Foundation
      print(ProcessInfo.processInfo.globallyUniqueString)
      // Prints "1"
      ```

      """
    try project.write("Fixing/Left.md", article)

    let run = try await project.waymark("fix", "Fixing/Left.md", "--quiet", "--write")

    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(try project.text("Fixing/Left.md") == article)
    for line in [3, 4, 8, 13, 18, 26, 32] {
      #expect(run.error.contains("Fixing/Left.md:\(line):"), "\(run.error)")
    }
    for (line, name, reason) in Self.unfixable {
      let note = "Fixing/Left.md:\(line):1: note: the example '\(name)' can't be fixed: \(reason)\n"
      #expect(run.error.contains(note), "\(run.error)")
    }
  }

  /// The lines and names of examples that can't be fixed, with the reason and a hint.
  private static let unfixable = [
    (
      21, "fence",
      """
      the actual result can't be written in place of the expected one
        correct the expectation yourself
      """
    ),
    (
      29, "unsteady",
      """
      its results change from run to run
        look for code that depends on the time or on random numbers, or that isn't awaited
      """
    ),
  ]

  @Test func `a diff can be applied by git`() async throws {
    let old = "a\nb\nc\nd"
    let new = "b\nx\ny\nd\n"
    try project.write("Patched/file.txt", old)
    let change = FileChange(file: "a/file.txt", old: old, new: new)
    try project.write("Patched/change.diff", change.diff.joined(separator: "\n") + "\n")

    let run = try await FinishedProgram.run(
      "git", ["-C", "\(project.folder)/Patched", "apply", "--unidiff-zero", "change.diff"])

    #expect(
      change.diff == [
        "--- a/file.txt", "+++ a/file.txt", "@@ -1 +0,0 @@", "-a", "@@ -3,2 +2,3 @@", "-c", "-d",
        "\\ No newline at end of file", "+x", "+y", "+d",
      ])
    #expect(run.status == .exited(0))
    #expect(try project.text("Patched/file.txt") == new)
  }

  @Test func `'fix' doesn't count examples in a file edited during the run`() async throws {
    let file = "\(project.folder)/Meanwhile.md"
    let article = """
      ```swift, example=one
      import Foundation
      let article = try #require(FileHandle(forUpdatingAtPath: "\(file)"))
      try article.seekToEnd()
      article.write(Data("edited".utf8))
      print("a")
      // Prints "b"
      ```

      """
    try project.write("Meanwhile.md", article)

    let run = try await project.waymark("fix", "Meanwhile.md", "--quiet", "--write")

    #expect(run.status == 1)
    #expect(
      run.error == """
        Meanwhile.md:1:1: error: this file was edited after it was read, so it wasn't changed
          run the command again
        The expectations of 1 example no longer hold, but weren't corrected

        """)
    #expect(try project.text("Meanwhile.md").hasPrefix(article + "edited"))
  }

  @Test func `'fix' doesn't suggest '--write' if no file can be changed`() async throws {
    let article = "```swift, example=one\nprint(\"a\")\n// Prints \"b\"\n```\n"
    try project.write("Fixing/ReadOnly.md", article)
    try #require(chmod("\(project.folder)/Fixing/ReadOnly.md", 0o444) == 0)
    defer { chmod("\(project.folder)/Fixing/ReadOnly.md", 0o644) }

    let run = try await project.waymark("fix", "Fixing/ReadOnly.md", "--quiet")

    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(
      run.error == """
        Fixing/ReadOnly.md:1:1: error: this file is read-only, so it wasn't changed
          make it writable, and run the command again
        The expectations of 1 example no longer hold, but weren't corrected

        """)
  }
}
