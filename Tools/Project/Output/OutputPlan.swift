import Foundation
import WaymarkCaching
import WaymarkSystem

/// The changes that are necessary for a folder to contain certain files, determined without
/// changing anything.
struct OutputPlan: Equatable {
  /// Files that don't exist yet. This and the following lists are sorted by path.
  private(set) var added: [String] = []
  /// Files whose contents differ.
  private(set) var replaced: [String] = []
  /// Unchanged files of an earlier run that are no longer needed.
  private(set) var removed: [String] = []
  /// Unknown files and folders in places where a file must be written.
  private(set) var conflicts: [String] = []
  /// The checksum of each file after the changes, by path.
  let checksums: [String: String]
  /// The checksum of each file that is replaced or removed.
  private var oldChecksums: [String: String] = [:]

  /// The checksums in the manifest while files are being replaced, when each file can have either
  /// its old or its new contents.
  var checksumsMeanwhile: [String: [String]] {
    checksums.mapValues { [$0] }.merging(oldChecksums.mapValues { [$0] }) { $1 + $0 }
  }

  /// - Parameters:
  ///   - files: The bytes of each file, by its path below the folder.
  ///   - folder: A path without symbolic links.
  ///   - known: The checksums that the manifest contains for each file.
  ///   - overwritesUnknownFiles: Whether to replace files that aren't known, too.
  /// - Throws: `POSIXError` for a file that can't be read.
  init(
    for files: [String: [UInt8]], in folder: String, known: [String: [String]],
    overwritesUnknownFiles: Bool
  ) throws {
    checksums = files.mapValues { Checksum($0).description }
    for path in known.keys.sorted() where files[path] == nil {
      guard case .file(let bytes) = try Self.state(of: path, in: folder),
        case let checksum = Checksum(bytes).description,
        Self.isKnown(bytes, checksum, by: known[path])
      else { continue }
      removed.append(path)
      oldChecksums[path] = checksum
    }
    for path in files.keys.sorted() {
      switch try Self.state(of: path, in: folder) {
      case .missing: added.append(path)
      case .file(let bytes) where bytes == files[path]: break
      case .file(let bytes):
        let checksum = Checksum(bytes).description
        if overwritesUnknownFiles || Self.isKnown(bytes, checksum, by: known[path]) {
          replaced.append(path)
          oldChecksums[path] = checksum
        } else {
          conflicts.append(path)
        }
      case .blocked(let place):
        if isVacated("\(folder)/\(place)", below: folder) {
          added.append(path)
        } else if conflicts.last != place {
          conflicts.append(place)
        }
      }
    }
  }

  /// Returns whether the manifest lists the contents of a file.
  private static func isKnown(_ bytes: [UInt8], _ checksum: String, by known: [String]?) -> Bool {
    known?.contains {
      // Version 2 of the manifest contains digests, which are longer.
      $0 == checksum || $0.utf8.count > checksum.utf8.count && $0 == Digest(bytes).description
    } ?? false
  }

  private enum State {
    case missing
    case file([UInt8])
    /// Something else exists at the path or at one of its folders. Links aren't followed because
    /// they can lead out of the folder.
    case blocked(by: String)
  }

  private static func state(of path: String, in folder: String) throws -> State {
    var place = folder
    let parts = path.split(separator: "/")
    for (index, part) in parts.enumerated() {
      place += "/\(part)"
      let isLast = index == parts.count - 1
      switch File.kind(of: place, followingLinks: false) {
      case nil: return .missing
      case S_IFDIR where !isLast: continue
      case S_IFREG where isLast:
        return .file(Array(try File.bytes(of: place)))
      default: return .blocked(by: parts[...index].joined(separator: "/"))
      }
    }
    return .missing
  }

  /// Returns whether the file, or every file in the folder, will be removed.
  private func isVacated(_ place: String, below folder: String) -> Bool {
    var below: [String] = []
    if FileSystem.isFolder(place) {
      guard let contents = FileSystem.contents(of: place), contents.unreadable.isEmpty else {
        return false
      }
      below = contents.paths
    }
    let files = ([place] + below.map { "\(place)/\($0)" })
      .filter { File.kind(of: $0, followingLinks: false) != S_IFDIR }
    return files.allSatisfy { removed.contains(String($0.dropFirst(folder.count + 1))) }
  }
}
