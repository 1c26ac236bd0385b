import Foundation
import Testing
import WaymarkCaching
import WaymarkHashing
import WaymarkMarkup

@testable import WaymarkOutcomes

@Suite struct WrittenPagesTests {
  private let folder = NSTemporaryDirectory() + "written-pages-\(UUID().uuidString)"
  private let page = SiteFile(path: "a.html", bytes: [1, 2])

  private let key = ContentHash([1])

  /// Writes a page, and calls a function with the page's path and the list of pages.
  private func withPage(_ body: (_ path: String, _ pages: WrittenPages) throws -> Void) throws {
    let site = "\(folder)/site"
    try FileManager.default.createDirectory(atPath: site, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data(page.bytes).write(to: URL(fileURLWithPath: "\(site)/a.html"))
    var keyed = page
    keyed.key = key
    keyed.parts = [
      SiteFile.Part(key: ContentHash([2]), range: 0..<2),
      SiteFile.Part(key: ContentHash([3]), range: 1..<2),
    ]
    try pages().record(
      [keyed, SiteFile(path: "b.html", bytes: [3])],
      hashes: ["a.html": ContentHash(page.bytes), "b.html": ContentHash([3])])
    try body("\(site)/a.html", pages())
  }

  private func pages(of command: String = "build") throws -> WrittenPages {
    WrittenPages(
      in: "\(folder)/site", cache: try StageCache(cache: "\(folder)/cache"), arguments: [command])
  }

  @Test func `a page that was recorded with a key is found with its key and its parts`() throws {
    try withPage { _, pages in
      let file = try #require(pages.file(at: "a.html"))
      #expect(file.bytes == page.bytes)
      #expect(file.key == key)
      #expect(file.parts.map(\.key) == [ContentHash([2]), ContentHash([3])])
      #expect(file.parts.map(\.range) == [0..<2, 1..<2])
      #expect(pages.file(at: "b.html") == nil)
    }
  }

  @Test func `a page that was written by a run with different arguments isn't found`() throws {
    try withPage { _, _ in
      let others = try pages(of: "preview")

      #expect(others.file(at: "a.html") == nil)
    }
  }

  @Test func `a page that was edited or removed isn't found`() throws {
    try withPage { path, pages in
      try Data([1, 3]).write(to: URL(fileURLWithPath: path))
      #expect(pages.file(at: "a.html") == nil)
      try FileManager.default.removeItem(atPath: path)
      #expect(pages.file(at: "a.html") == nil)
    }
  }

  @Test func `a page that has parts is found even without a key`() throws {
    try withPage { _, _ in
      var file = page
      file.parts = [SiteFile.Part(key: key, range: 0..<1)]
      try pages().record([file], hashes: [file.path: ContentHash(file.bytes)])

      #expect(try pages().file(at: "a.html") == file)
    }
  }

  @Test func `a truncated list of pages is ignored`() throws {
    try withPage { _, _ in
      var file = page
      file.key = key
      try pages().record([file], hashes: [file.path: ContentHash(file.bytes)])
      let cache = try StageCache(cache: "\(folder)/cache")
      let name = try pages().name
      let list = try #require(cache.load(name))

      for count in 0..<list.count {
        cache.store(name, Array(list[..<count]))
        #expect(try pages().file(at: "a.html") == nil)
      }
    }
  }

  @Test func `a page whose name contains a line break is found`() throws {
    try withPage { _, _ in
      var file = SiteFile(path: "x\n.html", bytes: [1, 2])
      file.key = key
      try Data(file.bytes).write(to: URL(fileURLWithPath: "\(folder)/site/\(file.path)"))
      try pages().record([file], hashes: [file.path: ContentHash(file.bytes)])

      #expect(try pages().file(at: "x\n.html") == file)
    }
  }

  @Test func `a link in place of a page isn't followed`() throws {
    try withPage { path, pages in
      try FileManager.default.moveItem(atPath: path, toPath: path + ".moved")
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: path + ".moved")
      #expect(pages.file(at: "a.html") == nil)
    }
  }
}
