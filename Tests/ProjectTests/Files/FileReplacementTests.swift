import Foundation
import Testing
import WaymarkCLibrary
import WaymarkTestFolders

@testable import WaymarkProject

@Suite struct FileReplacementTests {
  @Test func `a replaced file keeps its extended attributes`() throws {
    try inFolder { folder in
      let file = "\(folder.path)/a.md"
      try folder.write("a.md", "old")
      try #require(setxattr(file, "user.note", "kept", 4, 0) == 0 || errno == ENOTSUP)
      let before = attribute(of: file)

      try File.replace(file, with: "new".utf8)

      #expect(attribute(of: file) == before)
      #expect(try folder.files() == ["a.md": "new"])
    }
  }

  @Test func `several files are replaced and created together`() throws {
    try inFolder { folder in
      try folder.write("a.md", "old")

      try File.replace([
        contents("a.md", in: folder), contents("new/b.md", in: folder, mustBeNew: true),
      ])

      #expect(try folder.files() == ["a.md": "new", "new/b.md": "new"])
    }
  }

  @Test func `no file is written if one of several files can't be written`() throws {
    try inFolder { folder in
      for name in ["a.md", "linked.md", "taken.md"] { try folder.write(name, "old") }
      try #require(link("\(folder.path)/linked.md", "\(folder.path)/twin.md") == 0)
      try #require(chmod("\(folder.path)/a.md", 0o640) == 0)
      let before = try folder.number(of: "a.md")

      let failure = #expect(throws: Failure.self) {
        try File.replace([
          contents("a.md", in: folder), contents("linked.md", in: folder),
          contents("b.md", in: folder, mustBeNew: true),
          contents("taken.md", in: folder, mustBeNew: true),
        ])
      }

      #expect(
        failure?.description
          == "waymark: '\(folder.path)/taken.md' couldn't be written: File exists\n"
          + "  choose another name, or move the existing file")
      #expect(
        try folder.files()
          == ["a.md": "old", "linked.md": "old", "taken.md": "old", "twin.md": "old"])
      #expect(try folder.number(of: "a.md") == before)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 4)
    }
  }

  private func contents(
    _ name: String, in folder: TestFolder, mustBeNew: Bool = false
  ) -> FileContents {
    FileContents(
      path: "\(folder.path)/\(name)", bytes: Array("new".utf8), mustBeNew: mustBeNew)
  }

  /// Returns the value of an extended attribute; empty if the file doesn't have it.
  private func attribute(of file: String) -> [UInt8] {
    var value = [UInt8](repeating: 0, count: 10)
    let count = getxattr(file, "user.note", &value, value.count)
    return Array(value.prefix(max(0, count)))
  }
}
