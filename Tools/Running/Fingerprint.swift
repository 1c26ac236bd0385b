import Foundation

/// A fingerprint of files by their names, sizes and times, without reading them.
///
/// A folder stands for all that is in it, except for what version control and builds keep in hidden
/// folders. Symbolic links are followed; a folder that is reached twice, as by a loop of links, is
/// looked at once.
struct Fingerprint {
  private var digest = Digest()
  private var visited: Set<Disk.Identity> = []
  /// The time of the last change of any of the files; nil if there are none.
  private(set) var lastChange: Disk.Time?

  init(_ paths: [String]) {
    for path in paths { add(path) }
  }

  var description: String { digest.description }

  private mutating func add(_ path: String) {
    digest.add(path)
    guard let status = Disk.status(path) else { return }
    if status.isFolder {
      guard visited.insert(status.identity).inserted else { return }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      for name in names.sorted() where !Self.isIgnored(name) { add("\(path)/\(name)") }
    } else {
      digest.add(status.stamp)
      lastChange = max(lastChange ?? status.lastChange, status.lastChange)
    }
  }

  private static func isIgnored(_ name: String) -> Bool {
    name.hasPrefix(".build") || [".git", ".swiftpm"].contains(name)
  }
}
