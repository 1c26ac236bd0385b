import Foundation
import WaymarkHashing
import WaymarkSystem

/// The results of earlier runs, as files in a folder that several runs can share. Entries are
/// addressed by digests of their inputs.
///
/// An entry is written to a temporary file and then renamed, so that a killed run leaves no
/// incomplete entry. An entry that doesn't match its checksum is ignored.
package struct Cache: Sendable {
  /// The kind of an entry. Each kind has its own folder and its own keys.
  package enum Kind: String, CaseIterable {
    /// The compiler's results for an example.
    case compilation
    case object
    /// The results of running an example.
    case execution
    /// Descriptions of the toolchain and of packages, the toolchain's commands, digests of files,
    /// and symbol graphs.
    case command
    /// The results of other stages.
    case stage
    /// A built package, with the flags for its use, or a record of the sources that were compiled.
    case library
    /// A compiled harness or module, or a linked library, as a sealed folder; or a folder with
    /// links to a library's modules, which isn't sealed.
    case linked
    /// The results from other machines.
    case shared
  }

  /// The folder that contains the cache.
  package let folder: String

  /// Whether to ignore the results of earlier runs and only add new ones.
  private let isFresh: Bool

  /// Creates a cache, with the folders that it needs.
  ///
  /// - Parameters:
  ///   - folder: The folder for all versions of the cache. This version uses a subfolder.
  ///   - isFresh: Whether to ignore the results of earlier runs.
  /// - Throws: `EnvironmentError` if a folder can't be created.
  package init(folder: String, isFresh: Bool = false) throws {
    self.folder = folder + "/3"
    self.isFresh = isFresh
    for kind in Kind.allCases { try FileSystem.makeFolder(path(kind, "")) }
    try FileSystem.makeFolder(scratch)
  }

  /// The folder for the compiler's own cache of modules. The files in it contain their own paths,
  /// so a cache that has been moved uses a new folder.
  package var modules: String { "\(folder)/modules/\(Digest(folder).description.prefix(16))" }

  /// The folder for unfinished files, on the same disk as the entries.
  package var scratch: String { folder + "/scratch" }

  /// Returns the path of an entry, whether it exists or not.
  package func path(_ kind: Kind, _ key: String) -> String { "\(folder)/\(kind.rawValue)/\(key)" }

  /// Returns the value of an entry; nil if there is none, if it can't be read, or if the cache
  /// ignores the results of earlier runs.
  package func value<Value: Decodable>(_ kind: Kind, _ key: String, as type: Value.Type) -> Value? {
    checkedBytes(kind, key).flatMap { try? JSONDecoder().decode(type, from: Data($0)) }
  }

  /// Creates an entry from a value, or replaces an existing entry.
  ///
  /// - Throws: `EnvironmentError` if the entry can't be written.
  package func set(_ kind: Kind, _ key: String, to value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try setChecked([UInt8](try encoder.encode(value)), as: kind, key)
  }

  /// Returns the bytes of an entry with a checksum; nil if there is none, if the checksum doesn't
  /// match, or if the cache ignores the results of earlier runs.
  package func checkedBytes(_ kind: Kind, _ key: String) -> [UInt8]? {
    let size = MemoryLayout<ContentHash>.size
    guard !isFresh, let bytes = FileSystem.read(path(kind, key)), bytes.count > size else {
      return nil
    }
    touch(path(kind, key))
    let payload = Array(bytes[size...])
    return Self.checksum(kind, key, payload) == Array(bytes[..<size]) ? payload : nil
  }

  /// Creates an entry from bytes and their checksum, or replaces an existing entry.
  ///
  /// - Throws: `EnvironmentError` if the entry can't be written.
  package func setChecked(_ payload: [UInt8], as kind: Kind, _ key: String) throws {
    try put(Self.checksum(kind, key, payload) + payload, as: kind, key)
  }

  /// Creates an entry from bytes.
  func put(_ bytes: [UInt8], as kind: Kind, _ key: String) throws {
    let draft = newDraft()
    try FileSystem.write(bytes, to: draft)
    try adopt(draft, as: kind, key)
  }

  /// Creates an entry from a file in `scratch`.
  ///
  /// - Throws: `EnvironmentError` if the file can't be moved.
  package func adopt(_ draft: String, as kind: Kind, _ key: String) throws {
    let place = path(kind, key)
    // A folder is never a valid entry, and a file can't be renamed over one.
    if FileSystem.isFolder(place) { FileSystem.remove(place) }
    try FileSystem.rename(draft, to: place)
  }

  /// Returns the current time on the clock of the cache's file system; nil if it can't be read.
  ///
  /// - Throws: `EnvironmentError` if the cache can't be written.
  package func now() throws -> FileSystem.Time? {
    let draft = newDraft()
    defer { FileSystem.remove(draft) }
    try FileSystem.write("", to: draft)
    return FileSystem.status(draft)?.lastChange
  }

  /// Returns a digest of the contents of files, and of the names and contents of the files in
  /// folders. Files are read only if the size or time of any of them has changed since an earlier
  /// run.
  ///
  /// If a file's name isn't UTF-8, the file can't be read, and the digest differs from all others.
  /// Other files that can't be read count as empty.
  ///
  /// - Throws: `EnvironmentError` if the digest can't be stored.
  package func digest(of paths: [String]) throws -> String {
    let files = paths.flatMap { path in
      FileSystem.files(path).map { (path: $0, name: $0.dropFirst(path.count)) }
    }
    var stamps = Digest("stamps")
    for file in files {
      let stamp = FileSystem.stamp(file.path)
      if stamp == nil, file.path.isUnopenable {
        return Digest("unknown", "\(UInt64.random(in: .min ... .max))").description
      }
      stamps.add(file.path + "\0" + (stamp ?? ""))
    }
    let key = stamps.description
    if let known = value(.command, key, as: [String].self)?.first { return known }
    var contents = Digest("contents")
    for file in files {
      contents.add(String(file.name))
      contents.add(FileSystem.read(file.path) ?? [])
    }
    try set(.command, key, to: [contents.description])
    return contents.description
  }

  /// Returns an unused path in `scratch`.
  package func newDraft() -> String { "\(scratch)/\(getpid())-\(UInt64.random(in: .min ... .max))" }

  /// Returns the checksum of an entry, which detects accidental changes. It covers the entry's
  /// name, so a renamed entry is ignored.
  private static func checksum(_ kind: Kind, _ key: String, _ payload: [UInt8]) -> [UInt8] {
    let name = ContentHash(Array("\(kind.rawValue)/\(key)".utf8))
    let hash = ContentHash(combining: [name, ContentHash(payload)])
    return withUnsafeBytes(of: hash) { Array($0) }
  }
}
