import Testing
import WaymarkModel
import WaymarkTestFolders

@testable import WaymarkProject

@Suite struct NeighborTests {
  @Test func `the subfolders of a folder are searched for articles only in a package`() throws {
    try inFolder { folder in
      try folder.makeFolder("Sub")
      for name in ["a.md", "b.md", "Sub/c.md", "d.txt"] { try folder.write(name, "") }
      let files = ["\(folder.path)/a.md"]

      let outside = try ArticleFiles(in: nil).neighboringFiles(of: files)
      try folder.write("Package.swift", "")
      let inside = try ArticleFiles(in: nil).neighboringFiles(of: files)

      let own = { (found: [String]) in found.filter { $0.isContained(in: folder.path) } }
      #expect(own(outside) == ["\(folder.path)/b.md"])
      #expect(own(inside) == ["\(folder.path)/Sub/c.md", "\(folder.path)/b.md"])
    }
  }
}
