import Foundation
import Testing
import WaymarkSystem

@testable import WaymarkCaching

@Suite struct CacheTests {
  // The compiler refuses modules that were built at another path.
  @Test func `a cache at another path has its own folder for modules`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/waymark-\(UUID().uuidString)"
    defer { FileSystem.remove(folder) }
    let one = try Cache(folder: folder + "/one")
    let other = try Cache(folder: folder + "/other")

    #expect(one.modules.hasPrefix(one.folder))
    #expect(one.modules.dropFirst(one.folder.count) != other.modules.dropFirst(other.folder.count))
    #expect(try Cache(folder: folder + "/one").modules == one.modules)
  }
}
