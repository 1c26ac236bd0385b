import Foundation
import Testing
import WaymarkSystem

@Suite struct FileSystemTests {
  @Test func `reading a named pipe returns nil without waiting for a writer`() throws {
    let folder = try newFolder()
    defer { FileSystem.remove(folder) }
    try #require(mkfifo("\(folder)/pipe", 0o600) == 0)

    #expect(FileSystem.read("\(folder)/pipe") == nil)
  }

  @Test func `a real path has no symbolic links, whether or not the file exists`() throws {
    let folder = try newFolder()
    defer { FileSystem.remove(folder) }
    let real = FileSystem.realPath(folder)
    try FileSystem.makeFolder("\(folder)/a/b")
    try #require(symlink("a/b", "\(folder)/link") == 0)

    for (path, expected) in [
      "a//b/.": "a/b", "link/..": "a", "link/c/../d": "a/b/d", "link/new": "a/b/new",
      "new/x/": "new/x", "new/../a": "a",
    ] {
      #expect(FileSystem.realPath("\(folder)/\(path)") == "\(real)/\(expected)")
    }
    #expect(FileSystem.realPath("/../..") == "/")
    #expect(FileSystem.realPath("") == FileSystem.realPath("."))
  }
}
