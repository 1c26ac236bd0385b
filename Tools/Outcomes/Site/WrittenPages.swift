import Foundation
import Synchronization
import WaymarkCaching
import WaymarkHashing
import WaymarkMarkup
import WaymarkProject
import WaymarkSystem

/// The pages of the site, and the parts of its files, that the last run with the same arguments
/// wrote. They are reused if neither their inputs nor their files have changed since.
final class WrittenPages: Sendable {
  private struct Page: Codable {
    /// The key of the page; nil for a file of which only parts are reused.
    var key: String?
    var hash: String
    /// The parts, one on each line. Decoding them all takes longer than rendering some of them.
    var parts: String
  }

  /// The keys and the contents of a file's parts, by path.
  private typealias Parts = [String: (key: String, bytes: ArraySlice<UInt8>)]

  private let folder: String
  private let cache: StageCache?
  private let pages: [String: Page]
  /// The parts of the files that were read.
  private let read = Mutex<[String: Parts]>([:])

  /// Reads the list of pages that the last run wrote.
  ///
  /// - Parameters:
  ///   - folder: The folder of the site.
  ///   - cache: The cache that holds the list; nil if there is none.
  init(in folder: String, cache: StageCache?) {
    self.folder = File.realPath(folder)
    self.cache = cache
    pages = cache?.value(for: Self.name(of: self.folder)) ?? [:]
  }

  /// Returns the contents of a page or a part; nil if they can't be reused.
  ///
  /// - Parameter key: The key of the inputs.
  func bytes(of path: String, key: String) -> [UInt8]? {
    if let page = pages[path] {
      return page.key == key ? Self.bytes(of: "\(folder)/\(path)", hash: page.hash) : nil
    }
    guard let file = file(ofPart: path), let part = parts(of: file)[path], part.key == key else {
      return nil
    }
    return Array(part.bytes)
  }

  /// Returns the file with a part, whose path starts with that of the file and a `#`.
  private func file(ofPart path: String) -> String? {
    path.utf8.indices.lazy.filter { path.utf8[$0] == UInt8(ascii: "#") }
      .map { String(path[..<$0]) }.first { pages[$0] != nil }
  }

  /// Returns the parts of a file; empty if the file has changed.
  private func parts(of file: String) -> Parts {
    if let known = read.withLock({ $0[file] }) { return known }
    var parts: Parts = [:]
    if let page = pages[file],
      let bytes = Self.bytes(of: "\(folder)/\(file)", hash: page.hash)
    {
      for line in Array(page.parts.utf8).split(separator: UInt8(ascii: "\n")) {
        guard let part = SiteFile.Part(line), part.range.upperBound <= bytes.count else { continue }
        parts[part.path] = (part.key, bytes[part.range])
      }
    }
    return read.withLock { read in
      read[file] = parts
      return parts
    }
  }

  /// Returns the contents of a file; nil if they have another hash.
  private static func bytes(of file: String, hash: String) -> [UInt8]? {
    guard File.kind(of: file, followingLinks: false) == S_IFREG, let bytes = FileSystem.read(file),
      ContentHash(bytes).description == hash
    else { return nil }
    return bytes
  }

  /// Replaces the list after the files have been written.
  func record(_ files: [SiteFile]) {
    let pages = files.filter { $0.key != nil || !$0.parts.isEmpty }.map { file in
      // A page that was reused has the same parts as before.
      if file.parts.isEmpty, let known = self.pages[file.path], known.key == file.key {
        return (file.path, known)
      }
      let hash = ContentHash(file.bytes).description
      let parts = file.parts.map(\.line).joined(separator: "\n")
      return (file.path, Page(key: file.key, hash: hash, parts: parts))
    }
    cache?.set(Dictionary(uniqueKeysWithValues: pages), for: Self.name(of: folder))
  }

  /// Returns the name of the list in the cache.
  private static func name(of folder: String) -> String {
    (["pages", folder, FileSystem.workingFolder] + CommandLine.arguments.dropFirst())
      .joined(separator: "\0")
  }
}

extension SiteFile.Part {
  /// The part as a line of text.
  fileprivate var line: String { "\(range.lowerBound) \(range.upperBound) \(key) \(path)" }

  /// Reads a line of text; nil if it isn't a part.
  fileprivate init?(_ line: ArraySlice<UInt8>) {
    let words = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
      .map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 4, let start = Int(words[0]), let end = Int(words[1]), 0 <= start,
      start <= end
    else { return nil }
    self.init(path: words[3], key: words[2], range: start..<end)
  }
}
