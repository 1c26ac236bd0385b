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
    for folder in folders { try setAge(of: folder, days: 3) }

    try Cache(folder: cache).prune()

    #expect(folders.map(FileSystem.isFolder) == [true, false])
  }

  @Test func `pruning removes sealed folders that no run has used for a month`() throws {
    let folder = try newFolder()
    defer { FileSystem.remove(folder) }
    let cache = try Cache(folder: folder)
    for name in ["used", "unused"] {
      let (draft, sealed) = (cache.newDraft(), cache.path(.linked, name))
      try FileSystem.makeFolder(draft)
      try FileSystem.write("code", to: draft + "/library.so")
      try cache.adoptSealed(draft, as: sealed)
      try setAge(of: sealed, days: 40)
    }

    #expect(cache.isWhole(cache.path(.linked, "used")))
    cache.prune()

    #expect(FileSystem.names(in: cache.path(.linked, "")) == ["used"])
  }

  private func setAge(of path: String, days: Int) throws {
    var times = [timeval](
      repeating: timeval(tv_sec: time(nil) - days * 86_400, tv_usec: 0), count: 2)
    try #require(utimes(path, &times) == 0)
  }

  private func newFolder() throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("waymark-\(UUID().uuidString)").path
    try FileSystem.makeFolder(folder)
    return folder
  }
}
