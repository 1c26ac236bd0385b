import Testing

@testable import WaymarkProject

@Suite struct RepositoryPathTests {
  @Test func `paths inside a repository are relative to the nearest folder with '.git'`() throws {
    try inFolder { folder in
      try folder.write("repository/.git/HEAD", "")
      try folder.write("repository/package/Docs/a.md", "")
      let root = folder.path + "/repository"
      let paths = RepositoryPaths(working: root + "/package")

      #expect(paths.path(of: "Docs/a.md") == "package/Docs/a.md")
      #expect(paths.path(of: "../README.md") == "README.md")
      #expect(paths.path(of: root + "/package/./Docs/../b.md") == "package/b.md")
      #expect(paths.path(of: "../../outside.md") == "../../outside.md")
      #expect(paths.path(of: "/elsewhere/a.md") == "/elsewhere/a.md")
      #expect(RepositoryPaths(working: root).path(of: "Docs/a.md") == "Docs/a.md")
    }
  }
}
