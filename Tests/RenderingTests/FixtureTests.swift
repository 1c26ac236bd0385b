import Foundation
import WaymarkRendering
import Testing

/// Whole pages as they were last reviewed.
///
/// `WAYMARK_RECORD=1 swift test --filter FixtureTests` records them. Review the difference.
@Suite struct FixtureTests {
  @Test func `a small book with every feature is rendered as recorded`() throws {
    let own = ["front.css", "script.js", "search.js", "style.css"]
    let files = site(of: Sample.input).value.filter { !own.contains($0.path) }

    try expect(files, in: "small-book")
  }

  private func expect(_ files: [SiteFile], in name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/Rendering/\(name)/expected")
    if ProcessInfo.processInfo.environment["WAYMARK_RECORD"] == "1" { try record(files, in: folder) }
    let recorded = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      .filter { path in !files.contains { $0.path.hasPrefix(path + "/") } }
    #expect((recorded ?? []).sorted() == files.map(\.path).sorted())
    for file in files {
      let bytes = try? Data(contentsOf: folder.appending(path: file.path))
      #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == String(decoding: file.bytes, as: UTF8.self), "\(file.path)")
    }
  }

  private func record(_ files: [SiteFile], in folder: URL) throws {
    try? FileManager.default.removeItem(at: folder)
    for file in files {
      let place = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: place)
    }
  }
}
