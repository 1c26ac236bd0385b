import WaymarkModel
import Foundation
import Testing

@testable import WaymarkRunning

@Suite struct FingerprintTests {
  private let folder = "\(Shared.folder)-fingerprint-\(UInt64.random(in: .min ... .max))"
  private var source: String { folder + "/source.swift" }

  init() throws {
    try FileSystem.makeFolder(folder)
    try FileSystem.write("let a = 1", to: source)
  }

  @Test func `links that lead back up are followed once`() throws {
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

  @Test func `a file that is replaced by one of its size and time has another fingerprint`() throws {
    defer { FileSystem.remove(folder) }
    var times = [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 1, tv_nsec: 0)]
    utimensat(AT_FDCWD, source, &times, 0)
    let before = Fingerprint([folder]).description

    try FileSystem.write("let a = 2", to: folder + "/new")
    utimensat(AT_FDCWD, folder + "/new", &times, 0)
    try FileSystem.rename(folder + "/new", to: source)

    #expect(Fingerprint([folder]).description != before)
  }

  @Test func `a source that was edited during the build is not known to be built`() throws {
    defer { FileSystem.remove(folder) }
    let store = try Cache(folder: folder + "/cache")
    let sources = [source]
    // The clock of a file system goes in steps.
    var start = try #require(try store.now())
    while try #require(FileSystem.status(source)).lastChange == start { start = try #require(try store.now()) }

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

  @Test func `what was compiled while the library changed is neither kept nor judged`() async throws {
    defer { FileSystem.remove(folder) }
    let library = Library(interfaces: [source])
    let example = sample(test("#expect(1 == 1, sourceLocation: __waymarkCheck(0, 4, 1))"))
    let engine = try await Engine(library: library, cache: folder + "/cache", timeLimit: 20)

    try FileSystem.write("let a = 3", to: source)
    await #expect(throws: EnvironmentError.self) { try await engine.prove([example]) }

    let store = try Cache(folder: folder + "/cache")
    #expect(FileSystem.files(store.path(.compilation, "")) == [])
    let next = try await Engine(library: library, cache: folder + "/cache", timeLimit: 20)
    #expect(try await next.prove([example]).map(\.verdict) == [.passed])
  }
}
