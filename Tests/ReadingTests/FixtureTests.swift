import Foundation
import Testing

@testable import WaymarkReading

/// Each folder of `Tests/Fixtures/Reading` is a test case with an `article.md` and an
/// `expected.txt` with the result of parsing it. `RECORD=1 swift test` records the results.
@Suite struct FixtureTests {
  @Test(arguments: try cases(in: fixtures))
  func `an article is parsed as its fixture expects`(_ name: String) throws {
    let folder = fixtures.appending(path: name)
    let bytes = try Data(contentsOf: folder.appending(path: "article.md"))

    let found = dump(article(file: "article.md", bytes: bytes))

    let expected = folder.appending(path: "expected.txt")
    if isRecording { try Data(found.utf8).write(to: expected) }
    #expect(try found == String(decoding: Data(contentsOf: expected), as: UTF8.self))
  }

  @Test(arguments: try cases(in: fixtures))
  func `a fixture contains only files that are compared`(_ name: String) throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: fixtures.appending(path: name).path)

    #expect(files.sorted() == ["article.md", "expected.txt"])
  }
}

private let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "Fixtures/Reading")

private func cases(in folder: URL) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
}

private let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"
