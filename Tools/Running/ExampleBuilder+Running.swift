import Foundation
import WaymarkCompilerOutput
import WaymarkHashing
import WaymarkModel
import WaymarkPackages
import WaymarkResults
import WaymarkSystem

extension ExampleBuilder {
  /// Links an example and runs it in its own process.
  ///
  /// The process has its own environment, home folder, working folder, and temporary folder. The
  /// folders are removed when the process ends.
  ///
  /// - Parameters:
  ///   - module: The name of the example's module.
  ///   - options: The time limit, the sandbox, and the additional environment variables.
  func execution(
    of object: CompiledObject, in module: String, with options: Engine.Options
  ) async throws -> Execution {
    let folder = try await TemporaryFolders.add(Self.newFolder)
    defer { TemporaryFolders.remove(folder) }
    let contents = try copy(object, to: "\(folder)/\(Self.objectName)")
    let variables = FixedEnvironment.variables(home: folder + "/home", temporary: folder + "/tmp")
    try await link(contents, of: module, in: folder, environment: variables)
    let memory = try SharedEventBuffer()
    defer { memory.close() }
    var command = ProgramInvocation(
      program: "\(folder)/\(Self.programName)", arguments: ["--testing-library", "swift-testing"],
      folder: folder + "/work", limit: options.timeLimit)
    command.environment = variables.merging(options.variables) { $1 }
      .merging(backtracing(to: folder + "/crash")) { $1 }
    command.input = memory.file
    command.mark = folder
    command.supervisor = harness.supervisor
    command.capacity = 8 << 20
    let termination =
      if let sandbox = options.sandbox { try await sandbox.run(command, folder: folder) } else {
        try await command.run()
      }
    try Task.checkCancellation()
    try checkBuild()
    let transcript = Transcript(memory.records)
    // A full disk can make an example fail, which isn't the example's fault.
    if transcript.events.last != .end, FileSystem.isFull(folder) {
      throw EnvironmentError("can't run an example in '\(folder)'", errno: ENOSPC)
    }
    var execution = Execution(
      ending: termination.ending, events: transcript.events,
      portions: transcript.portions(of: termination.output), duration: termination.duration)
    execution.limit = options.timeLimit
    execution.error = Self.ownError(of: termination)
    execution.runtimeReport = memory.runtimeReport
    execution.backtrace = FileSystem.text(folder + "/crash") ?? ""
    execution.regions = Self.regions(of: contents, memory.counters)
    return execution
  }

  /// Copies an object file from the cache, because other runs can replace or remove it there at any
  /// time.
  ///
  /// - Throws: `DamagedObject` if the contents aren't those that the compiler wrote.
  private func copy(_ object: CompiledObject, to file: String) throws -> ObjectFile {
    let cached = store.path(.object, object.key)
    let bytes = FileSystem.read(cached) ?? []
    // The cache has compared only the size of the file. Remove a damaged file, so that the example
    // is compiled again.
    guard Digest(bytes).description == object.digest, let contents = ObjectFile(bytes) else {
      FileSystem.remove(cached)
      throw DamagedObject()
    }
    try FileSystem.write(bytes, to: file)
    return contents
  }

  /// Returns the regions of an example with the number of times that each ran; nil if its process
  /// left no counters.
  private static func regions(of object: ObjectFile, _ bytes: [UInt8]) -> [CountedRegion]? {
    bytes.isEmpty ? nil : object.coverage.regions(counters(in: bytes))
  }

  /// Returns the text that the example itself wrote to standard error, without the messages that
  /// the runtime prints when it creates a backtrace. A process that exits normally has no such
  /// messages.
  private static func ownError(of termination: ProgramInvocation.Termination) -> String {
    if case .exited = termination.ending { return termination.errorText }
    let lines = termination.errorText.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter {
      !$0.hasPrefix("swift-runtime: ") && !$0.hasPrefix("*** Signal ")
        && !$0.hasPrefix("*** Program crashed")
    }.joined(separator: "\n")
  }

  private static func newFolder() throws -> String {
    let start = "\(Machine.temporaryFolder)/\(TemporaryFolders.prefix)"
    guard let path = FileSystem.makeUniqueFolder(at: start) else {
      throw EnvironmentError(
        "can't create a temporary folder in '\(Machine.temporaryFolder)'", errno: errno)
    }
    let folder = FileSystem.realPath(path)
    try FileSystem.write("", to: folder + TemporaryFolders.mark)
    for name in ["work", "home", "tmp"] { try FileSystem.makeFolder("\(folder)/\(name)") }
    return folder
  }

  /// Returns the variables that make the runtime write a crash report.
  private func backtracing(to file: String) -> [String: String] {
    [
      "SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no,threads=crashed,images=none,"
        + "registers=none,limit=64,sanitize=no,output-to=\(file)"
    ]
  }
}
