import Foundation

/// The list of the files that the tool wrote to a folder, stored in that folder.
///
/// The same files result in the same bytes.
package struct OutputManifest: Codable, Equatable {
  /// The purpose of a folder.
  package enum Content: String, Codable {
    case site, package

    /// The names by which output of an earlier version is recognized if its manifest is missing or
    /// too old to be used.
    var earlierMarks: [String] {
      switch self {
      case .site: ["run.css", "verdicts.json"]
      case .package: [OutputManifest.fileName]
      }
    }
  }

  static let fileName = ".waymark"

  var version = 3
  var content: Content
  /// The hashes of the contents that the tool may have written to each file, keyed by path. There
  /// are two while a file is being replaced, so that the next run recognizes every file even if
  /// this run is killed. Version 2 lists digests of another kind, which are longer.
  var files: [String: [String]]

  /// Reads the manifest in a folder.
  ///
  /// - Parameters:
  ///   - name: The name of the folder in messages.
  ///   - option: The option that specifies the folder.
  /// - Returns: The manifest, or nil if there is none. The first manifests, which are empty or of
  ///   version 1, are ignored because their files can't be recognized.
  static func read(
    in folder: String, named name: String, option: String = "--output"
  ) throws -> OutputManifest? {
    let path = "\(folder)/\(fileName)"
    guard let kind = File.kind(of: path, followingLinks: false) else { return nil }
    let bytes = kind == S_IFREG ? try File.bytes(of: path) : Data("no file".utf8)
    if bytes.isEmpty { return nil }
    let manifest = try? JSONDecoder().decode(OutputManifest.self, from: bytes)
    if manifest?.version == 1 { return nil }
    guard let manifest, 2...3 ~= manifest.version, manifest.files.keys.allSatisfy(isInside) else {
      throw Failure.call(
        "'\(name)/\(fileName)' isn't a list of files that this version of waymark can read",
        hint: "specify another folder with \(option), or move this one")
    }
    return manifest
  }

  /// The encoded manifest, sorted, with one value per line.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let json = try? encoder.encode(self) else {
      preconditionFailure("a manifest contains only strings and numbers")
    }
    return Array(json) + [UInt8(ascii: "\n")]
  }

  /// Returns whether a path stays inside the folder, even if the manifest was tampered with.
  private static func isInside(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false)
      .allSatisfy { !["", ".", ".."].contains($0) }
  }
}
