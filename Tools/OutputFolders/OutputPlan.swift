import Foundation
import WaymarkHashing
import WaymarkProject
import WaymarkSystem

/// The changes that are necessary for a folder to contain certain files, determined without
/// changing anything.
struct OutputPlan: Equatable {
  /// Files that don't exist yet. This and the following lists are sorted by path.
  private(set) var added: [String] = []
  /// Files of an earlier run whose contents must change.
  private(set) var replaced: [String] = []
  /// Unchanged files of an earlier run that are no longer needed.
  private(set) var removed: [String] = []
  /// Files and folders at paths where a file must be written, if the tool didn't write them or they
  /// have changed since it did.
  private(set) var conflicts: [String] = []
  /// The hash of each file after the changes, keyed by path.
  let hashes: [String: ContentHash]
  /// The hash of each file that is replaced or removed.
  private(set) var oldHashes: [String: ContentHash] = [:]

  /// The hashes that the manifest lists while files are being replaced. In the meantime, each file
  /// can have its old or its new contents.
  var hashesMeanwhile: [String: [ContentHash]] {
    hashes.mapValues { [$0] }.merging(oldHashes.mapValues { [$0] }) { $1 + $0 }
  }

  /// Creates a plan by comparing files with the contents of a folder.
  ///
  /// - Parameters:
  ///   - files: The bytes of each file, keyed by its path below the folder.
  ///   - folder: A path without symbolic links.
  ///   - known: The hashes that the manifest contains for each file.
  ///   - read: The files that this run has already read, keyed by path.
  /// - Throws: `POSIXError` for a file that can't be read.
  init(
    for files: [String: [UInt8]], in folder: String, known: [String: [String]],
    read: [String: KnownFile] = [:]
  ) throws {
    hashes = files.mapValues { ContentHash($0) }
    var search = Search(folder: folder, read: read)
    for path in known.keys.sorted() where files[path] == nil {
      guard case .file(let hash) = try search.state(of: path),
        known[path]?.contains(hash.description) == true
      else { continue }
      removed.append(path)
      oldHashes[path] = hash
    }
    for path in files.keys.sorted() {
      switch try search.state(of: path) {
      case .missing: added.append(path)
      case .file(let hash) where hash == hashes[path]: break
      case .file(let hash) where known[path]?.contains(hash.description) == true:
        replaced.append(path)
        oldHashes[path] = hash
      case .file: conflicts.append(path)
      case .blocked(let place):
        if isVacated("\(folder)/\(place)", below: folder) {
          added.append(path)
        } else if conflicts.last != place {
          conflicts.append(place)
        }
      }
    }
    // A folder `a` precedes the file `a.css`, although the files in the folder follow it.
    conflicts.sort()
  }

  private enum State {
    case missing
    case file(ContentHash)
    /// Something else exists at the path or at one of its folders. Symbolic links aren't followed
    /// because they can point outside the folder.
    case blocked(by: String)
  }

  private struct Search {
    let folder: String
    let read: [String: KnownFile]
    /// The subfolders that were found, so that each is looked up once.
    private var folders: Set<String> = []

    init(folder: String, read: [String: KnownFile]) { (self.folder, self.read) = (folder, read) }

    /// Returns what exists at a path.
    mutating func state(of path: String) throws -> State {
      var place = folder
      let parts = path.split(separator: "/")
      for (index, part) in parts.enumerated() {
        place += "/\(part)"
        let isLast = index == parts.count - 1
        if !isLast, folders.contains(place) { continue }
        switch File.kind(of: place, followingLinks: false) {
        case nil: return .missing
        case S_IFDIR where !isLast: folders.insert(place)
        case S_IFREG where isLast:
          if let file = read[path], file.stamp == FileSystem.stamp(place) {
            return .file(file.hash)
          }
          guard let bytes = FileSystem.read(place) else { throw File.failure() }
          return .file(ContentHash(bytes))
        default: return .blocked(by: parts[...index].joined(separator: "/"))
        }
      }
      return .missing
    }
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
