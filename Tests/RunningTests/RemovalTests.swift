import Foundation
import Testing

@testable import Running

@Suite struct RemovalTests {
  @Test func `a folder is removed however deep it is`() throws {
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

    Disk.remove(folder)

    #expect(!Disk.isFolder(folder))
  }

  @Test func `a folder is removed with wide, closed and oddly named folders in it`() throws {
    let folder = try newFolder()
    for name in ["a/b/c", "a/d", "e/b/c", "closed/inner"] { try Disk.makeFolder("\(folder)/\(name)") }
    for name in ["a/b/x", "e/b/x", "closed/inner/x"] { try Disk.write("x", to: "\(folder)/\(name)") }
    try #require(mkdir(Array("\(folder)/".utf8CString.dropLast()) + [-1, 0], 0o700) == 0)
    chmod("\(folder)/closed/inner", 0)
    chmod("\(folder)/closed", 0)

    Disk.remove(folder)

    #expect(!Disk.isFolder(folder))
  }

  @Test func `what a link in a folder leads to stays`() throws {
    let folder = try newFolder()
    let other = try newFolder()
    defer { Disk.remove(other) }
    try Disk.write("mine", to: "\(other)/mine.txt")
    for place in [folder, "\(folder)/deep"] {
      try Disk.makeFolder(place)
      try FileManager.default.createSymbolicLink(
        atPath: "\(place)/link", withDestinationPath: other)
    }

    Disk.remove(folder)
    try FileManager.default.createSymbolicLink(atPath: folder, withDestinationPath: other)
    Disk.remove(folder)

    #expect(Disk.read("\(other)/mine.txt") != nil)
    #expect(!Disk.isFolder(folder))
  }

  @Test func `an example leaves nothing behind, however deep its folders are`() async throws {
    let proof = try await Shared.prove(
      sample(
        "import Foundation\n"
          + test(
            """
            print(getenv("HOME").map { String(cString: $0) }!)
            let made = (0..<3_000).count { _ in mkdir("deep", 0o700) == 0 && chdir("deep") == 0 }
            print(made)
            """)))

    let lines = proof.output.split(separator: "\n")
    #expect(lines.last == "3000", "\(proof)")
    let home = try #require(lines.first)
    #expect(home.hasSuffix("/home"))
    #expect(!Disk.isFolder(String(home.dropLast("/home".count))))
  }

  @Test func `of the temporary folders that old runs left, only those with a mark are removed`() throws {
    let temporary = NSTemporaryDirectory()
    let folders = ["mine", "ours"].map { "\(temporary)/waymark-run-\($0)-\(UUID().uuidString)" }
    let cache = try newFolder()
    defer { (folders + [cache]).forEach(Disk.remove) }
    for folder in folders { try Disk.makeFolder(folder) }
    try Disk.write("", to: folders[1] + TemporaryFolders.mark)
    for folder in folders {
      var times = [timeval](repeating: timeval(tv_sec: time(nil) - 3 * 86_400, tv_usec: 0), count: 2)
      try #require(utimes(folder, &times) == 0)
    }

    try Store(folder: cache).prune()

    #expect(folders.map(Disk.isFolder) == [true, false])
  }

  private func newFolder() throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("waymark-\(UUID().uuidString)").path
    try Disk.makeFolder(folder)
    return folder
  }
}
