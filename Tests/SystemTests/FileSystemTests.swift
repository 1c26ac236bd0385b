import Foundation
import Testing
import WaymarkSystem

@Suite struct FileSystemTests {
  @Test func `a named pipe isn't read, even if no program writes to it`() throws {
    let folder = try newFolder()
    defer { FileSystem.remove(folder) }
    try #require(mkfifo("\(folder)/pipe", 0o600) == 0)

    #expect(FileSystem.read("\(folder)/pipe") == nil)
  }
}
