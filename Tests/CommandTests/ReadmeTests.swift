import Foundation
import Testing

@Suite struct ReadmeTests {
  @Test func `the first example gives the output that the README shows`() async throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("README.md")
    let readme = try String(contentsOf: file, encoding: .utf8)
    let parts = readme.components(separatedBy: "````markdown\n")
    let sample = try #require(parts.last?.components(separatedBy: "````").first)
    let shown = try #require(readme.components(separatedBy: "$ waymark test GoingBack\n").last)
    let project = try Project.shared.get()
    try project.write("Readme/GoingBack.md", sample)

    let run = try await project.waymark("test", "Readme/GoingBack.md", "--strict")

    #expect(parts.count == 2)
    #expect(run.status == 0, "\(run.error)")
    #expect(shown.hasPrefix(run.output + "```\n"), "\(run.output)")
  }
}
