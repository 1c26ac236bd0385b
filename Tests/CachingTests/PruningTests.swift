import Foundation
import Testing
import WaymarkSystem

@testable import WaymarkCaching

@Suite struct PruningTests {
  @Test func `pruning removes only marked temporary folders of earlier runs`() throws {
    let temporary = NSTemporaryDirectory()
    let folders = ["mine", "ours"].map { "\(temporary)/waymark-run-\($0)-\(UUID().uuidString)" }
    let cache = try newFolder()
    defer { (folders + [cache]).forEach(FileSystem.remove) }
    for folder in folders { try FileSystem.makeFolder(folder) }
    try FileSystem.write("", to: folders[1] + TemporaryFolders.mark)
    for folder in folders {
      var times = [timeval](
        repeating: timeval(tv_sec: time(nil) - 3 * 86_400, tv_usec: 0), count: 2)
      try #require(utimes(folder, &times) == 0)
    }

    try Cache(folder: cache).prune()

    #expect(folders.map(FileSystem.isFolder) == [true, false])
  }

  private func newFolder() throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("waymark-\(UUID().uuidString)").path
    try FileSystem.makeFolder(folder)
    return folder
  }
}
