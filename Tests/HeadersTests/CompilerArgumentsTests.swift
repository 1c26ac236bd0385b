import Testing
import WaymarkHeaders
import WaymarkTestFolders

@Suite struct CompilerArgumentsTests {
  @Test(arguments: [
    ("a  b", ["a", "b"]), ("'a b' c", ["a b", "c"]), (#"'it'\''s'"#, ["it's"]),
    (#""a\"b" "" c\ d"#, [#"a"b"#, "", "c d"]), ("", []),
  ])
  func `a shell command is split into words`(line: String, expected: [String]) {
    #expect(words(of: line) == expected)
  }

  @Test
  func `response files are expanded, and each file that an argument names is listed`() throws {
    try inFolder { folder in
      try folder.write("flags", "-DONE\t@more\n'-I' \"a b\"\r\n-c=data.txt")
      try folder.write("more", "@flags -DTWO")
      try folder.write("data.txt", "")
      try folder.makeFolder("search")

      let arguments = CompilerArguments(
        ["-DZERO", "@flags", "@none", "search", "-v", "--file=\(folder.path)/data.txt"],
        in: folder.path)

      let more = ["-DONE", "@more", "@flags", "-DTWO", "-I", "a b", "-c=data.txt"]
      #expect(
        arguments.words
          == ["-DZERO", "@flags"] + more
          + ["@none", "search", "-v", "--file=\(folder.path)/data.txt"])
      #expect(
        arguments.files == Set(["flags", "more", "data.txt"].map { "\(folder.path)/\($0)" }))
    }
  }

  @Test func `pkg-config files are found in the folders of a search path`() throws {
    try inFolder { folder in
      for name in ["b/two.pc", "b/one.pc", "b/c/no.pc", "a/three.pc", "a/no.txt"] {
        try folder.write(name, "")
      }
      let path = ["b", "none", "", "a"].map { $0.isEmpty ? "" : "\(folder.path)/\($0)" }

      let found = packageConfigurations(in: path.joined(separator: ":"))

      #expect(found == ["b/one.pc", "b/two.pc", "a/three.pc"].map { "\(folder.path)/\($0)" })
    }
  }
}
