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
  private struct Page {
    /// The key of the page; nil for a file of which only parts are reused.
    var key: String?
    var hash: String
    /// The parts, one on each line. Decoding them all takes longer than rendering some of them.
    var parts: ArraySlice<UInt8>
  }

  /// The keys and the contents of a file's parts, by path.
  private typealias Parts = [String: (key: ArraySlice<UInt8>, bytes: ArraySlice<UInt8>)]

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
    pages = Self.pages(listedIn: cache?.load(Self.name(of: self.folder)) ?? [])
  }

  /// Returns the contents of a page or a part; nil if they can't be reused.
  ///
  /// - Parameter key: The key of the inputs.
  func bytes(of path: String, key: String) -> [UInt8]? {
    if let page = pages[path] {
      return page.key == key ? Self.bytes(of: "\(folder)/\(path)", hash: page.hash) : nil
    }
    guard let file = file(ofPart: path), let part = parts(of: file)[path],
      part.key.elementsEqual(key.utf8)
    else { return nil }
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
      for line in page.parts.split(separator: newline) {
        guard let part = PartLine(line), part.range.upperBound <= bytes.count else { continue }
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
    var list: [UInt8] = []
    for file in files where file.key != nil || !file.parts.isEmpty {
      // A page that was reused has the same parts as before.
      if file.parts.isEmpty, let known = pages[file.path], known.key == file.key {
        Self.add(known, at: file.path, to: &list)
      } else {
        var parts: [UInt8] = []
        for part in file.parts { PartLine.add(part, to: &parts) }
        let hash = ContentHash(file.bytes).description
        Self.add(Page(key: file.key, hash: hash, parts: parts[...]), at: file.path, to: &list)
      }
    }
    cache?.store(Self.name(of: folder), list)
  }

  /// Adds a page to the text of the list: a line with the page's hash, its key or `-`, the size in
  /// bytes of the lines about its parts, and its path, followed by the lines about its parts.
  private static func add(_ page: Page, at path: String, to list: inout [UInt8]) {
    // A path with a newline couldn't be read back.
    guard !path.utf8.contains(newline) else { return }
    list += "\(page.hash) \(page.key ?? "-") \(page.parts.count) \(path)\n".utf8
    list += page.parts
  }

  /// Reads the text of the list. Returns no pages if it has another form.
  private static func pages(listedIn list: [UInt8]) -> [String: Page] {
    var pages: [String: Page] = [:]
    var rest = list[...]
    while let end = rest.firstIndex(of: newline) {
      let words = rest[..<end].split(separator: blank, maxSplits: 3)
        .map { String(decoding: $0, as: UTF8.self) }
      rest = rest[(end + 1)...]
      guard words.count == 4, let size = Int(words[2]), 0...rest.count ~= size else { return [:] }
      pages[words[3]] = Page(
        key: words[1] == "-" ? nil : words[1], hash: words[0], parts: rest.prefix(size))
      rest = rest.dropFirst(size)
    }
    return pages
  }

  /// Returns the name of the list in the cache.
  private static func name(of folder: String) -> String {
    (["pages", folder, FileSystem.workingFolder] + CommandLine.arguments.dropFirst())
      .joined(separator: "\0")
  }
}

/// A line of text about a part of a file: the indices of its bytes, its key, and its path.
private struct PartLine {
  let range: Range<Int>
  let key: ArraySlice<UInt8>
  let path: String

  /// Reads a line of text; nil if it isn't about a part.
  init?(_ line: ArraySlice<UInt8>) {
    var words = line
    guard let start = Self.number(before: blank, in: &words),
      let end = Self.number(before: blank, in: &words), start <= end,
      let space = words.firstIndex(of: blank)
    else { return nil }
    range = start..<end
    key = words[..<space]
    path = String(decoding: words[(space + 1)...], as: UTF8.self)
  }

  /// Adds a line about a part, unless its path contains a newline and couldn't be read back.
  static func add(_ part: SiteFile.Part, to lines: inout [UInt8]) {
    guard !part.path.utf8.contains(newline) else { return }
    lines += "\(part.range.lowerBound) \(part.range.upperBound) \(part.key) ".utf8
    lines += part.path.utf8
    lines.append(newline)
  }

  /// Removes the text up to and including a byte, and returns the number that precedes the byte;
  /// nil if the text isn't a number.
  private static func number(before end: UInt8, in text: inout ArraySlice<UInt8>) -> Int? {
    var number = 0
    while let byte = text.popFirst() {
      if byte == end { return number }
      // No file has 10^12 bytes.
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte, number < 1_000_000_000_000 else {
        return nil
      }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return nil
  }
}

private let newline = UInt8(ascii: "\n")
private let blank = UInt8(ascii: " ")
