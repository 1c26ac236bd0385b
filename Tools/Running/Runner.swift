import Article
import Foundation

extension Workshop {
  /// Links an example and runs it in its own process.
  ///
  /// The process has its own environment, home folder, working folder and temporary folder. The
  /// folders are removed when it has ended.
  ///
  /// - Parameters:
  ///   - limit: The time limit in seconds.
  ///   - sandbox: The sandbox to run in; nil to run without one.
  func execution(
    of object: Object, limit: Double, in sandbox: Sandbox? = nil
  ) async throws -> Execution {
    let folder = try await TemporaryFolders.add(Self.newFolder)
    defer { TemporaryFolders.remove(folder) }
    let program = folder + "/example.xctest"
    let variables = FixedEnvironment.variables(home: folder + "/home", temporary: folder + "/tmp")
    try await link(object, to: program, environment: variables)
    let secret = "waymark-\(UInt64.random(in: .min ... .max))-\(UInt64.random(in: .min ... .max))"
    let transcript = "\(folder)/tmp/\(secret)"
    try Disk.write("", to: transcript)
    guard let listener = FileHandle(forReadingAtPath: transcript) else {
      throw WorldFailure("cannot read \(transcript)")
    }
    let command = Command(
      program: program, arguments: ["--testing-library", "swift-testing"],
      environment: variables.merging(
        environment(folder, transcript: transcript, secret: secret)) { $1 },
      folder: folder + "/work", mark: folder, supervisor: harness.supervisor, limit: limit, capacity: 8 << 20
    )
    let outcome =
      if let sandbox { try await sandbox.run(command, folder: folder) } else { try await command.run() }
    try Task.checkCancellation()
    try checkBuild()
    let events = events(in: [UInt8]((try? listener.readToEnd()) ?? Data()), secret: secret)
    // A full disk can cut the results short, which isn't the example's fault.
    if events.last != .end, Disk.isFull(folder) {
      throw WorldFailure("cannot run an example in \(folder): \(String(cString: strerror(ENOSPC)))")
    }
    return Execution(
      ending: outcome.ending, events: events,
      portions: portions(of: outcome.output, secret: secret),
      error: Self.withoutRuntime(outcome.errorText),
      backtrace: Disk.text(folder + "/crash") ?? "", duration: outcome.duration, limit: limit
    )
  }

  /// Returns the example's own output, without the runtime's messages about creating a backtrace.
  private static func withoutRuntime(_ error: String) -> String {
    let lines = error.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter {
      !$0.hasPrefix("swift-runtime: ") && !$0.hasPrefix("*** Signal ")
        && !$0.hasPrefix("*** Program crashed")
    }.joined(separator: "\n")
  }

  private static func newFolder() throws -> String {
    var template = Array((NSTemporaryDirectory() + "/\(TemporaryFolders.prefix)XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw WorldFailure("cannot make a temporary folder: \(String(cString: strerror(errno)))")
    }
    let folder = Disk.realPath(String(decoding: template.dropLast().map(UInt8.init), as: UTF8.self))
    try Disk.write("", to: folder + TemporaryFolders.mark)
    for name in ["work", "home", "tmp"] { try Disk.makeFolder("\(folder)/\(name)") }
    return folder
  }

  private func environment(
    _ folder: String, transcript: String, secret: String
  ) -> [String: String] {
    [
      "SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no,threads=crashed,images=none,"
        + "registers=none,limit=64,sanitize=no,output-to=\(folder)/crash",
      "WAYMARK_EVENTS": transcript,
      "WAYMARK_SECRET": secret,
    ]
  }
}
