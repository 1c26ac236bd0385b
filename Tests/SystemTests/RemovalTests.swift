import Foundation
import Testing

@testable import WaymarkSystem

@Suite struct RemovalTests {
  @Test func `deeply nested folders are removed`() throws {
    let folder = try newFolder()
    var place = open(folder, O_RDONLY)
    for _ in 0..<3_000 {
      try #require(mkdirat(place, "deep", 0o700) == 0)
      close(openat(place, "file", O_CREAT | O_WRONLY, 0o600))
      let next = openat(place, "deep", O_RDONLY)
      close(place)
      place = next
    }
    close(place)

    FileSystem.remove(folder)

    #expect(!FileSystem.isFolder(folder))
  }

  @Test func `inaccessible folders and names that aren't valid UTF-8 don't prevent removal`() throws
  {
    let folder = try newFolder()
    for name in ["a/b/c", "a/d", "e/b/c", "closed/inner"] {
      try FileSystem.makeFolder("\(folder)/\(name)")
    }
    for name in ["a/b/x", "e/b/x", "closed/inner/x"] {
      try FileSystem.write("x", to: "\(folder)/\(name)")
    }
    try #require(mkdir(Array("\(folder)/".utf8CString.dropLast()) + [-1, 0], 0o700) == 0)
    chmod("\(folder)/closed/inner", 0)
    chmod("\(folder)/closed", 0)

    FileSystem.remove(folder)

    #expect(!FileSystem.isFolder(folder))
  }

  @Test func `removing a folder keeps the targets of symbolic links`() throws {
    let folder = try newFolder()
    let other = try newFolder()
    defer { FileSystem.remove(other) }
    try FileSystem.write("mine", to: "\(other)/mine.txt")
    for place in [folder, "\(folder)/deep"] {
      try FileSystem.makeFolder(place)
      try FileManager.default.createSymbolicLink(
        atPath: "\(place)/link", withDestinationPath: other)
    }

    FileSystem.remove(folder)
    try FileManager.default.createSymbolicLink(atPath: folder, withDestinationPath: other)
    FileSystem.remove(folder)

    #expect(FileSystem.read("\(other)/mine.txt") != nil)
    #expect(!FileSystem.isFolder(folder))
  }
}

/// Creates an empty folder for a single test.
func newFolder() throws -> String {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("waymark-\(UUID().uuidString)").path
  try FileSystem.makeFolder(folder)
  return folder
}
