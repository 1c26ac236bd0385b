import Testing
import WaymarkSamples

@testable import WaymarkReading

/// Each folder of `Tests/Fixtures/Reading` contains an `article.md` and, in `expected/article.txt`,
/// everything that is read from it. `WAYMARK_RECORD=1` records the expected results.
@Suite struct FixtureTests {
  @Test(arguments: try FixtureFolder.names(in: "Reading"))
  func `an article is parsed as its fixture expects`(_ name: String) throws {
    let folder = FixtureFolder("Reading/\(name)")
    let bytes = try folder.bytes(of: "article.md")

    let found = [
      "article.md": String(decoding: bytes, as: UTF8.self),
      "expected/article.txt": dump(article(file: "article.md", bytes: bytes)),
    ]

    #expect(try folder.files(orRecording: found) == found)
  }
}
