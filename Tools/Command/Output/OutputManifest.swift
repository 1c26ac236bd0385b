import Foundation

/// The list of the files that the tool wrote to a folder, kept in that folder.
///
/// The same files give the same bytes.
struct OutputManifest: Codable, Equatable {
  /// What a folder is for.
  enum Content: String, Codable {
    case site, package

    /// Names at the top of a folder that was written before there were manifests.
    var earlierMarks: [String] {
      switch self {
      case .site: ["run.css", "verdicts.json"]
      case .package: [OutputManifest.fileName]
      }
    }
  }

  static let fileName = ".waymark"

  var version = 1
  var content: Content
  /// The digests of the contents that the tool may have written to each file, by path. There are
  /// two while a file is replaced, so that a run that is killed then leaves no file that the next
  /// one doesn't know.
  var files: [String: [String]]

  /// - Parameter name: What messages call the folder.
  /// - Returns: Nil without one. The empty file that earlier versions left isn't one.
  static func read(in folder: String, named name: String) throws -> OutputManifest? {
    let path = "\(folder)/\(fileName)"
    guard let kind = File.kind(of: path, followingLinks: false) else { return nil }
    let bytes = kind == S_IFREG ? try File.bytes(of: path) : Data("no file".utf8)
    if bytes.isEmpty { return nil }
    let manifest = try? JSONDecoder().decode(OutputManifest.self, from: bytes)
    guard let manifest, manifest.version == 1, manifest.files.keys.allSatisfy(isInside) else {
      throw Failure.call(
        "'\(name)/\(fileName)' isn't a list of files that this version of waymark can read",
        hint: "name another folder with --output, or move this one away")
    }
    return manifest
  }

  /// Sorted, one value a line.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let json = try? encoder.encode(self) else {
      preconditionFailure("a manifest holds only texts and numbers")
    }
    return Array(json) + [UInt8(ascii: "\n")]
  }

  /// False for a path that could lead out of the folder, whoever wrote it.
  private static func isInside(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false)
      .allSatisfy { !["", ".", ".."].contains($0) }
  }
}
