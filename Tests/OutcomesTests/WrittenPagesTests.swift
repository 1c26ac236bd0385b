import Foundation
import Testing
import WaymarkCaching
import WaymarkMarkup

@testable import WaymarkOutcomes

@Suite struct WrittenPagesTests {
  private let folder = NSTemporaryDirectory() + "written-pages-\(UUID().uuidString)"
  private let page = SiteFile(path: "a.html", bytes: [1, 2])

  /// Writes a page with its key, and calls a function with the page's path and the list of pages.
  private func withPage(_ body: (_ path: String, _ pages: WrittenPages) throws -> Void) throws {
    let site = "\(folder)/site"
    try FileManager.default.createDirectory(atPath: site, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data(page.bytes).write(to: URL(fileURLWithPath: "\(site)/a.html"))
    var keyed = page
    keyed.key = "key"
    let cache = try StageCache(cache: "\(folder)/cache")
    WrittenPages(in: site, cache: cache).record([keyed, SiteFile(path: "b.html", bytes: [3])])
    try body("\(site)/a.html", WrittenPages(in: site, cache: cache))
  }

  @Test func `a page is found by its path and its key`() throws {
    try withPage { _, pages in
      #expect(pages.bytes(of: "a.html", key: "key") == page.bytes)
      #expect(pages.bytes(of: "a.html", key: "other key") == nil)
      #expect(pages.bytes(of: "b.html", key: "key") == nil)
    }
  }

  @Test func `a page that was edited or removed isn't found`() throws {
    try withPage { path, pages in
      try Data([1, 3]).write(to: URL(fileURLWithPath: path))
      #expect(pages.bytes(of: "a.html", key: "key") == nil)
      try FileManager.default.removeItem(atPath: path)
      #expect(pages.bytes(of: "a.html", key: "key") == nil)
    }
  }

  @Test func `a part is found by its path and its key until its file changes`() throws {
    let site = "\(folder)/site"
    try FileManager.default.createDirectory(atPath: site, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var file = SiteFile(path: "c.js", bytes: [1, 2, 3, 4])
    file.parts = [SiteFile.Part(path: "c.js#A.md", key: "key", range: 1..<3)]
    try Data(file.bytes).write(to: URL(fileURLWithPath: "\(site)/c.js"))
    let cache = try StageCache(cache: "\(folder)/cache")
    WrittenPages(in: site, cache: cache).record([file])

    let pages = WrittenPages(in: site, cache: cache)
    #expect(pages.bytes(of: "c.js#A.md", key: "key") == [2, 3])
    #expect(pages.bytes(of: "c.js#A.md", key: "other key") == nil)
    #expect(pages.bytes(of: "c.js", key: "key") == nil)
    try Data([1, 2, 3, 5]).write(to: URL(fileURLWithPath: "\(site)/c.js"))
    #expect(WrittenPages(in: site, cache: cache).bytes(of: "c.js#A.md", key: "key") == nil)
  }

  @Test func `the parts of a reused page are still found after the next run`() throws {
    try withPage { path, _ in
      let cache = try StageCache(cache: "\(folder)/cache")
      let site = "\(folder)/site"
      var page = page
      page.key = "key"
      var divided = page
      divided.parts = [SiteFile.Part(path: "a.html#top", key: "part", range: 1..<2)]
      WrittenPages(in: site, cache: cache).record([divided])
      WrittenPages(in: site, cache: cache).record([page])

      let pages = WrittenPages(in: site, cache: cache)
      #expect(pages.bytes(of: "a.html#top", key: "part") == [2])
      #expect(pages.bytes(of: "a.html#top", key: "other part") == nil)
      page.key = "other key"
      WrittenPages(in: site, cache: cache).record([page])
      #expect(WrittenPages(in: site, cache: cache).bytes(of: "a.html#top", key: "part") == nil)
    }
  }

  @Test func `a part outside its file isn't found`() throws {
    try withPage { _, _ in
      let cache = try StageCache(cache: "\(folder)/cache")
      let site = "\(folder)/site"
      var page = page
      page.parts = [SiteFile.Part(path: "a.html#top", key: "part", range: 1..<3)]
      WrittenPages(in: site, cache: cache).record([page])

      #expect(WrittenPages(in: site, cache: cache).bytes(of: "a.html#top", key: "part") == nil)
    }
  }

  @Test func `a file whose name contains a line break isn't listed`() throws {
    try withPage { _, _ in
      let cache = try StageCache(cache: "\(folder)/cache")
      let site = "\(folder)/site"
      var (page, other) = (page, SiteFile(path: "x\n.html", bytes: [1, 2]))
      (page.key, other.key) = ("key", "key")
      try Data(other.bytes).write(to: URL(fileURLWithPath: "\(site)/x\n.html"))
      WrittenPages(in: site, cache: cache).record([other, page])

      let pages = WrittenPages(in: site, cache: cache)
      #expect(pages.bytes(of: "x\n.html", key: "key") == nil)
      #expect(pages.bytes(of: "a.html", key: "key") == page.bytes)
    }
  }

  @Test func `a link in place of a page isn't followed`() throws {
    try withPage { path, pages in
      try FileManager.default.moveItem(atPath: path, toPath: path + ".moved")
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: path + ".moved")
      #expect(pages.bytes(of: "a.html", key: "key") == nil)
    }
  }
}
