import Foundation
import SystemPackage
import Testing
import WaymarkChildProcesses

/// A small package with a library, in a temporary folder.
///
/// Most tests share one, so its library is built only once. Each of them writes its articles to a
/// separate folder.
struct Project: Sendable {
  struct Run: Equatable {
    var status: Int32
    var output: String
    var error: String

    /// Standard error without the lines that show progress.
    var messages: String {
      let progress = /^(Building|Finding contexts|Proving|Rendering)\b/
      return error.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.contains(progress) }.joined(separator: "\n")
    }
  }

  let folder: String

  /// Whether the package doesn't share the compiled headers of the system with other packages, so
  /// that all files of its build are in its own folder, as they are for users.
  let ownsModules: Bool

  /// The package that most tests share.
  static let shared = Result { try Project() }

  /// The package that most tests share, after its library was built.
  ///
  /// Tests that change the folder for temporary files must use it, so that they don't build the
  /// package: SwiftPM locks a package with a file in that folder, so builds with different folders
  /// could change the same files at once.
  static var built: Project {
    get async throws { try await builtProject.value }
  }

  private static let builtProject = Task {
    let project = try shared.get()
    try project.write("Built/empty.md", "```swift\nlet empty = 0\n```\n")
    let run = try await Running(
      program, ["test", "Built", "--quiet"], in: project.folder, environment: [:]
    ).ended()
    try #require(run.status == 0, "\(run.error)")
    return project
  }

  /// Adds the compiled harness of the shared package to the cache of this package, because
  /// compiling it takes several seconds.
  ///
  /// - Parameter place: The folder of the package; the project's folder if nil.
  func addHarness(in place: String? = nil) async throws {
    let path = "/.build/waymark/3/linked"
    let (source, target) = (try await Self.built.folder + path, (place ?? folder) + path)
    // An earlier process with the same ID may have left its files.
    try? FileManager.default.removeItem(atPath: target)
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
    let entries = try FileManager.default.contentsOfDirectory(atPath: source).filter {
      FileManager.default.fileExists(atPath: "\(source)/\($0)/WaymarkHarness.o")
    }
    try #require(!entries.isEmpty)
    for entry in entries {
      try FileManager.default.copyItem(atPath: "\(source)/\(entry)", toPath: "\(target)/\(entry)")
    }
  }

  /// Writes the manifest of a package with one library, in the folder with the library's name.
  func writeManifest(ofLibrary name: String) throws {
    try write(
      "\(name)/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "\(name.lowercased())", products: [.library(name: "\(name)", targets: ["\(name)"])],
        targets: [.target(name: "\(name)")])
      """)
  }

  /// - Parameters:
  ///   - name: Part of the folder's name, which distinguishes the projects of a process.
  ///   - ownsModules: See the property.
  init(_ name: String = "project", ownsModules: Bool = false) throws {
    self.ownsModules = ownsModules
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("waymark-\(name)-\(getpid())").path
    try write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "hikes",
        products: [.library(name: "Hikes", targets: ["Hikes"])],
        targets: [.target(name: "Hikes")]
      )
      """)
    try write(
      "Sources/Hikes/Hike.swift",
      """
      public struct Hike: Equatable, Sendable {
        public var name: String
        public init(name: String) { self.name = name }
      }
      """)
  }

  func write(_ path: String, _ text: String) throws { try write(path, Array(text.utf8)) }

  func write(_ path: String, _ bytes: [UInt8]) throws {
    let file = "\(folder)/\(path)"
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
  }

  /// Writes a program from another process. If this process wrote the file, a process that another
  /// test starts at the same time could inherit it while it's open for writing, and a file that's
  /// open for writing can't be executed.
  func writeProgram(_ path: String, _ text: String) async throws {
    try write(path + ".text", text)
    try await copyProgram("\(path).text", to: path)
  }

  /// Copies a program from another process, for the same reason.
  func copyProgram(_ source: String, to path: String) async throws {
    let run = try await run("install", "-m", "755", source, path)
    guard run.status == 0 else { throw POSIXError(.EIO) }
  }

  func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)")), as: UTF8.self)
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/\(path)")
  }

  func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(
      atPath: "\(folder)/\(path)", isDirectory: &isFolder)
    return exists && !isFolder.boolValue
  }

  /// Runs the command line in the project's folder as a user would. The shared package is built
  /// first, so that tests that start at once don't all compile the harness.
  func waymark(
    _ arguments: String..., in place: String? = nil, environment: [String: String] = [:]
  ) async throws -> Run {
    try await waymark(arguments, in: place, environment: environment)
  }

  func waymark(
    _ arguments: [String], in place: String? = nil, environment: [String: String] = [:]
  ) async throws -> Run {
    if folder == (try Self.shared.get().folder) { _ = try await Self.built }
    let running = try await Running(
      Self.program, arguments, in: place ?? folder, environment: environment,
      ownsModules: ownsModules)
    return try await running.ended()
  }

  /// Runs another program in the project's folder.
  func run(_ command: String...) async throws -> Run { try await run(command) }

  func run(_ command: [String]) async throws -> Run {
    let finder = URL(fileURLWithPath: "/usr/bin/env")
    return try await Running(finder, command, in: folder, environment: [:]).ended()
  }

  /// Starts the command line without waiting for it to end.
  func start(_ arguments: String...) async throws -> Running {
    try await Running(Self.program, arguments, in: folder, environment: [:])
  }

  /// A running command. Its streams are redirected to files, so they don't need to be drained.
  final class Running {
    let process: ChildProcess
    private let output = Running.newFile()
    private let error = Running.newFile()

    /// Starts a command.
    ///
    /// - Parameters:
    ///   - input: The descriptor of its standard input, which is closed here after the start; empty
    ///     if nil.
    ///   - ownsModules: See ``Project/ownsModules``.
    init(
      _ program: URL, _ arguments: [String], in folder: String, environment: [String: String],
      input: FileDescriptor? = nil, ownsModules: Bool = false
    ) async throws {
      var variables = ProcessInfo.processInfo.environment
      for name in ["CI", "GITHUB_ACTIONS", "TF_BUILD"] { variables[name] = nil }
      if ownsModules { variables["SWIFTPM_TESTS_MODULECACHE"] = nil }
      process = try await ChildProcess(
        program.path, arguments, in: folder, environment: variables.merging(environment) { $1 },
        streams: (
          input ?? .null(),
          .open(FilePath(output), .writeOnly, options: .closeOnExec),
          .open(FilePath(error), .writeOnly, options: .closeOnExec)
        ))
    }

    deinit {
      for file in [output, error] { try? FileManager.default.removeItem(atPath: file) }
    }

    func ended() async throws -> Run {
      let status = try await process.ended()
      return Run(status: status.number, output: try Self.text(output), error: try Self.text(error))
    }

    /// Waits until standard error contains the text or the process has ended.
    func printed(_ text: String) async throws {
      while process.isRunning, !(try Self.text(error).contains(text)) {
        try await Task.sleep(for: .milliseconds(10))
      }
    }

    private static func newFile() -> String {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("waymark-\(UUID().uuidString)").path
      _ = FileManager.default.createFile(atPath: file, contents: nil)
      return file
    }

    private static func text(_ file: String) throws -> String {
      String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
    }
  }

  /// Returns the processes whose initial environment contains a string.
  static func processes(withEnvironmentContaining text: String) -> [pid_t] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter { process in
      let bytes = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(process)/environ"))
      return bytes?.range(of: Data(text.utf8)) != nil
    }
  }

  /// The program that's built next to the tests.
  static var program: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("waymark")
  }
}
