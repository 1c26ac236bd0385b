import Foundation
import Testing
import WaymarkModel
import WaymarkSamples

/// Examples that try in different ways to pass although a check fails or is missing.
@Suite(.serialized) struct ForgingTests {
  /// `Tests/Fixtures/Forging` holds the articles and, in `expected`, the verdicts of their examples.
  /// `WAYMARK_RECORD=1` records them.
  @Test func `no example can forge a passed check`() async throws {
    let project = try Project.shared.get()
    let fixture = FixtureFolder("Forging")
    for file in try FixtureFolder.names(in: "Forging") where file.hasSuffix(".md") {
      try project.write("Forging/\(file)", try fixture.bytes(of: file))
    }

    let run = try await project.waymark("test", "Forging", "--report", "forging.json")

    let report = try JSONDecoder().decode(Report.self, from: Data(project.text("forging.json").utf8))
    let verdicts = Set(
      report.snippets.map { snippet in
        let article = snippet.article.split(separator: "/").last?.split(separator: ".").first ?? ""
        return "\(article) \(snippet.example): \(snippet.verdict.rawValue)"
      })
    let found = ["verdicts.txt": verdicts.sorted().map { "\($0)\n" }.joined()]
    #expect(
      try FixtureFolder("Forging/expected").files(orRecording: found) == found, "\(run.error)")
    #expect(!verdicts.contains { $0.hasSuffix(": passed") })
  }
}
