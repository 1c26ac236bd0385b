import Testing
import WaymarkHashing
import WaymarkProject
import WaymarkTestFolders

@testable import WaymarkOutputFolders

@Suite struct ReadHashTests {
  private let one = Array("1".utf8), two = Array("2".utf8)

  @Test func `a file whose hash is known isn't read again to compare it with the new file`() throws
  {
    try inFolder { folder in
      try folder.site.replace(with: ["index.html": one])

      try folder.site.replace(with: ["index.html": two], read: ["index.html": ContentHash(two)])

      #expect(try folder.text("_site/index.html") == "1")
    }
  }

  @Test func `a file that changes after it was read is reported and kept`() throws {
    try inFolder { folder in
      try folder.site.replace(with: ["index.html": one])
      try folder.write("_site/index.html", "mine")

      let failure = #expect(throws: Failure.self) {
        try folder.site.replace(with: ["index.html": two], read: ["index.html": ContentHash(one)])
      }

      #expect(failure?.description.contains("have changed since waymark wrote them") == true)
      #expect(try folder.text("_site/index.html") == "mine")
    }
  }
}
