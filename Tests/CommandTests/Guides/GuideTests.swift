import Foundation
import Testing

/// `WritingAnArticle` and `ArticleReference` show Markdown as an author writes it. Their statements
/// about this Markdown must also be true.
@Suite(.serialized) struct GuideTests {
  private let project: Project
  private let guide: String
  private let reference: String

  init() throws {
    project = try Project.shared.get()
    let articles = URL(filePath: #filePath).appending(path: "../../../../Articles").standardized
    guide = try String(
      contentsOf: articles.appendingPathComponent("WritingAnArticle.md"), encoding: .utf8)
    reference = try String(
      contentsOf: articles.appendingPathComponent("ArticleReference.md"), encoding: .utf8)
  }

  @Test func `each sample in the guides is proved or reported as the guides describe`() async throws
  {
    // Outside samples, neither guide contains four backticks.
    let parts = (guide + reference).components(separatedBy: "````")
    let prose = stride(from: 0, to: parts.count, by: 2).map { parts[$0] }
    var counts = (proved: 0, reported: 0, fixed: 0, run: 0)
    for index in stride(from: 1, to: parts.count, by: 2) {
      #expect(parts[index].hasPrefix("markdown\n"))
      let sample = String(parts[index].dropFirst("markdown\n".count))
      if prose.contains(where: { $0.contains(sample) }) {
        counts.proved += 1
        continue
      }
      try project.write("Guide/Sample.md", sample)
      if let said = message(after: parts[index + 1]) {
        counts.reported += 1
        let run = try await project.waymark("check", "Sample.md", in: "\(project.folder)/Guide")
        #expect(run.status == 1)
        #expect(run.error == said)
      } else if let diff = difference(after: parts[index + 1]) {
        counts.fixed += 1
        let run = try await project.waymark("fix", "Guide/Sample.md", "--quiet")
        #expect(run.output == diff.replacing("Articles/Nights.md", with: "Guide/Sample.md"))
        #expect(run.status == 0, "\(run.error)")
      } else {
        counts.run += 1
        let run = try await project.waymark("test", "Guide/Sample.md", "--strict")
        #expect(run.status == 0, "\(run.error)")
      }
    }
    #expect(counts.proved >= 13 && counts.reported >= 5 && counts.fixed >= 1 && counts.run >= 1)
  }

  @Test func `the table of options lists every option`() async throws {
    try project.write("Guide/Unknown.md", "```swift, quxx\n```\n")
    let run = try await project.waymark("check", "Guide/Unknown.md")

    let hint = try #require(run.error.components(separatedBy: "the options are ").last)
    let options = hint.split(separator: ",").map { $0.filter { $0.isLetter || $0 == "=" } }
    #expect(options.contains("example="))
    for option in options { #expect(reference.contains("| `\(option)"), "\(option)") }
  }

  /// Returns the `diff` block that follows a sample.
  private func difference(after text: String) -> String? {
    let start = "\n\nThe command prints:\n\n```diff\n"
    guard text.hasPrefix(start) else { return nil }
    return text.dropFirst(start.count).components(separatedBy: "```\n")[0]
  }

  /// Returns the `text` block that directly follows a sample.
  private func message(after text: String) -> String? {
    let start = "\n\n```text\n"
    guard text.hasPrefix(start) else { return nil }
    return text.dropFirst(start.count).components(separatedBy: "```\n")[0]
  }
}
