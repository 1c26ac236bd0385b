import Testing
import WaymarkTestFolders

@testable import WaymarkOutputFolders

@Suite struct OutputPlanTests {
  // In the order of the new files, `articles.css` precedes `articles/A.html`.
  @Test func `conflicts are sorted by path, and each is listed once`() throws {
    try inFolder { folder in
      try folder.write("articles", "mine")
      try folder.write("articles.css", "mine")

      let plan = try OutputPlan(
        for: ["articles.css": [], "articles/A.html": [], "articles/B.html": []], in: folder.path,
        known: [:])

      #expect(plan.conflicts == ["articles", "articles.css"])
    }
  }
}
