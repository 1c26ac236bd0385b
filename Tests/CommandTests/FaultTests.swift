import Foundation
import Testing

/// What the command line does when the world does not play along.
@Suite(.serialized) struct FaultTests {
  private let project: Project

  init() throws {
    project = try Project.shared.get()
    try project.write("Faulty/fine.md", "```swift\n#expect(true)\n```\n")
  }

  @Test func `without a compiler nothing is proved, and the message says why`() async throws {
    let run = try await project.waymark("test", "Faulty", environment: ["PATH": "/nowhere"])

    #expect(run.status == 3)
    #expect(run.error.contains("swift"), "\(run.error)")
  }

  @Test func `outside of a package the call is wrong`() async throws {
    let run = try await project.waymark("test", "Faulty", in: "/")

    #expect(run.status == 2)
    #expect(
      run.error == """
        waymark: there is no Package.swift here or above
          run waymark in the package whose documentation it is to prove

        """)
  }

  @Test func `a full disk leaves the site that was there`() async throws {
    let disk = "\(project.folder)/disk"
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
    guard try system("mount", "-t", "tmpfs", "-o", "size=32k", "tmpfs", disk) == 0 else {
      withKnownIssue("this user may not mount a small disk") { Issue.record("not tried") }
      return
    }
    defer { _ = try? system("umount", disk) }
    try project.write("disk/site/verdicts.json", "before")
    try project.write("disk/site/run.css", "")

    let run = try await project.waymark("build", "Faulty", "--output", "disk/site")

    #expect(run.status == 3, "\(run.output)")
    #expect(run.error.contains("No space left on device"), "\(run.error)")
    #expect(try project.text("disk/site/verdicts.json") == "before")
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk) == ["site"])
  }

  @Test(arguments: ["full", "read-only"])
  func `a cache that cannot be written is no article's fault`(_ kind: String) async throws {
    let disk = "\(project.folder)/cache-\(kind)"
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
    guard try system("mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", disk) == 0 else {
      withKnownIssue("this user may not mount a small disk") { Issue.record("not tried") }
      return
    }
    defer { _ = try? system("umount", disk) }
    for file in ["Package.swift", "Sources/Hikes/Hike.swift", "Faulty/fine.md"] {
      try project.write("cache-\(kind)/\(file)", try project.text(file))
    }
    let before = try await project.waymark("test", "Faulty", in: disk)
    try project.write("cache-\(kind)/Faulty/fine.md", "```swift\n#expect(1 == 1)\n```\n")
    _ = try kind == "full"
      ? system("dd", "if=/dev/zero", "of=\(disk)/fill", "bs=1k")
      : system("mount", "-o", "remount,ro", disk)

    let run = try await project.waymark("test", "Faulty", "--quiet", in: disk)

    #expect(before.status == 0, "\(before.error)")
    #expect(run.status == 3, "\(run.output)")
    let reason = kind == "full" ? "No space left on device" : "Read-only file system"
    #expect(run.error.hasPrefix("waymark: cannot "), "\(run.error)")
    #expect(run.error.contains(reason), "\(run.error)")
  }

  @Test func `an output folder that cannot be written fails the run as the world's fault`() async throws {
    let run = try await project.waymark("build", "Faulty", "--output", "/proc/site")

    #expect(run.status == 3)
    #expect(run.error.contains("the site could not be written to '/proc/site'"), "\(run.error)")
  }

  @Test func `two runs at once do not meet`() async throws {
    try project.write("Both/both.md", "```swift\nlet number = 5\n#expect(number == 5)\n```\n")

    async let one = project.waymark("build", "Both", "--output", "both")
    async let two = project.waymark("build", "Both", "--output", "both")

    let runs = try await [one, two]
    #expect(runs.map(\.status) == [0, 0], "\(runs.map(\.error))")
    #expect(project.exists("both/index.html"))
  }

  @Test func `a run that was killed leaves the old site, and the next one takes its rest away`() async throws {
    let good = try await project.waymark("build", "Faulty", "--output", "killed")
    #expect(good.status == 0)
    try writeHangingArticle()

    let killed = try project.start("build", "Hanging", "--output", "killed")
    try await killed.printed("Proving 1/2")
    killed.process.interrupt()
    killed.process.waitUntilExit()

    #expect(killed.process.terminationStatus != 0)
    #expect(try project.text("killed/verdicts.json").contains("passed"))
    #expect(try await project.waymark("build", "Faulty", "--output", "killed").status == 0)
    let rest = try FileManager.default.contentsOfDirectory(atPath: project.folder)
      .filter { $0.hasPrefix("killed") }
    #expect(rest == ["killed"])
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGQUIT])
  func `a run that is interrupted leaves no process and no file`(signal: Int32) async throws {
    try writeHangingArticle()
    let folder = "\(project.folder)/interrupted-\(signal)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)

    let run = try Project.Running(
      Project.program, ["test", "Hanging", "--report", "\(folder)/report.json"],
      in: project.folder, environment: ["TMPDIR": folder])
    try await run.printed("Proving 1/2")
    kill(run.process.processIdentifier, signal)
    run.process.waitUntilExit()

    #expect(run.process.terminationReason == .uncaughtSignal)
    #expect(run.process.terminationStatus == signal)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    try await gone(folder)
  }

  /// Its second example runs until it is stopped, its first tells that it may be running.
  private func writeHangingArticle() throws {
    try project.write(
      "Hanging/hang.md", "```swift\n#expect(true)\n```\n\n```swift\nwhile true {}\n```\n")
  }

  /// A process that was killed takes a moment to go; one that was not fails by its time limit.
  private func gone(_ folder: String) async throws {
    for _ in 0..<500 where processes(knowing: folder) != [] {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(processes(knowing: folder) == [])
  }

  private func processes(knowing folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.filter { name in
      let bytes = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(name)/environ"))
      return bytes?.range(of: Data(folder.utf8)) != nil
    }
  }

  private func system(_ command: String...) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
