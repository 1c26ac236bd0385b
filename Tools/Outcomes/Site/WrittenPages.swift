import Foundation
import Synchronization
import WaymarkCaching
import WaymarkHashing
import WaymarkMarkup
import WaymarkOutputFolders
import WaymarkProject
import WaymarkSystem

/// The files of the site that the last run with the same arguments wrote, if they can be reused as
/// a whole or in parts.
final class WrittenPages: Sendable {
  private struct Page {
    var key: ContentHash?
    var hash: ContentHash
    /// The parts of the page, not yet decoded.
    var parts: StoredValues
  }

  private let folder: String
  private let cache: StageCache?
  /// The name under which the list of files is cached.
  let name: String
  private let pages: [String: Page]
  private let read = Mutex<[String: KnownFile]>([:])

  /// Reads the list of files that the last run wrote.
  ///
  /// - Parameters:
  ///   - folder: The folder of the site.
  ///   - cache: The cache that holds the list; nil if there is none.
  ///   - arguments: The arguments of the command, starting with its name.
  init(in folder: String, cache: StageCache?, arguments: [String]) {
    self.folder = FileSystem.realPath(folder)
    self.cache = cache
    name = (["pages", self.folder, FileSystem.workingFolder] + arguments).joined(separator: "\0")
    pages = Self.pages(listedIn: cache?.load(name) ?? []) ?? [:]
  }

  /// Returns a file with its key and its parts; nil if it isn't listed or has changed since it was
  /// written.
  func file(at path: String) -> SiteFile? {
    guard let page = pages[path] else { return nil }
    let place = "\(folder)/\(path)"
    guard File.kind(of: place, followingLinks: false) == S_IFREG,
      let stamp = FileSystem.stamp(place), let bytes = FileSystem.read(place),
      ContentHash(bytes) == page.hash
    else { return nil }
    read.withLock { $0[path] = KnownFile(stamp: stamp, hash: page.hash) }
    var file = SiteFile(path: path, bytes: bytes)
    file.key = page.key
    var parts = page.parts
    while let part = parts.next(SiteFile.Part.self) { file.parts.append(part) }
    return file
  }

  /// The files that ``file(at:)`` has returned, keyed by path.
  var readFiles: [String: KnownFile] { read.withLock(\.self) }

  /// Replaces the list after the files have been written. Only files with keys or parts are listed.
  ///
  /// - Parameter hashes: The hash of each file, keyed by its path.
  func record(_ files: [SiteFile], hashes: [String: ContentHash]) {
    let none = ContentHash([])
    var list = InputBytes()
    for file in files where file.key != nil || !file.parts.isEmpty {
      guard let hash = hashes[file.path] else { continue }
      list.add(file.path)
      list.add(hash)
      list.add(file.key == nil ? 0 : 1)
      list.add(file.key ?? none)
      list.add(file.parts.withUnsafeBytes { Array($0) })
    }
    cache?.store(name, list.bytes)
  }

  /// Decodes a stored list of files; returns nil if it is malformed.
  private static func pages(listedIn list: [UInt8]) -> [String: Page]? {
    var pages: [String: Page] = [:]
    var values = StoredValues(list[...])
    while let path = values.nextList() {
      guard let hash = values.next(ContentHash.self), let isKeyed = values.next(Int.self),
        let key = values.next(ContentHash.self), let parts = values.nextList()
      else { return nil }
      pages[String(decoding: path.bytes, as: UTF8.self)] = Page(
        key: isKeyed == 1 ? key : nil, hash: hash, parts: parts)
    }
    return pages
  }
}

/// Values that are stored as their bytes in memory, the fastest format. Only the build of the tool
/// that stored them reads them.
private struct StoredValues {
  private(set) var bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// Removes and returns the next value; nil if there are no more.
  mutating func next<Value: BitwiseCopyable>(_ type: Value.Type) -> Value? {
    let size = MemoryLayout<Value>.size
    guard bytes.count >= size else { return nil }
    defer { bytes = bytes.dropFirst(size) }
    return bytes.withUnsafeBytes { $0.loadUnaligned(as: Value.self) }
  }

  /// Removes and returns the next list of values, which follows its size in bytes; nil if there are
  /// no more.
  mutating func nextList() -> StoredValues? {
    guard let size = next(Int.self), 0...bytes.count ~= size else { return nil }
    defer { bytes = bytes.dropFirst(size) }
    return StoredValues(bytes.prefix(size))
  }
}
