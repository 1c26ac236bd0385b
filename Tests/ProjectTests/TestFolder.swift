import Foundation
import WaymarkSystem

@testable import WaymarkProject

/// A folder for a single test.
struct TestFolder {
  let path: String

  var site: OutputFolder { OutputFolder("\(path)/_site", holding: .site, for: .ofWorkingFolder()) }

  func write(_ name: String, _ text: String) throws {
    try File.write(Array(text.utf8), to: "\(path)/\(name)")
  }

  func text(_ name: String) throws -> String {
    String(decoding: try File.bytes(of: "\(path)/\(name)"), as: UTF8.self)
  }

  func makeFolder(_ name: String) throws { try File.makeFolder("\(path)/\(name)") }

  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: destination)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(name)") }

  func exists(_ name: String) -> Bool {
    File.kind(of: "\(path)/\(name)", followingLinks: false) != nil
  }

  /// Returns the number that identifies a file in the file system.
  func number(of name: String) throws -> UInt64 {
    var status = stat()
    guard stat("\(path)/\(name)", &status) == 0 else { throw File.failure() }
    return UInt64(status.st_ino)
  }

  /// Returns the text of each file except manifests, by path.
  func files() throws -> [String: String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: path)
      .filter { File.kind(of: "\(path)/\($0)") != S_IFDIR && $0.namePart != OutputManifest.fileName }
    return Dictionary(uniqueKeysWithValues: try names.map { ($0, try text($0)) })
  }
}

/// Calls the body with a new folder and removes the folder afterward.
func inFolder<Result>(_ body: (TestFolder) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("waymark-\(UUID().uuidString)").path
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  return try body(TestFolder(path: folder))
}
