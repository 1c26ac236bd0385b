import Foundation
import Testing

/// The text that a whole run writes to its streams.
@Suite(.serialized) struct HostileOutputTests {
  private let hostile = "\u{1B}[2J\r\n::add-path::/tmp\n##vso[task.x]y\u{202E}"

  @Test(arguments: [[:], ["GITHUB_ACTIONS": "true"], ["TF_BUILD": "True"]])
  func `no text in an article can control a terminal or a CI host`(
    _ host: [String: String]
  ) async throws {
    let project = try Project.shared.get()
    let file = "Hostile/\u{1B}[1m\n::notice::a.md"
    try project.write(
      file,
      "```swift\nIssue.record(\"\\u{1B}[2J\\r\\n::add-path::/tmp\\n##vso[task.x]y\\u{202E}\")\n```\n"
    )

    let run = try await project.waymark(
      ["test", "Hostile", "--report", "hostile.json"], environment: host)

    #expect(run.status == 1)
    for line in (run.output + run.error).split(separator: "\n") {
      #expect(
        !line.unicodeScalars.contains {
          $0.properties.isBidiControl || $0.value == 0x1B || $0 == "\r"
        })
      let isCommand = line.drop { $0 == " " }.hasPrefix("::") || line.contains("##vso[")
      let isOwn =
        line.hasPrefix("::error file=Hostile/") || line.hasPrefix("##vso[task.logissue type=error;")
      #expect(!isCommand || isOwn && !host.isEmpty, "\(line)")
    }
    #expect(try reportedMessages().contains { $0.contains(hostile) })
  }

  private func reportedMessages() throws -> [String] {
    let bytes = try Data(
      contentsOf: URL(fileURLWithPath: Project.shared.get().folder + "/hostile.json"))
    let json = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    let problems = try #require(json["diagnostics"] as? [[String: Any]])
    return problems.compactMap { $0["message"] as? String }
  }
}
