import Foundation
import WaymarkCaching
import WaymarkMarkup
import WaymarkProject
import WaymarkSystem

/// The pages of the site, and the parts of its files, that the last run with the same arguments
/// wrote. They are reused if neither their inputs nor their files have changed since.
struct WrittenPages: Sendable {
  private struct Page: Codable {
    /// The key of the page; nil for a file of which only parts are reused.
    var key: String?
    var hash: String
    var parts: [SiteFile.Part]
  }

  private let folder: String
  private let cache: StageCache?
  private let pages: [String: Page]
  /// The keys and the contents of the parts whose files are unchanged.
  private let parts: [String: (key: String, bytes: ArraySlice<UInt8>)]

  /// Reads the list of pages that the last run wrote.
  ///
  /// - Parameters:
  ///   - folder: The folder of the site.
  ///   - cache: The cache that holds the list; nil if there is none.
  init(in folder: String, cache: StageCache?) {
    self.folder = File.realPath(folder)
    self.cache = cache
    let pages: [String: Page] = cache?.value(for: Self.name(of: self.folder)) ?? [:]
    self.pages = pages
    var parts: [String: (key: String, bytes: ArraySlice<UInt8>)] = [:]
    for (path, page) in pages where !page.parts.isEmpty {
      guard let bytes = Self.bytes(of: "\(self.folder)/\(path)", hash: page.hash) else { continue }
      for part in page.parts { parts[part.path] = (part.key, bytes[part.range]) }
    }
    self.parts = parts
  }

  /// Returns the contents of a page or a part; nil if they can't be reused.
  ///
  /// - Parameter key: The key of the inputs.
  func bytes(of path: String, key: String) -> [UInt8]? {
    if let part = parts[path] { return part.key == key ? Array(part.bytes) : nil }
    guard let page = pages[path], page.key == key else { return nil }
    return Self.bytes(of: "\(folder)/\(path)", hash: page.hash)
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
      let hash = ContentHash(file.bytes).description
      return (file.path, Page(key: file.key, hash: hash, parts: file.parts))
    }
    cache?.set(Dictionary(uniqueKeysWithValues: pages), for: Self.name(of: folder))
  }

  /// Returns the name of the list in the cache.
  private static func name(of folder: String) -> String {
    (["pages", folder, FileSystem.workingFolder] + CommandLine.arguments.dropFirst())
      .joined(separator: "\0")
  }
}
