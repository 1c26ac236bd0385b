import Foundation
import Testing

@testable import WaymarkProject

@Suite struct RepositoryPathTests {
  @Test func `paths inside a repository are relative to the nearest folder with '.git'`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let root = folder.appending(path: "repository").path
    for path in [".git", "package/Docs"] {
      try FileManager.default.createDirectory(
        atPath: "\(root)/\(path)", withIntermediateDirectories: true)
    }
    let paths = RepositoryPaths(working: root + "/package")

    #expect(paths.path(of: "Docs/a.md") == "package/Docs/a.md")
    #expect(paths.path(of: "../README.md") == "README.md")
    #expect(paths.path(of: root + "/package/./Docs/../b.md") == "package/b.md")
    #expect(paths.path(of: "../../outside.md") == "../../outside.md")
    #expect(paths.path(of: "/elsewhere/a.md") == "/elsewhere/a.md")
    #expect(RepositoryPaths(working: root).path(of: "Docs/a.md") == "Docs/a.md")
  }
}
