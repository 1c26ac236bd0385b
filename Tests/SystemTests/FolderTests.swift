import Foundation
import Testing

@testable import WaymarkSystem

@Suite struct FolderTests {
  @Test func `an empty folder contains no names, and listing a missing folder returns nil`()
    throws
  {
    let folder = try newFolder()
    defer { FileSystem.remove(folder) }

    #expect(FileSystem.names(in: folder) == [])
    #expect(FileSystem.names(in: folder + "/missing") == nil)
    #expect(FileSystem.contents(of: folder + "/missing") == nil)
  }

  @Test func `the names in a folder are sorted and include those of hidden files`() throws {
    let folder = try newFolder()
    defer { FileSystem.remove(folder) }
    for name in ["b", "a", ".hidden", "ä"] { try FileSystem.write("", to: "\(folder)/\(name)") }

    #expect(FileSystem.names(in: folder) == [".hidden", "a", "b", "ä"])
  }

  @Test func `a folder's contents include symbolic links but not the contents of their targets`()
    throws
  {
    let (folder, other) = try newLinkedFolders()
    defer { [folder, other].forEach(FileSystem.remove) }

    let contents = try #require(FileSystem.contents(of: folder))

    #expect(contents.paths == ["a", "a.txt", "a/b", "a/b/c", "link"])
    #expect(contents.unreadable == [])
  }

  @Test func `the files of a folder include those in linked folders, once each`() throws {
    let (folder, other) = try newLinkedFolders()
    defer { [folder, other].forEach(FileSystem.remove) }
    try #require(symlink(folder, "\(folder)/a/cycle") == 0)
    try #require(symlink("nowhere", "\(folder)/z") == 0)

    #expect(
      FileSystem.files(folder)
        == ["a.txt", "a/b/c", "link/d", "z"].map { "\(folder)/\($0)" })
    #expect(FileSystem.files("\(folder)/a.txt") == ["\(folder)/a.txt"])
  }

  /// Creates two folders: one with the files `a.txt` and `a/b/c` and the symbolic link `link`, and
  /// the target of the link, which contains a file `d`.
  private func newLinkedFolders() throws -> (folder: String, target: String) {
    let (folder, other) = (try newFolder(), try newFolder())
    try FileSystem.makeFolder("\(folder)/a/b")
    for file in ["\(folder)/a/b/c", "\(folder)/a.txt", "\(other)/d"] {
      try FileSystem.write("", to: file)
    }
    try #require(symlink(other, "\(folder)/link") == 0)
    return (folder, other)
  }
}
