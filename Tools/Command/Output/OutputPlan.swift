import Foundation
import Running

/// What has to change in a folder so that it holds certain files: found out without changing
/// anything.
struct OutputPlan: Equatable {
  /// Files that don't exist yet, sorted by path, as all of these.
  private(set) var added: [String] = []
  /// Files with other contents.
  private(set) var replaced: [String] = []
  /// Files of an earlier run that are as it wrote them and that nothing needs any more.
  private(set) var removed: [String] = []
  /// What lies where a file has to be, and isn't known.
  private(set) var conflicts: [String] = []
  /// The digest of each file that will be there, by path.
  let digests: [String: String]
  /// The digest of each file that is replaced or removed.
  private var oldDigests: [String: String] = [:]

  /// What the manifest holds while files are replaced: a file is either what it was or what it will
  /// be.
  var digestsMeanwhile: [String: [String]] {
    digests.mapValues { [$0] }.merging(oldDigests.mapValues { [$0] }) { $1 + $0 }
  }

  /// - Parameters:
  ///   - files: The bytes of each file, by its path below the folder.
  ///   - folder: Without links in its path.
  ///   - known: The digests that the manifest has for each file.
  ///   - overwritesUnknownFiles: Whether a file that isn't known is replaced as well.
  /// - Throws: `POSIXError` for a file that can't be read.
  init(
    for files: [String: [UInt8]], in folder: String, known: [String: [String]],
    overwritesUnknownFiles: Bool
  ) throws {
    digests = files.mapValues { Digest($0).description }
    for path in known.keys.sorted() where files[path] == nil {
      guard case .file(let digest) = try Self.state(of: path, in: folder),
        known[path]?.contains(digest) == true
      else { continue }
      removed.append(path)
      oldDigests[path] = digest
    }
    for path in files.keys.sorted() {
      switch try Self.state(of: path, in: folder) {
      case .missing: added.append(path)
      case .file(let digest) where digest == digests[path]: break
      case .file(let digest):
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
    case file(digest: String)
    /// Something else is at the path or at a folder of it. Links aren't followed: they may lead
    /// out.
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
        return .file(digest: Digest(Array(try File.bytes(of: place))).description)
      default: return .blocked(by: parts[...index].joined(separator: "/"))
      }
    }
    return .missing
  }

  /// True if the file, or every file in the folder, is one that will be removed.
  private func isVacated(_ place: String, below folder: String) -> Bool {
    let below =
      File.isFolder(place) ? try? FileManager.default.subpathsOfDirectory(atPath: place) : []
    guard let below else { return false }
    let files = ([place] + below.map { "\(place)/\($0)" })
      .filter { File.kind(of: $0, followingLinks: false) != S_IFDIR }
    return files.allSatisfy { removed.contains(String($0.dropFirst(folder.count + 1))) }
  }
}
