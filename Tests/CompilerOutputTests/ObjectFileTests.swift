import Testing

@testable import WaymarkCompilerOutput

@Suite struct ObjectFileTests {
  @Test func `a file that isn't an object file requires no libraries`() {
    #expect(ObjectFile([]) == nil)
    #expect(ObjectFile(Array("!<arch>\n".utf8)) == nil)
    let damaged = ObjectFile([0x7f, 0x45, 0x4c, 0x46, 2, 1] + Array(repeating: 0xff, count: 90))
    #expect(damaged?.autolinkEntries == [])
    #expect(damaged?.definedNames == [])
  }
}
