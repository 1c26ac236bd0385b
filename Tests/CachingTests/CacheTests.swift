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

  @Test func `an entry that was moved to another name is ignored`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/waymark-\(UUID().uuidString)"
    defer { FileSystem.remove(folder) }
    let cache = try Cache(folder: folder)
    try cache.setChecked([1, 2, 3], as: .execution, "one")
    #expect(cache.checkedBytes(.execution, "one") == [1, 2, 3])

    try FileSystem.rename(cache.path(.execution, "one"), to: cache.path(.execution, "other"))

    #expect(cache.checkedBytes(.execution, "other") == nil)
  }

  @Test func `a folder with a file name that isn't UTF-8 never has the same digest twice`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/waymark-\(UUID().uuidString)"
    defer { FileSystem.remove(folder) }
    let cache = try Cache(folder: folder + "/cache")
    try FileSystem.makeFolder(folder + "/data")
    let path = Array("\(folder)/data/".utf8CString.dropLast()) + [CChar(bitPattern: 0xFF), 0]
    let file = try #require(fopen(path, "w"))
    fclose(file)

    #expect(
      try cache.digest(of: [folder + "/data"]) != cache.digest(of: [folder + "/data"]))
    #expect(Fingerprint([folder]).description != Fingerprint([folder]).description)
  }

  @Test(arguments: [
    ("library.so", "library.so", "code", true), ("library.so", "library.so", "mode", false),
    ("library.so", "library.os", "code", false),
  ])
  func `a sealed folder is intact only if its names and contents are unchanged`(
    file: String, newFile: String, contents: String, isWhole: Bool
  ) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/waymark-\(UUID().uuidString)"
    defer { FileSystem.remove(folder) }
    let cache = try Cache(folder: folder)
    let (draft, sealed) = (cache.newDraft(), folder + "/sealed")
    try FileSystem.makeFolder(draft)
    try FileSystem.write("code", to: "\(draft)/\(file)")
    try cache.adoptSealed(draft, as: sealed)

    try FileSystem.rename("\(sealed)/\(file)", to: "\(sealed)/\(newFile)")
    try FileSystem.write(contents, to: "\(sealed)/\(newFile)")

    #expect(cache.isWhole(sealed) == isWhole)
  }
}
