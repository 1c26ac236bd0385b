import Foundation
import WaymarkCaching
import WaymarkMarkup
import WaymarkProject
import WaymarkSystem

/// The pages of the site that the last run with the same arguments wrote. They are reused if
/// neither their inputs nor their files have changed since.
struct WrittenPages: Sendable {
  private struct Page: Codable {
    var key: String
    var hash: String
  }

  private let folder: String
  private let cache: StageCache?
  private let pages: [String: Page]

  /// Reads the list of the pages.
  ///
  /// - Parameters:
  ///   - folder: The folder of the site.
  ///   - cache: The cache that holds the list; nil if there is none.
  init(in folder: String, cache: StageCache?) {
    self.folder = File.realPath(folder)
    self.cache = cache
    pages = cache?.value(for: Self.name(of: self.folder)) ?? [:]
  }

  /// Returns the contents of a page; nil if they can't be reused.
  ///
  /// - Parameter key: The key of the page's inputs.
  func bytes(of path: String, key: String) -> [UInt8]? {
    let file = "\(folder)/\(path)"
    guard let page = pages[path], page.key == key,
      File.kind(of: file, followingLinks: false) == S_IFREG, let bytes = FileSystem.read(file),
      ContentHash(bytes).description == page.hash
    else { return nil }
    return bytes
  }

  /// Replaces the list after the files have been written.
  func record(_ files: [SiteFile]) {
    let pages = files.compactMap { file in
      file.key.map { (file.path, Page(key: $0, hash: ContentHash(file.bytes).description)) }
    }
    cache?.set(Dictionary(uniqueKeysWithValues: pages), for: Self.name(of: folder))
  }

  /// Returns the name of the list in the cache.
  private static func name(of folder: String) -> String {
    (["pages", folder, FileSystem.workingFolder] + CommandLine.arguments.dropFirst())
      .joined(separator: "\0")
  }
}
