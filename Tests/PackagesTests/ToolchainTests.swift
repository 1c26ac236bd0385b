import Testing

@testable import WaymarkPackages

@Suite struct ToolchainTests {
  @Test(arguments: [
    ("a  b", ["a", "b"]), ("'a b' c", ["a b", "c"]), (#"'it'\''s'"#, ["it's"]),
    (#""a\"b" "" c\ d"#, [#"a"b"#, "", "c d"]), ("", []),
  ])
  func `a shell command is split into words`(line: String, expected: [String]) {
    #expect(words(of: line) == expected)
  }

  @Test func `Foundation finds the home folder in the environment`() {
    let variables = FixedEnvironment.variables(home: "/work/home", temporary: "/work/tmp")

    #expect(variables["HOME"] == "/work/home")
    #expect(variables["CFFIXED_USER_HOME"] == "/work/home")
  }

  @Test func `a target's name is converted to an identifier`() {
    #expect(identifier("swift-thing.2") == "swift_thing_2")
    #expect(identifier("2d") == "_d")
  }
}
