import Foundation
import Testing

/// The files that the results of a run are written to, and the files that they replace.
@Suite(.serialized) struct ResultTests {
  private let project: Project

  init() throws {
    project = try Project.shared.get()
    try project.write("Fine/fine.md", "```swift\n#expect(true)\n```\n")
  }

  @Test(arguments: ["r", "-", "reports/deep/r.json"])
  func `a report is written to the specified path regardless of the file's name`(name: String)
    async throws
  {
    let run = try await project.waymark("test", "Fine", "--quiet", "--report", name)

    #expect(run.status == 0, "\(run.error)")
    #expect(try project.text(name).contains("\"verdict\" : \"passed\""))
  }

  @Test func `a report that can't be written is reported after the verdicts`() async throws {
    let name = "/dev/full"
    let run = try await project.waymark("test", "Fine", "--quiet", "--report", name)

    #expect(run.status == 3)
    #expect(run.output == "1 example, 1 expectation: 1 passed\n")
    #expect(
      run.error == """
        waymark: the report couldn't be written to '\(name)': No space left on device
          free up space on this disk, or use another disk

        """)
  }

  @Test(arguments: [
    ("", "--report is empty\n  specify a file with --report"),
    ("Fine", "'Fine' is a folder\n  specify a file with --report"),
    (
      "Fine/fine.md",
      """
      'Fine/fine.md' wasn't replaced, because it has been edited or isn't a report of the same kind
        specify another file with --report, or move this file first
      """
    ),
  ])
  func `a report path that is empty or names a folder or a user's file is rejected at the start`(
    name: String, reason: String
  ) async throws {
    let article = try project.text("Fine/fine.md")

    let run = try await project.waymark("test", "Fine", "--report", name)

    #expect(run == Project.Run(status: 2, output: "", error: "waymark: \(reason)\n"))
    #expect(try project.text("Fine/fine.md") == article)
  }

  @Test func `a report whose path is a symbolic link is written to the link's target`()
    async throws
  {
    try project.write("there/real.json", "")
    for (name, target) in [("plain", "there/real.json"), ("device", "/dev/null")] {
      try? FileManager.default.createSymbolicLink(
        atPath: "\(project.folder)/\(name)", withDestinationPath: target)

      let run = try await project.waymark("test", "Fine", "--report", name)

      #expect(run.status == 0, "\(run.error)")
      let link = "\(project.folder)/\(name)"
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
    }
    #expect(try project.text("there/real.json").contains("passed"))
  }

  @Test func `a result that can't be printed fails the run`() async throws {
    let run = try await project.run(
      "bash", "-c", "\"$0\" test Fine --quiet > /dev/full", Project.program.path)

    #expect(run.status == 3)
    #expect(
      run.error == """
        waymark: the result couldn't be printed: No space left on device
          free up space on this disk, or use another disk

        """)
  }

  @Test func `the path of the site's folder can end with a slash`() async throws {
    for _ in 1...2 {
      let run = try await project.waymark("build", "Fine", "--quiet", "--output", "slash//")

      #expect(run.status == 0, "\(run.error)")
      #expect(run.error == "")
    }
    #expect(project.exists("slash/index.html"))
  }

  @Test func `a folder that contains a report and other files isn't replaced`() async throws {
    try project.write("kept/verdicts.json", "{}")
    try project.write("kept/thesis.txt", "mine")

    let run = try await project.waymark("build", "Fine", "--output", "kept")

    #expect(run.status == 2)
    #expect(try project.text("kept/thesis.txt") == "mine")
  }

  @Test(arguments: ["build", "extract"])
  func `the package's own folder is rejected as an output folder`(_ command: String) async throws {
    let manifest = try project.text("Package.swift")

    let run = try await project.waymark(command, "Fine", "--output", "Fine/..")

    #expect(
      run.error == """
        waymark: 'Fine/..' is or contains the package, so nothing is written to it
          specify a separate folder with --output

        """)
    #expect(run.status == 2)
    #expect(try project.text("Package.swift") == manifest)
  }

  @Test(arguments: [("build", "index.html"), ("extract", "Package.swift")])
  func `an edited output file is named in the error and kept`(_ command: String, _ file: String)
    async throws
  {
    let folder = "edited-\(command)"
    let first = try await project.waymark(command, "Fine", "--quiet", "--output", folder)
    try project.write("\(folder)/\(file)", "mine")
    try project.write("\(folder)/Tests/Mine/Mine.swift", "mine")

    let second = try await project.waymark(command, "Fine", "--quiet", "--output", folder)

    #expect(first.status == 0, "\(first.error)")
    #expect(second.status == 2)
    #expect(
      second.error == """
        waymark: these files in '\(folder)' would be overwritten, but they have changed or weren't \
        written by waymark:
            \(file)
          nothing was written; move them, or specify another folder with --output

        """)
    #expect(try project.text("\(folder)/\(file)") == "mine")
    #expect(try project.text("\(folder)/Tests/Mine/Mine.swift") == "mine")
  }
}
