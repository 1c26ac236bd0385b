import Foundation
import Testing

/// The Git hook in the guide, tested with real commits.
@Suite(.serialized) struct HookTests {
  private let project: Project

  init() async throws {
    project = try Project("hook")
    try await project.addHarness()
    let guide = URL(filePath: #filePath).appending(path: "../../../..").standardized
      .appendingPathComponent("Articles/ContinuousIntegration.md")
    let text = try String(contentsOf: guide, encoding: .utf8)
    let start = try #require(text.range(of: "#!/bin/sh\n"))
    let end = try #require(text.range(of: "```", range: start.upperBound..<text.endIndex))
    // The guide's `swift run waymark` builds the tool; here it is already built.
    let program = Project.program.path
    let hook = text[start.lowerBound..<end.lowerBound]
    try #require(hook.contains("swift run waymark"))
    try await project.writeProgram("bin/swift", "#!/bin/sh\nshift 2\nexec '\(program)' \"$@\"\n")
    try await project.writeProgram(".git-hooks/pre-commit", String(hook))
  }

  private func git(_ arguments: String...) async throws -> Project.Run {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let identity = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "core.hooksPath=.git-hooks"]
    let running = try await Project.Running(
      URL(fileURLWithPath: "/usr/bin/env"), ["git"] + identity + arguments, in: project.folder,
      environment: ["PATH": "\(project.folder)/bin:\(path)"])
    return try await running.ended()
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "git isn't installed"))
  func `with the guide's hook, only proved articles can be committed`() async throws {
    defer { try? FileManager.default.removeItem(atPath: project.folder) }
    #expect(try await git("init", "--quiet").status == 0)
    try project.write("Hooked/Two words.md", "# A\n\n```swift\n#expect(1 + 1 == 2)\n```\n")
    _ = try await git("add", "Hooked")
    let proved = try await git("commit", "--quiet", "-m", "Proved")
    #expect(proved.status == 0, "\(proved.error)")

    try project.write("Hooked/Two words.md", "# A\n\n```swift\n#expect(1 + 1 == 3)\n```\n")
    _ = try await git("add", "Hooked")
    let broken = try await git("commit", "--quiet", "-m", "Broken")
    #expect(broken.status != 0)
    #expect(
      broken.error.contains(
        "Hooked/Two words.md:4:1: error: Expectation failed: (1 + 1 → 2) == 3\n"),
      "\(broken.error)")

    _ = try await git("rm", "--quiet", "-f", "Hooked/Two words.md")
    try project.write("Hooked/note.txt", "text")
    _ = try await git("add", "Hooked")
    let other = try await git("commit", "--quiet", "-m", "No article")
    #expect(other.status == 0, "\(other.error)")
  }
}
