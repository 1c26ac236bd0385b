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
  /// The digest of each file after the changes, keyed by path.
  let digests: [String: String]
  /// The digest of each file that is replaced or removed.
  private var oldDigests: [String: String] = [:]

  /// The digests in the manifest while files are being replaced, when each file can have either its
  /// old or its new contents.
  var digestsMeanwhile: [String: [String]] {
    digests.mapValues { [$0] }.merging(oldDigests.mapValues { [$0] }) { $1 + $0 }
  }

  /// Compares files with the contents of a folder.
  ///
  /// - Parameters:
  ///   - files: The bytes of each file, keyed by its path below the folder.
  ///   - folder: A path without symbolic links.
  ///   - known: The digests that the manifest contains for each file.
  ///   - overwritesUnknownFiles: Whether to replace unknown files as well.
  /// - Throws: `POSIXError` for a file that can't be read.
  init(
    for files: [String: [UInt8]], in folder: String, known: [String: [String]],
    overwritesUnknownFiles: Bool
  ) throws {
    digests = files.mapValues { Digest($0).description }
    for path in known.keys.sorted() where files[path] == nil {
      guard case .file(let bytes) = try Self.state(of: path, in: folder),
        case let digest = Digest(bytes).description, known[path]?.contains(digest) == true
      else { continue }
      removed.append(path)
      oldDigests[path] = digest
    }
    for path in files.keys.sorted() {
      switch try Self.state(of: path, in: folder) {
      case .missing: added.append(path)
      case .file(let bytes) where bytes == files[path]: break
      case .file(let bytes):
        let digest = Digest(bytes).description
        if overwritesUnknownFiles || known[path]?.contains(digest) == true {
          replaced.append(path)
          oldDigests[path] = digest
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
