import Foundation

/// A small package of its own, in a temporary folder, with a library and articles.
///
/// Its library is built once for all tests; each test writes its articles into a folder of its own.
struct Project: Sendable {
  struct Run: Equatable {
    var status: Int32
    var output: String
    var error: String
  }

  let folder: String

  /// The package that all tests share.
  static let shared = Result { try Project() }

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("waymark-project-\(getpid())").path
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

  func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)")), as: UTF8.self)
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/\(path)")
  }

  /// Runs the command line, as a person would, in the project's folder.
  func waymark(
    _ arguments: String..., environment: [String: String] = [:]
  ) async throws -> Run {
    try await waymark(arguments, environment: environment)
  }

  func waymark(
    _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> Run {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    var variables = ProcessInfo.processInfo.environment
    for name in ["CI", "GITHUB_ACTIONS", "TF_BUILD"] { variables[name] = nil }
    process.environment = variables.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let output = "\(folder)/.stdout-\(UUID().uuidString)"
    let error = "\(folder)/.stderr-\(UUID().uuidString)"
    for file in [output, error] { FileManager.default.createFile(atPath: file, contents: nil) }
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: error)
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    return Run(
      status: status,
      output: String(decoding: try Data(contentsOf: URL(fileURLWithPath: output)), as: UTF8.self),
      error: String(decoding: try Data(contentsOf: URL(fileURLWithPath: error)), as: UTF8.self))
  }

  /// The program that is built beside the tests.
  private static var program: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("waymark")
  }
}
