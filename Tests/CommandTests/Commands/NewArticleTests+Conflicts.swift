import Foundation
import Testing

/// Articles that the tool doesn't create, because files of the user or of other runs are in the
/// way.
extension NewArticleTests {
  @Test(arguments: [("huts.md", "Huts"), ("Cafe\u{301}.md", "Caf\u{E9}")])
  func `a new article's name must differ from others in more than case and Unicode composition`(
    existing: String, title: String
  ) async throws {
    let folder = try makePackage("Twins")
    try project.write("Twins/Articles/\(existing)", "# Mine\n")

    let made = try await project.waymark("new", title, in: folder)

    #expect(made.status == 2)
    #expect(
      made.error == """
        waymark: 'Articles/\(existing)' already exists
          choose another title, or edit that file

        """)
  }

  @Test func `articles that are created at the same time are all added to the front page`()
    async throws
  {
    let folder = try makePackage("Busy")
    try project.write("Busy/Articles/Articles.md", "# Title\n")
    let titles = ["Huts", "Lakes", "Passes", "Peaks", "Huts"]

    let statuses = try await withThrowingTaskGroup(of: Int32.self) { group in
      for title in titles {
        group.addTask { try await project.waymark("new", title, in: folder).status }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(statuses.sorted() == [0, 0, 0, 0, 2])
    let front = try project.text("Busy/Articles/Articles.md")
    for title in Set(titles) {
      #expect(front.components(separatedBy: "<doc:\(title)>").count == 2)
      #expect(project.exists("Busy/Articles/\(title).md"))
    }
  }

  @Test func `a read-only front page isn't changed`() async throws {
    let folder = try makePackage("Kept")
    try project.write("Kept/Articles/Articles.md", "# Title\n")
    try #require(chmod("\(folder)/Articles/Articles.md", 0o444) == 0)

    let made = try await project.waymark("new", "Huts", in: folder)

    #expect(made.status == 2)
    #expect(
      made.error == """
        waymark: 'Articles/Articles.md' is read-only, so the article couldn't be added to it
          make it writable, and run the command again

        """)
    #expect(!project.exists("Kept/Articles/Huts.md"))
  }
}
