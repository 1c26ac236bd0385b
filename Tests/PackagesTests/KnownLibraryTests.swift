import Foundation
import Testing
import WaymarkCaching
import WaymarkSystem

@testable import WaymarkPackages

@Suite struct KnownLibraryTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("waymark-fingerprint-\(UUID().uuidString)").path
  private var source: String { folder + "/source.swift" }

  init() throws {
    try FileSystem.makeFolder(folder)
    try FileSystem.write("let a = 1", to: source)
  }

  @Test
  func `a library isn't current if its sources have been edited since its build began`() throws {
    defer { FileSystem.remove(folder) }
    let store = try Cache(folder: folder + "/cache")
    let sources = [source]
    // A file system's clock has a coarse resolution.
    var start = try #require(try store.now())
    while try #require(FileSystem.status(source)).lastChange == start {
      start = try #require(try store.now())
    }

    let untouched = KnownLibrary(.none, watched: sources, written: [], builtSince: start)
    try FileSystem.write("let a = 2", to: source)
    let edited = KnownLibrary(.none, watched: sources, written: [], builtSince: start)
    let written = KnownLibrary(.none, watched: [], written: sources, builtSince: start)
    let unknown = KnownLibrary(.none, watched: [], written: [], builtSince: nil)

    #expect(!untouched.isCurrent && untouched.isBuilt)
    #expect(!edited.isCurrent && edited.isBuilt)
    #expect(written.isCurrent)
    #expect(!unknown.isCurrent && unknown.isBuilt)
  }
}
