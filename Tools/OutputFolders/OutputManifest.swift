import Foundation
import WaymarkModel
import WaymarkProject

/// The list of the files that the tool wrote to a folder, stored in that folder.
///
/// The same files result in the same bytes.
package struct OutputManifest: Codable, Equatable {
  /// The purpose of a folder.
  package enum Content: String, Codable {
    case site, package
  }

  static let fileName = PackageFolder.outputManifest

  private static let currentVersion = 3

  var version = currentVersion
  var content: Content
  /// The hashes of the contents that the tool may have written to each file, keyed by path. There
  /// are two while a file is being replaced, so that the next run recognizes every file even if
  /// this run is killed.
  var files: [String: [String]]

  /// Reads the manifest in a folder.
  ///
  /// - Parameters:
  ///   - name: The name of the folder in messages.
  ///   - option: The option that specifies the folder.
  /// - Returns: The manifest, or nil if there is none.
  /// - Throws: `Failure.call` if the file isn't a manifest of the current version; `POSIXError` if
  ///   it can't be read.
  static func read(
    in folder: String, named name: String, option: String = "--output"
  ) throws -> OutputManifest? {
    let path = "\(folder)/\(fileName)"
    guard let kind = File.kind(of: path, followingLinks: false) else { return nil }
    let bytes = kind == S_IFREG ? try File.bytes(of: path) : Data("no file".utf8)
    guard let manifest = try? JSONDecoder().decode(OutputManifest.self, from: bytes),
      manifest.version == currentVersion, manifest.files.keys.allSatisfy(isInside)
    else {
      throw Failure.call(
        "'\(name)/\(fileName)' isn't a list of files that this version of waymark can read",
        hint: "specify another folder with \(option), or move this one")
    }
    return manifest
  }

  /// The encoded manifest, sorted by path, with one value per line.
  var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.object {
      $0.field("content", content.rawValue)
      $0.object("files") {
        for (path, hashes) in files.sorted(by: { $0.key < $1.key }) {
          $0.array(path, hashes) { $0.string($1) }
        }
      }
      $0.field("version", version)
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  /// Returns whether a path stays inside the folder. A path from a manifest that was tampered with
  /// might not.
  private static func isInside(_ path: String) -> Bool {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8)
    }
  }
}
