import Foundation
import Testing

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
}
