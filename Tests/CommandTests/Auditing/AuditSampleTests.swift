import Foundation
import Testing

/// The documents that `AuditingDocumentation` shows.
@Suite struct AuditSampleTests {
  private let project: Project
  private let guide: String

  init() throws {
    project = try Project.shared.get()
    let file = URL(filePath: #filePath).appending(path: "../../../..").standardized
      .appendingPathComponent("Articles/AuditingDocumentation.md")
    guide = try String(contentsOf: file, encoding: .utf8)
  }

  @Test func `the sample in the guide is reported as the guide describes`() async throws {
    let sample = guide.split(separator: "````markdown\n")[1].split(separator: "````\n")[0]
    let report = guide.split(separator: "```text\n")[1].split(separator: "```\n")[0]
    try project.write("Hikes.md", String(sample))

    let run = try await project.waymark("audit", "Hikes.md")

    #expect(run.output == report)
    #expect(
      run.messages
        == """
        Hikes.md:18:1: error: the document states '26', but the result is '25.0'
          write the result, or correct the code

        """)
  }

  @Test func `the guide shows an example of each audit class`() async throws {
    let table = guide.components(separatedBy: "| class | meaning |\n|---|---|\n")[1]
      .components(separatedBy: "\n\n")[0]
    let classes = table.split(separator: "\n").map { row in
      String(row.dropFirst(2).prefix { $0 != "|" }.dropLast())
    }
    let samples = guide.matches(
      of: /\n\*\*(?<name>[a-z ]+)\*\*: [^\n]+\n\n````markdown\n(?<text>```swift[^`]+```\n)````\n/)
    #expect(samples.map { String($0.name) } == classes)
    for (index, sample) in samples.enumerated() {
      try project.write("Classes/\(index).md", String(sample.text))
    }

    let run = try await project.waymark("audit", "Classes")

    for (index, name) in classes.enumerated() {
      #expect(run.output.contains("Classes/\(index).md:1: \(name)"), "\(name)")
    }
  }
}
