import Foundation
import Testing
import WaymarkTestFolders

@testable import WaymarkProject

@Suite struct FileChangeTests {
  @Test func `a file that was edited after it was read is left unchanged`() throws {
    try inFolder { folder in
      try folder.write("Busy.md", "old\n")
      let change = FileChange(file: "\(folder.path)/Busy.md", old: "old\n", new: "new\n")
      #expect(change.refusal == nil)

      try folder.write("Busy.md", "changed\n")
      #expect(
        change.refusal?.description == """
          \(change.file):1:1: error: this file was edited after it was read, so it wasn't changed
            run the command again
          """)

      try File.write([0xFF], to: "\(folder.path)/Busy.md")
      #expect(
        change.refusal?.description == """
          \(change.file):1:1: error: this file isn't UTF-8, so it can't be changed
            save it as UTF-8
          """)
    }
  }

  @Test func `a read-only file is left unchanged`() throws {
    try inFolder { folder in
      try folder.write("Kept.md", "old\n")
      let change = FileChange(file: "\(folder.path)/Kept.md", old: "old\n", new: "new\n")
      try #require(chmod(change.file, 0o444) == 0)

      #expect(
        change.refusal?.description == """
          \(change.file):1:1: error: this file is read-only, so it wasn't changed
            make it writable, and run the command again
          """)
    }
  }

  @Test func `only a regular file can be changed`() {
    let pipe = FileChange(file: "/dev/null", old: "", new: "new")
    #expect(
      pipe.refusal?.description == """
        /dev/null:1:1: error: this isn't a regular file, so it can't be changed
          save the article to a file first
        """)
  }

  // Not even the superuser, who can read files despite their permissions, can read address 0.
  @Test(arguments: [
    ("/proc/waymark/Deleted.md", "No such file or directory"),
    ("/proc/self/mem", "Input/output error"),
  ])
  func `a file that was deleted or can't be read is left unchanged`(file: String, reason: String) {
    #expect(
      FileChange(file: file, old: "", new: "new").refusal?.description == """
        \(file):1:1: error: this file can't be read, so it wasn't changed: \(reason)
          make sure that it exists and is readable, and run the command again
        """)
  }

  @Test func `a change that can't be written is an environment error`() {
    let change = FileChange(file: "/proc/waymark/Lost.md", old: "", new: "new")

    let failure = #expect(throws: Failure.self) { try [change].write() }

    #expect(
      failure?.description
        == "waymark: '/proc/waymark/Lost.md' couldn't be written: No such file or directory\n"
        + "  check the path, and make sure that its folder exists")
    #expect(failure?.status == .environmentFailed)
  }
}
