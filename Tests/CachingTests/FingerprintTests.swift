import Foundation
import Testing
import WaymarkSystem

@testable import WaymarkCaching

@Suite struct FingerprintTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("waymark-fingerprint-\(UUID().uuidString)").path
  private var source: String { folder + "/source.swift" }

  init() throws {
    try FileSystem.makeFolder(folder)
    try FileSystem.write("let a = 1", to: source)
  }

  @Test func `a folder with symbolic links to itself has a fingerprint of its contents`() throws {
    defer { FileSystem.remove(folder) }
    try FileSystem.makeFolder(folder + "/deep")
    for name in ["one", "two", "three"] { symlink(folder, "\(folder)/deep/\(name)") }

    let before = Fingerprint([folder]).description
    let again = Fingerprint([folder]).description
    try FileSystem.write("let a = 22", to: source)
    let after = Fingerprint([folder]).description

    #expect(before == again)
    #expect(before != after)
  }

  @Test func `replacing a file with one of the same size and date changes the fingerprint`() throws
  {
    defer { FileSystem.remove(folder) }
    var times = [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 1, tv_nsec: 0)]
    utimensat(AT_FDCWD, source, &times, 0)
    let before = Fingerprint([folder]).description

    try FileSystem.write("let a = 2", to: folder + "/new")
    utimensat(AT_FDCWD, folder + "/new", &times, 0)
    try FileSystem.rename(folder + "/new", to: source)

    #expect(Fingerprint([folder]).description != before)
  }

  @Test func `a '.build' folder affects the fingerprint unless it belongs to a package`() throws {
    defer { FileSystem.remove(folder) }
    for place in ["", "/Data"] {
      try FileSystem.makeFolder("\(folder)\(place)/.build")
      try FileSystem.write("1", to: "\(folder)\(place)/.build/info")
    }
    try FileSystem.write("", to: folder + "/Package.swift")

    let before = Fingerprint([folder]).description
    try FileSystem.write("22", to: folder + "/.build/info")
    let built = Fingerprint([folder]).description
    try FileSystem.write("22", to: folder + "/Data/.build/info")
    let edited = Fingerprint([folder]).description

    #expect(before == built)
    #expect(built != edited)
  }

  @Test func `renaming a folder or changing a symbolic link's target counts as a change`() throws {
    defer { FileSystem.remove(folder) }
    try FileSystem.makeFolder(folder + "/one")
    try FileSystem.makeFolder(folder + "/two")
    symlink("one", folder + "/link")

    let start = try timeBeforeNextChange()
    try FileSystem.rename(folder + "/two", to: folder + "/three")
    let renamed = try #require(Fingerprint([folder + "/three"]).lastChange)
    let later = try timeBeforeNextChange()
    unlink(folder + "/link")
    symlink("three", folder + "/link")
    let linked = try #require(Fingerprint([folder + "/link"]).lastChange)

    #expect(start < renamed)
    #expect(later < linked)
  }

  /// Returns the time of the file system, after waiting until changes have a later time. Its clock
  /// has a coarse resolution.
  private func timeBeforeNextChange() throws -> FileSystem.Time {
    let (start, deadline) = (try now(), ContinuousClock.now + .seconds(10))
    while try now() <= start {
      try #require(ContinuousClock.now < deadline, "the file system's clock doesn't advance")
      usleep(1_000)
    }
    return start
  }

  private func now() throws -> FileSystem.Time {
    try FileSystem.write("", to: folder + "-time")
    defer { FileSystem.remove(folder + "-time") }
    return try #require(FileSystem.status(folder + "-time")?.lastChange)
  }
}
