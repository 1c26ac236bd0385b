import Foundation
import Testing
import WaymarkModel
import WaymarkSamples

/// Examples that try in different ways to pass although an expectation fails or is missing.
@Suite(.serialized) struct ForgingTests {
  /// Each folder in `Tests/Fixtures/Forging` holds an article with one attempt and, in `expected`,
  /// its verdict. `WAYMARK_RECORD=1` records it.
  @Test func `no example can forge an expectation that holds`() async throws {
    let project = try Project.shared.get()
    let names = try FixtureFolder.names(in: "Forging")
    for name in names {
      let article = try FixtureFolder("Forging/\(name)").bytes(of: "article.md")
      try project.write("Forging/\(name).md", article)
    }

    let run = try await project.waymark("test", "Forging", "--report", "forging.json")

    let report = try JSONDecoder().decode(
      Report.self, from: Data(project.text("forging.json").utf8))
    let snippets = Dictionary(grouping: report.snippets) { $0.article.split(separator: "/").last }
    for name in names {
      let verdicts = Set((snippets["\(name).md"] ?? []).map(\.verdict))
      let found = ["verdict.txt": verdicts.map { "\($0.rawValue)\n" }.sorted().joined()]
      let expected = try FixtureFolder("Forging/\(name)/expected").files(orRecording: found)
      #expect(found == expected, "\(name): \(run.error)")
      #expect(!verdicts.isEmpty && !verdicts.contains(.passed), "\(name)")
    }
  }
}
