import Foundation
import Testing

/// Failures of the environment that the table of ``FaultTableTests`` doesn't cover.
@Suite(.serialized) struct FaultTests {
  private let project: Project

  init() async throws {
    project = try await Project.built
    try project.write("Faulty/fine.md", "```swift\n#expect(true)\n```\n")
  }

  @Test(arguments: ["test", "preview"])
  func `a command that runs outside a package reports a usage error`(
    _ command: String
  ) async throws {
    let run = try await project.waymark(command, "Faulty", in: "/")

    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.error == """
        waymark: there is no Package.swift in this folder or above it
          run waymark in the package whose documentation you want to prove

        """)
  }

  @Test(arguments: ["full", "read-only"])
  func `an unwritable cache isn't reported as an article's error`(_ kind: String) async throws {
    let folder = "\(project.folder)/cache-\(kind)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    guard let disk = SmallDisk(at: folder) else {
      try Test.cancel("this user can't mount a small disk")
    }
    defer { disk.unmount() }
    for file in ["Package.swift", "Sources/Hikes/Hike.swift", "Faulty/fine.md"] {
      try project.write("cache-\(kind)/\(file)", try project.text(file))
    }
    try await project.addHarness(in: folder)
    let before = try await project.waymark("test", "Faulty", in: folder)
    try project.write("cache-\(kind)/Faulty/fine.md", "```swift\n#expect(1 == 1)\n```\n")
    try kind == "full" ? disk.fill() : disk.setReadOnly(true)

    let run = try await project.waymark("test", "Faulty", "--quiet", in: folder)

    #expect(before.status == 0, "\(before.error)")
    #expect(run.status == 3, "\(run.output)")
    let reason =
      kind == "full"
      ? "No space left on device\n  free up space on this disk, or use another disk"
      : "Read-only file system\n  make the file system writable, or use another one"
    let message = run.error.wholeMatch(
      of: #/waymark: can't (write|create) [^\n:]+: ([^\n]+\n[^\n]+)\n/#)
    #expect(message.map { "\($0.2)" } == reason, "\(run.error)")
  }

  @Test func `an example's own message about a full disk is reported as an error in the example`()
    async throws
  {
    try project.write("Full/quoted.md", "```swift\n#error(\"No space left on device\")\n```\n")

    let run = try await project.waymark("test", "Full", "--quiet")

    #expect(run.status == 1)
    #expect(
      run.error.contains("Full/quoted.md:2:8: error: No space left on device"), "\(run.error)")
  }

  @Test func `a crash on a full disk isn't reported as an example's error`() async throws {
    let folder = "\(project.folder)/temporary"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    guard let disk = SmallDisk(at: folder) else {
      try Test.cancel("this user can't mount a small disk")
    }
    defer { disk.unmount() }
    try project.write(
      "Filling/full.md",
      """
      ```swift
      import Foundation
      let file = open("full", O_CREAT | O_WRONLY, 0o600)
      let bytes = [UInt8](repeating: 1, count: 4_096)
      while write(file, bytes, bytes.count) > 0 {}
      fatalError("full")
      ```
      """)

    let run = try await project.waymark(
      "test", "Filling", "--quiet", environment: ["TMPDIR": folder])

    #expect(run.status == 3)
    #expect(run.output == "")
    let message =
      #/waymark: can't run an example in [^\n:]+: No space left on device\n  free [^\n]+\n/#
    #expect(run.error.wholeMatch(of: message) != nil, "\(run.error)")
  }

  @Test func `an output folder that can't be created is an environment error`() async throws {
    let run = try await project.waymark("build", "Faulty", "--quiet", "--output", "/proc/site")

    #expect(run.status == 3)
    #expect(
      run.error == """
        waymark: the site couldn't be written to '/proc/site': No such file or directory
          the previous contents are unchanged

        """)
  }

  @Test func `a missing folder for temporary files is an environment error`() async throws {
    try project.write("Faulty/fine.md", "```swift\n#expect(2 == 2)\n```\n")
    _ = try await project.waymark("test", "Faulty")
    try project.write("Faulty/fine.md", "```swift\n#expect(3 == 3)\n```\n")

    let run = try await project.waymark(
      "test", "Faulty", "--quiet", "--skip-build", environment: ["TMPDIR": "/nowhere"])

    #expect(run.status == 3)
    #expect(
      run.error == """
        waymark: can't create a temporary folder in '/nowhere': No such file or directory
          check the path, and make sure that its folder exists

        """)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGQUIT])
  func `interrupting a run leaves no processes or files behind`(signal: Int32) async throws {
    try writeHangingArticle()
    let folder = "\(project.folder)/interrupted-\(signal)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)

    let run = try await Project.Running(
      Project.program,
      ["test", "Hanging", "--report", "\(folder)/report.json", "--time-limit", "500"],
      in: project.folder, environment: ["TMPDIR": folder])
    try await run.printed("Proving 1/2")
    kill(run.process.id, signal)

    #expect(try await run.process.ended() == .signaled(signal))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    try await gone(folder)
  }

  /// Code that never ends. It doesn't use the processor while it waits.
  private static let hang = "while true { sleep(1) }"

  @Test func `killing a run ends its examples and their daemons`() async throws {
    let seconds = 70_000 + Int.random(in: 0..<10_000)
    try project.write("Hanging/daemon.md", daemon(for: seconds, then: Self.hang))

    let run = try await project.start("test", "Hanging/daemon.md", "--time-limit", "500")
    while run.process.isRunning, !isAsleep(for: seconds) {
      try await Task.sleep(for: .milliseconds(10))
    }
    kill(run.process.id, SIGKILL)
    _ = try await run.process.ended()

    for _ in 0..<3000 where isAsleep(for: seconds) { try await Task.sleep(for: .milliseconds(10)) }
    #expect(!isAsleep(for: seconds))
  }

  @Test(arguments: ["", hang])
  func `a daemon with an empty environment ends with its example`(_ end: String) async throws {
    let seconds = 80_000 + Int.random(in: 0..<10_000)
    try project.write("Hanging/daemon.md", daemon(for: seconds, then: end))

    let limit = end.isEmpty ? "500" : "10"
    let run = try await project.waymark("test", "Hanging/daemon.md", "--time-limit", limit)

    #expect(run.status == (end.isEmpty ? 0 : 1), "\(run.error)")
    #expect(!isAsleep(for: seconds))
  }

  /// Returns an example that waits until its daemon has started.
  private func daemon(for seconds: Int, then end: String) -> String {
    """
    ```swift
    import Foundation
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/bin/sh")
    child.arguments = ["-c", "setsid sleep \(seconds) >/dev/null 2>&1 & : > started"]
    child.environment = [:]
    try child.run()
    while !FileManager.default.fileExists(atPath: "started") { usleep(1000) }
    #expect(child.processIdentifier > 0)
    \(end)
    ```
    """
  }

  private func isAsleep(for seconds: Int) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.contains { name in
      (try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(name)/cmdline")))
        == Data("sleep\0\(seconds)\0".utf8)
    }
  }

  /// Writes an article whose second example runs until it's stopped. Once the first one has a
  /// result, the second one may be running.
  private func writeHangingArticle() throws {
    try project.write(
      "Hanging/hang.md", "```swift\n#expect(true)\n```\n\n```swift\nwhile true {}\n```\n")
  }

  /// Waits until the processes of a run have ended. A killed process ends after a moment. Any other
  /// process runs until its time limit, and the test fails.
  private func gone(_ folder: String) async throws {
    for _ in 0..<500 where Project.processes(withEnvironmentContaining: folder) != [] {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(Project.processes(withEnvironmentContaining: folder) == [])
  }
}
