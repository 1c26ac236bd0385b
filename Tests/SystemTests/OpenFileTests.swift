import Foundation
import Testing
import WaymarkSystem

@Suite struct OpenFileTests {
  @Test func `an open file reports that it was unlinked, and remains readable`() throws {
    let path = FileManager.default.temporaryDirectory.path + "/open-\(UUID())"
    try FileSystem.write("", to: path)
    let file = try OpenFile(path)
    try FileSystem.write("written later", to: path)
    #expect(!file.isUnlinked)

    try FileManager.default.removeItem(atPath: path)

    #expect(file.isUnlinked)
    #expect(try file.readText() == "written later")
  }

  @Test func `a file that doesn't exist can't be opened`() {
    let failure = #expect(throws: EnvironmentError.self) { try OpenFile("/no/such/file") }

    #expect(
      failure?.description == """
        the file '/no/such/file' can't be opened: No such file or directory
          check that no other program removes the tool's temporary files during a run
        """)
  }

  @Test func `the hint for a file that can't be opened fits the reason`() {
    let path = "/" + String(repeating: "a", count: 300)

    let failure = #expect(throws: EnvironmentError.self) { try OpenFile(path) }

    #expect(
      failure?.description
        == "the file '\(path)' can't be opened: File name too long\n  use a shorter path")
  }
}
