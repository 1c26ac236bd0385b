import Testing
import WaymarkModel

@Suite struct PathTests {
  @Test(arguments: [
    ("Articles/Basics.md", "Articles", "Basics.md"), ("Basics.md", "", "Basics.md"),
    ("/Basics.md", "/", "Basics.md"), ("/", "/", ""), ("a//b", "a/", "b"), ("a/", "a", ""),
    ("", "", ""),
  ])
  func `a path has a folder and a name`(path: String, folder: String, name: String) {
    #expect(path.folderPart == folder)
    #expect(path.namePart == name)
  }

  @Test(arguments: [
    ("a/b/c", ["a/b", "a"]), ("/a/b/c", ["/a/b", "/a"]), ("a", []), ("/a", []), ("/", []), ("", []),
  ])
  func `the folders along a path exclude the root folder`(path: String, folders: [String]) {
    #expect(path.enclosingFolders == folders)
  }

  @Test(arguments: [("a/B.MD", "md"), ("a.b/c", ""), (".md", ""), ("a.", ""), ("a.tar.gz", "gz")])
  func `a file extension is the text after the last dot, in lowercase`(path: String, text: String) {
    #expect(path.fileExtension == text)
  }

  @Test(arguments: [
    ("/a", "/a", true), ("/a/b/c", "/a", true), ("/ab", "/a", false), ("/a", "/a/b", false),
    ("/a", "/", true), ("/", "/a", false),
  ])
  func `a folder contains itself and everything below it`(
    path: String, folder: String, isContained: Bool
  ) {
    #expect(path.isContained(in: folder) == isContained)
  }

  @Test func `all backticks in a text are removed`() {
    #expect("`a` b`".withoutBackticks == "a b")
    #expect("a".withoutBackticks == "a")
  }
}
