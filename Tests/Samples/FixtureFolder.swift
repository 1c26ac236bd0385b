import Foundation

/// A folder of `Tests/Fixtures` that contains the results that a test expects.
///
/// `WAYMARK_RECORD=1 swift test --filter 'FixtureTests|FixTests|ForgingTests'` replaces the
/// expected files with the actual results. Review the difference before you commit it.
public struct FixtureFolder: Sendable {
  private let folder: URL

  /// - Parameter path: The path of the folder in `Tests/Fixtures`.
  public init(_ path: String) { folder = Self.all.appending(path: path) }

  /// Returns the names of the folders in a folder, in alphabetical order.
  public static func names(in path: String) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: all.appending(path: path).path)
    // Without this check, a test that finds no fixtures would pass.
    precondition(!names.isEmpty, "there are no fixtures in '\(path)'")
    return names.sorted()
  }

  public func bytes(of file: String) throws -> [UInt8] {
    try Array(Data(contentsOf: folder.appending(path: file)))
  }

  /// Returns the text of each file in the folder, by path. If recording is requested, the files are
  /// first replaced with `found`.
  ///
  /// Compare the result with `found`: missing and superfluous files are differences, too.
  public func files(orRecording found: [String: String]) throws -> [String: String] {
    if ProcessInfo.processInfo.environment["WAYMARK_RECORD"] == "1" { try record(found) }
    return try files()
  }

  private func files() throws -> [String: String] {
    var files: [String: String] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
      let file = folder.appending(path: path)
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        continue
      }
      files[path] = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
    return files
  }

  private func record(_ found: [String: String]) throws {
    let recorded = try files()
    for path in recorded.keys where found[path] == nil {
      try FileManager.default.removeItem(at: folder.appending(path: path))
    }
    for (path, text) in found where recorded[path] != text {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private static let all = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")
}
