import Foundation
import Testing

@testable import WaymarkRunning

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

    FileSystem.remove(folder)

    #expect(!FileSystem.isFolder(folder))
  }

  @Test func `a folder is removed with wide, closed and oddly named folders in it`() throws {
    let folder = try newFolder()
    for name in ["a/b/c", "a/d", "e/b/c", "closed/inner"] { try FileSystem.makeFolder("\(folder)/\(name)") }
    for name in ["a/b/x", "e/b/x", "closed/inner/x"] { try FileSystem.write("x", to: "\(folder)/\(name)") }
    try #require(mkdir(Array("\(folder)/".utf8CString.dropLast()) + [-1, 0], 0o700) == 0)
    chmod("\(folder)/closed/inner", 0)
    chmod("\(folder)/closed", 0)

    FileSystem.remove(folder)

    #expect(!FileSystem.isFolder(folder))
  }

  @Test func `what a link in a folder leads to stays`() throws {
    let folder = try newFolder()
    let other = try newFolder()
    defer { FileSystem.remove(other) }
    try FileSystem.write("mine", to: "\(other)/mine.txt")
    for place in [folder, "\(folder)/deep"] {
      try FileSystem.makeFolder(place)
      try FileManager.default.createSymbolicLink(
        atPath: "\(place)/link", withDestinationPath: other)
    }

    FileSystem.remove(folder)
    try FileManager.default.createSymbolicLink(atPath: folder, withDestinationPath: other)
    FileSystem.remove(folder)

    #expect(FileSystem.read("\(other)/mine.txt") != nil)
    #expect(!FileSystem.isFolder(folder))
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
    #expect(!FileSystem.isFolder(String(home.dropLast("/home".count))))
  }

  @Test func `of the temporary folders that old runs left, only those with a mark are removed`() throws {
    let temporary = NSTemporaryDirectory()
    let folders = ["mine", "ours"].map { "\(temporary)/waymark-run-\($0)-\(UUID().uuidString)" }
    let cache = try newFolder()
    defer { (folders + [cache]).forEach(FileSystem.remove) }
    for folder in folders { try FileSystem.makeFolder(folder) }
    try FileSystem.write("", to: folders[1] + TemporaryFolders.mark)
    for folder in folders {
      var times = [timeval](repeating: timeval(tv_sec: time(nil) - 3 * 86_400, tv_usec: 0), count: 2)
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
