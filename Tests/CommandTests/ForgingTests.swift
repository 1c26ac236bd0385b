import Foundation
import Testing
import WaymarkModel

/// Examples that try in different ways to pass although a check fails or is missing.
@Suite(.serialized) struct ForgingTests {
  private static let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Forging")

  @Test func `no example can forge a passed check`() async throws {
    let project = try Project.shared.get()
    for file in try FileManager.default.contentsOfDirectory(atPath: Self.fixture.path) {
      try project.write("Forging/\(file)", Array(Data(contentsOf: Self.fixture.appending(path: file))))
    }
    let expected = try project.text("Forging/expected.txt").split(separator: "\n").map(String.init)

    let run = try await project.waymark("test", "Forging", "--report", "forging.json")

    let report = try JSONDecoder().decode(Report.self, from: Data(project.text("forging.json").utf8))
    let found = report.snippets.map { snippet in
      let article = snippet.article.split(separator: "/").last?.split(separator: ".").first ?? ""
      return "\(article) \(snippet.example): \(snippet.verdict.rawValue)"
    }
    #expect(Set(found).sorted() == expected.sorted(), "\(run.error)")
    #expect(!found.contains { $0.hasSuffix(": passed") })
  }
}
