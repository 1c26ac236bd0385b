import Testing

@testable import WaymarkProject

@Suite struct FileChangeTests {
  @Test func `a file that changes after it was read is left as it is`() throws {
    try inFolder { folder in
      try folder.write("Busy.md", "old\n")
      let change = FileChange(file: "\(folder.path)/Busy.md", old: "old\n", new: "new\n")
      #expect(change.refusal == nil)

      try folder.write("Busy.md", "changed\n")
      #expect(
        change.refusal?.message
          == "this file has changed since it was read, so it's left as it is")

      try File.write([0xFF], to: "\(folder.path)/Busy.md")
      #expect(change.refusal?.message == "this file is not UTF-8, so it's left as it is")
    }
  }

  @Test func `only a file can be changed`() {
    let pipe = FileChange(file: "/dev/null", old: "", new: "new")
    #expect(pipe.refusal?.message == "only a file can be changed")
  }
}
