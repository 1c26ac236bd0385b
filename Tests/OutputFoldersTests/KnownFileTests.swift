import Testing
import WaymarkHashing
import WaymarkProject
import WaymarkSystem
import WaymarkTestFolders

@testable import WaymarkOutputFolders

@Suite struct KnownFileTests {
  private let one = Array("1".utf8), two = Array("2".utf8)

  /// Returns the file of the site as if it had these contents when it was read.
  private func read(_ contents: [UInt8], in folder: TestFolder) throws -> [String: KnownFile] {
    let stamp = try #require(FileSystem.stamp("\(folder.path)/_site/index.html"))
    return ["index.html": KnownFile(stamp: stamp, hash: ContentHash(contents))]
  }

  @Test func `a file that was read isn't read again to compare it with the new file`() throws {
    try inFolder { folder in
      try folder.site.replace(with: ["index.html": one])
      let read = try read(two, in: folder)

      try folder.site.replace(with: ["index.html": two], read: read)

      #expect(try folder.text("_site/index.html") == "1")
    }
  }

  @Test func `a file that the user changes after it was read is reported and kept`() throws {
    try inFolder { folder in
      try folder.site.replace(with: ["index.html": one])
      let read = try read(one, in: folder)
      try folder.write("_site/index.html", "mine")

      let failure = #expect(throws: Failure.self) {
        try folder.site.replace(with: ["index.html": two], read: read)
      }

      #expect(failure?.description.contains("have changed or weren't written by waymark") == true)
      #expect(try folder.text("_site/index.html") == "mine")
    }
  }

  @Test func `a file that another run writes after it was read is replaced`() throws {
    try inFolder { folder in
      try folder.site.replace(with: ["index.html": one])
      let read = try read(one, in: folder)
      try folder.site.replace(with: ["index.html": Array("another".utf8)])

      try folder.site.replace(with: ["index.html": two], read: read)

      #expect(try folder.text("_site/index.html") == "2")
    }
  }
}
