import Foundation
import SystemPackage

/// A package in which one command encounters one fault: an article, an output folder, and the
/// user's files.
struct FaultEnvironment {
  enum Command: String, Sendable { case build, test, extract, check }

  struct Ending {
    var isExit: Bool
    var status: Int32
    var error: String
  }

  private let project: Project
  private let command: Command
  /// The folder that contains the output. It can be a separate disk.
  private let folder: String
  private var disk: SmallDisk?

  init(_ command: Command, named name: String) async throws {
    project = try await Project.built
    self.command = command
    folder = "\(project.folder)/faults/\(name)"
    for folder in [folder, Self.temporary(project)] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
  }

  /// Mounts a disk for the output.
  ///
  /// - Returns: False if the current user can't mount a disk.
  mutating func mount() -> Bool {
    disk = SmallDisk(at: folder)
    return disk != nil
  }

  func remove() {
    disk?.unmount()
    for folder in [folder, Self.temporary(project)] {
      try? FileManager.default.removeItem(atPath: folder)
    }
  }

  /// The path of the output.
  var place: String { "\(folder)/\(command == .test ? "report.json" : "result")" }

  var writesOutput: Bool { command != .check }

  private var runsExamples: Bool { command == .build || command == .test }

  /// - Parameter other: The code of a second example; nil if there is none.
  func writeArticle(_ name: String, and other: String? = nil) throws {
    let text = "```swift, example=\(name)\nlet \(name) = 1\n#expect(\(name) == 1)\n```\n"
    try project.write("Table/A.md", text + (other.map { "\n```swift\n\($0)\n```\n" } ?? ""))
  }

  private static let filesOfUser = [
    "result/notes.txt", "result/.git/HEAD", "result.old-4194305/a", "result.building-4194305/b",
  ]

  func writeFilesOfUser() throws {
    for file in Self.filesOfUser where command != .test {
      try project.write("faults/\((folder as NSString).lastPathComponent)/\(file)", "mine")
    }
  }

  func missingFilesOfUser() throws -> [String] {
    let output = try output()
    return Self.filesOfUser.filter { command != .test && output[$0] != "mine" }
  }

  /// Returns the text of every file in the folder, by path.
  func output() throws -> [String: String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    let files = names.compactMap { name in
      FileManager.default.contents(atPath: "\(folder)/\(name)")
        .map { (name, String(decoding: $0, as: UTF8.self)) }
    }
    return Dictionary(uniqueKeysWithValues: files)
  }

  /// Returns the output without the file that differs between two runs of the same articles, and
  /// without the manifest that contains its digest.
  func withoutTimes(_ output: [String: String]) -> [String: String] {
    output.filter { !["result/run.html", "result/.waymark"].contains($0.key) }
  }

  /// Returns files that runs left behind and that are neither output nor the user's.
  func leftovers(expectingKill: Bool) throws -> [String] {
    // SwiftPM leaves its own files there.
    let temporary = try FileManager.default.contentsOfDirectory(atPath: Self.temporary(project))
      .filter { $0.hasPrefix("waymark-") }
    let entries = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { ($0 as NSString).lastPathComponent.hasPrefix(".waymark-") }
    return expectingKill ? entries : entries + temporary
  }

  /// Runs the command with or without a fault.
  func run(with fault: Fault? = nil) async throws -> Ending {
    switch fault {
    // SwiftPM locks the package with a file in this folder, so all tests must use the same folder.
    case nil:
      return try await ended(try await start(environment: ["TMPDIR": NSTemporaryDirectory()]))
    case .noCompiler: return try await ended(try await start(environment: ["PATH": "/nowhere"]))
    case .fullDisk:
      try disk?.fill()
      defer { disk?.empty() }
      return try await ended(try await start())
    case .fullTemporaryDisk:
      guard let disk = SmallDisk(at: Self.temporary(project)) else { throw POSIXError(.EPERM) }
      defer { disk.unmount() }
      try writeArticle("willow", and: runsExamples ? Self.filling : nil)
      return try await ended(try await start())
    case .readOnlyFolder:
      try disk?.setReadOnly(true)
      defer { try? disk?.setReadOnly(false) }
      return try await ended(try await start())
    case .interrupt: return try await stopped(by: SIGINT)
    case .kill: return try await stopped(by: SIGKILL)
    case .vanishedInput:
      let link = "\(project.folder)/Table/gone.md"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")
      defer { try? FileManager.default.removeItem(atPath: link) }
      return try await ended(try await start())
    case .concurrentRun:
      let (one, two) = (try await start(), try await start())
      let endings = [try await ended(one), try await ended(two)]
      return endings.max { $0.status < $1.status }!
    }
  }

  /// The code of an example that fills a small disk and checks something while it's full.
  private static let filling = """
    import Foundation
    let file = open("full", O_CREAT | O_WRONLY, 0o600)
    let bytes = [UInt8](repeating: 1, count: 4_096)
    for _ in 0..<16_384 { _ = write(file, bytes, bytes.count) }
    for _ in 0..<1_000 { #expect(file >= 0) }
    """

  /// Stops the command: while an example is running if the command runs examples, or else while it
  /// reads an endless article.
  private func stopped(by signal: Int32) async throws -> Ending {
    let pipe = try FileDescriptor.pipe()
    if runsExamples { try writeArticle("willow", and: "while true {}") }
    let running = try await start(
      article: runsExamples ? "Table" : "/dev/stdin",
      input: pipe.readEnd, isQuiet: !runsExamples)
    if runsExamples { try await running.printed("Proving 1/2") }
    kill(running.process.id, signal)
    let ending = try await ended(running)
    try pipe.writeEnd.close()
    // A killed run can't stop its examples.
    for process in Project.processes(withEnvironmentContaining: Self.temporary(project)) {
      kill(process, SIGKILL)
    }
    try writeArticle("willow")
    return ending
  }

  private func start(
    article: String = "Table", environment: [String: String] = [:],
    input: FileDescriptor? = nil, isQuiet: Bool = true
  ) async throws -> Project.Running {
    let output: [String]
    switch command {
    case .build, .extract: output = ["--output", place]
    case .test: output = ["--report", place]
    case .check: output = []
    }
    let options = isQuiet && command != .check ? ["--quiet"] : []
    return try await Project.Running(
      Project.program, [command.rawValue, article] + output + options, in: project.folder,
      environment: ["TMPDIR": Self.temporary(project)].merging(environment) { $1 }, input: input)
  }

  private func ended(_ running: Project.Running) async throws -> Ending {
    let run = try await running.ended()
    let isExit = try await running.process.ended() == .exited(run.status)
    return Ending(isExit: isExit, status: run.status, error: run.error)
  }

  private static func temporary(_ project: Project) -> String { "\(project.folder)/faults/tmp" }
}
