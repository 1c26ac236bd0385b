import Foundation
import Testing

/// Checks the contents of the repository's root folder.
@Suite struct LayoutTests {
  @Test func `the root contains only the known folders and files`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: RepositoryFiles.root.path)
    // A build of the book creates the last two.
    let known: Set = [
      "Articles", "Package.swift", "README.md", "Sources", "Tests", "Tools", "waymark.yml",
      "Package.resolved", "_site",
    ]

    #expect(Set(names.filter { !$0.hasPrefix(".") }).subtracting(known) == [])
  }
}
