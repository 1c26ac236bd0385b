import Foundation

/// A folder for a single test.
package struct TestFolder {
  package let path: String

  /// Writes a file, and creates its folder if necessary.
  package func write(_ name: String, _ text: String) throws {
    let file = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  package func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(name)", withIntermediateDirectories: true)
  }

  package func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: destination)
  }

  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }

  /// Returns whether something exists at a path, even a broken symbolic link.
  package func exists(_ name: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")) != nil
  }

  /// Returns the number that identifies a file in the file system.
  package func number(of name: String) throws -> UInt64 {
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
    return (attributes[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0
  }

  /// Returns the text of each file except manifests, by path.
  package func files() throws -> [String: String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: path).filter { name in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: "\(path)/\(name)", isDirectory: &isFolder)
      return !(exists && isFolder.boolValue) && URL(filePath: name).lastPathComponent != ".waymark"
    }
    return Dictionary(uniqueKeysWithValues: try names.map { ($0, try text($0)) })
  }
}

/// Calls the body with a new folder and removes the folder afterward.
package func inFolder<Result>(_ body: (TestFolder) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("waymark-\(UUID().uuidString)").path
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  return try body(TestFolder(path: folder))
}
