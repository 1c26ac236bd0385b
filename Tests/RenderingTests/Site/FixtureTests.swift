import Testing
import WaymarkRendering
import WaymarkSamples

/// Whole pages, compared with recorded pages that were reviewed. `WAYMARK_RECORD=1` records them.
@Suite struct FixtureTests {
  @Test func `a small book with every feature is rendered as recorded`() throws {
    let own = [
      "dialog.js", "front.css", "language.js", "names.js", "proof.css", "ranking.js", "script.js",
      "search.css", "search.js", "style.css",
    ]
    let files = site(of: Sample.input).value.filter { !own.contains($0.path) }
    let found = Dictionary(
      uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })

    let recorded = try FixtureFolder("Rendering/small-book/expected").files(orRecording: found)

    #expect(recorded.keys.sorted() == found.keys.sorted())
    for (path, text) in found { #expect(recorded[path] == text, "\(path)") }
  }

  @Test(arguments: OneArticleBook.all)
  func `an article, its proof, and its verdict are rendered as recorded`(
    book: OneArticleBook
  ) throws {
    let files = site(of: book.input).value.filter { file in
      ["articles/", "proofs/", "verdicts.json"].contains { file.path.hasPrefix($0) }
    }
    let found = Dictionary(
      uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })

    let folder = FixtureFolder("Rendering/\(book.name)/expected")
    let recorded = try folder.files(orRecording: found)

    #expect(recorded.keys.sorted() == found.keys.sorted())
    for (path, text) in found { #expect(recorded[path] == text, "\(path)") }
  }
}
