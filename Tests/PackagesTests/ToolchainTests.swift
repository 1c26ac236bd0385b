import Testing

@testable import WaymarkPackages

@Suite struct ToolchainTests {
  @Test(arguments: [
    ("a  b", ["a", "b"]), ("'a b' c", ["a b", "c"]), (#"'it'\''s'"#, ["it's"]),
    (#""a\"b" "" c\ d"#, [#"a"b"#, "", "c d"]), ("", []),
  ])
  func `a line of shell has its words`(line: String, expected: [String]) {
    #expect(words(of: line) == expected)
  }

  @Test func `a target's name becomes an identifier`() {
    #expect(identifier("swift-thing.2") == "swift_thing_2")
    #expect(identifier("2d") == "_d")
  }
}
