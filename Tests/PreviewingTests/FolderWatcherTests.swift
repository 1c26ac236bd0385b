import Foundation
import Testing
import WaymarkSystem

@testable import WaymarkPreviewing

@Suite final class FolderWatcherTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("waymark-watched-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/deep/er", withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ name: String, atomically: Bool = false) throws {
    try Data("x".utf8).write(
      to: URL(fileURLWithPath: "\(folder)/\(name)"), options: atomically ? .atomic : [])
  }

  @Test(arguments: [
    (
      ENOSPC,
      "No space left on device\n  allow more watches: sysctl fs.inotify.max_user_watches=524288"
    ),
    (
      ENOMEM,
      "Cannot allocate memory\n"
        + "  stop other programs to free memory, or use a machine with more memory"
    ),
  ])
  func `a folder that can't be watched is reported with the reason`(number: Int32, reason: String) {
    #expect(watchFailure("/a b", number).description == "can't watch '/a b': \(reason)")
  }

  @Test(arguments: [
    (
      EMFILE, true,
      "Too many open files\n"
        + "  allow more inotify instances: sysctl fs.inotify.max_user_instances=1024"
    ),
    (
      EMFILE, false,
      "Too many open files\n  allow more open files, for example with 'ulimit -n 4096'"
    ),
    (
      ENFILE, true,
      "Too many open files in system\n"
        + "  allow more open files, for example with 'ulimit -n 4096'"
    ),
  ])
  func `a limit on inotify instances is distinguished from a limit on open files`(
    number: Int32, canOpenFiles: Bool, reason: String
  ) {
    #expect(
      instanceFailure(number, canOpenFiles: canOpenFiles).description
        == "can't watch files: \(reason)")
  }

  @Test(.timeLimit(.minutes(20)), arguments: [false, true])
  func `saving a file at any depth counts as a change, whether or not it's saved atomically`(
    atomically: Bool
  ) async throws {
    let watcher = try FolderWatcher([folder])
    var changes = watcher.changes.makeAsyncIterator()

    for name in ["a.md", "deep/b.md", "deep/er/c.md"] {
      try write(name, atomically: atomically)
      #expect(try await changes.next() != nil)
    }
  }

  @Test func `a folder that can't be watched is reported with its name`() {
    let name = "/" + String(repeating: "a", count: 300)

    let failure = #expect(throws: EnvironmentError.self) { try FolderWatcher([name]) }

    #expect(
      failure?.description == "can't watch '\(name)': File name too long\n  use a shorter path")
  }

  @Test func `running out of file descriptors is reported`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      let failure = #expect(throws: EnvironmentError.self) {
        var limit = rlimit()
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        _ = try FolderWatcher(["/"])
      }
      print("\nfailure: \(failure?.description ?? "")")
    }

    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(
      output.contains("\nfailure: can't watch files: Too many open files\n  allow more open files"))
  }

  @Test(.timeLimit(.minutes(20)))
  func `renaming or deleting a file counts as a change`() async throws {
    try write("a.md")
    let watcher = try FolderWatcher([folder])
    var changes = watcher.changes.makeAsyncIterator()

    try FileManager.default.moveItem(atPath: folder + "/a.md", toPath: folder + "/b.md")
    #expect(try await changes.next() != nil)
    try FileManager.default.removeItem(atPath: folder + "/b.md")
    #expect(try await changes.next() != nil)
  }

  @Test(.timeLimit(.minutes(20)))
  func `the sequence of changes ends when the watcher is released`() async throws {
    var watcher: FolderWatcher? = try FolderWatcher([folder])
    var changes = try #require(watcher).changes.makeAsyncIterator()

    watcher = nil

    #expect(try await changes.next() == nil)
  }

  @Test(.timeLimit(.minutes(20)))
  func `a folder created later is watched`() async throws {
    let watcher = try FolderWatcher([folder])
    var changes = watcher.changes.makeAsyncIterator()

    try FileManager.default.createDirectory(
      atPath: folder + "/new", withIntermediateDirectories: true)
    #expect(try await changes.next() != nil)
    try write("new/a.md")
    #expect(try await changes.next() != nil)
  }

  @Test(.timeLimit(.minutes(20)))
  func `a folder created in a renamed folder is watched`() async throws {
    let watcher = try FolderWatcher([folder])
    var changes = watcher.changes.makeAsyncIterator()

    try FileManager.default.moveItem(atPath: folder + "/deep", toPath: folder + "/shallow")
    #expect(try await changes.next() != nil)
    try FileManager.default.createDirectory(
      atPath: folder + "/shallow/er/new", withIntermediateDirectories: false)
    #expect(try await changes.next() != nil)
    try write("shallow/er/new/a.md")
    #expect(try await changes.next() != nil)
  }

  @Test(.timeLimit(.minutes(20)))
  func `a new folder that can't be watched ends the sequence of changes with an error`()
    async throws
  {
    let watcher = try FolderWatcher([folder])
    let name = String(repeating: "a", count: 250)
    var folders = [open(folder, O_RDONLY)]
    // The path of the last folder is longer than the system allows, so it is created and removed
    // relative to its parent.
    for index in 0..<20 {
      mkdirat(folders[index], name, 0o755)
      folders.append(openat(folders[index], name, O_RDONLY))
    }
    defer {
      for parent in folders.dropLast().reversed() { unlinkat(parent, name, AT_REMOVEDIR) }
      for folder in folders { close(folder) }
    }

    let failure = await #expect(throws: EnvironmentError.self) {
      for try await _ in watcher.changes {}
    }

    let message = failure?.description ?? ""
    #expect(message.hasPrefix("can't watch '\(folder)/aaa"), "\(message)")
    #expect(message.hasSuffix("aaa': File name too long\n  use a shorter path"), "\(message)")
  }

  @Test(arguments: [
    (IN_CLOSE_WRITE, "a.md", true), (IN_MOVED_TO, "a.md", true), (IN_DELETE, "a.md", true),
    (IN_CREATE, "a.md", false), (IN_CREATE | IN_ISDIR, "new", true),
    (IN_CLOSE_WRITE, ".a.md.swp", false), (IN_CLOSE_WRITE, "a.md~", false),
    (IN_CREATE | IN_ISDIR, ".git", false), (IN_Q_OVERFLOW, "", true), (IN_DELETE_SELF, "", false),
  ])
  func `changes to hidden, backup, and unfinished files are ignored`(
    mask: Int32, name: String, expected: Bool
  ) {
    #expect(FolderWatcher.isChange(UInt32(bitPattern: mask), name: name) == expected)
  }
}
