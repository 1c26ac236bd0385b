import Foundation
import Testing
import WaymarkTestFolders

@testable import WaymarkProject

@Suite struct FileTests {
  @Test func `a replaced file keeps its permissions`() throws {
    try inFolder { folder in
      let file = "\(folder.path)/private.md"
      try folder.write("private.md", "old")
      try #require(chmod(file, 0o640) == 0)

      try File.replace(file, with: "new".utf8)

      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
      #expect(try folder.text("private.md") == "new")
    }
  }

  @Test func `a replaced file keeps its hard links`() throws {
    try inFolder { folder in
      try folder.write("a.md", "old text")
      try #require(link("\(folder.path)/a.md", "\(folder.path)/b.md") == 0)

      try File.replace("\(folder.path)/a.md", with: "new".utf8)

      #expect(try folder.files() == ["a.md": "new", "b.md": "new"])
      #expect(try folder.number(of: "a.md") == folder.number(of: "b.md"))
    }
  }

  @Test func `the old contents of a file that can't be restored are kept beside it`() throws {
    try inFolder { folder in
      let file = "\(folder.path)/a.md"
      try folder.write("a.md", "old text")
      var isFull = false

      let failure = #expect(throws: UnrestoredFile.self) {
        try File.overwrite(file, with: Data("new".utf8), keeping: "\(folder.path)/draft") {
          if isFull || $1 == file {
            isFull = true
            throw POSIXError(.ENOSPC)
          }
          try File.write($0, to: $1)
        }
      }

      #expect(try folder.text("a.md.waymark-saved") == "old text")
      #expect(
        failure.map { reason(for: $0) }
          == "No space left on device; the old contents are in '\(file).waymark-saved'")
    }
  }

  @Test(.enabled(if: getuid() == 0, "only the superuser can give a file to another user"))
  func `a replaced file keeps its owner and its permissions`() throws {
    try inFolder { folder in
      let file = "\(folder.path)/a.md"
      try folder.write("a.md", "old")
      try #require(chown(file, 1234, 4321) == 0 && chmod(file, 0o640) == 0)

      try File.replace(file, with: "new".utf8)

      var status = stat()
      try #require(stat(file, &status) == 0)
      #expect((status.st_uid, status.st_gid) == (1234, 4321))
      #expect(status.st_mode & 0o7777 == 0o640)
      #expect(try folder.files() == ["a.md": "new"])
    }
  }
}
