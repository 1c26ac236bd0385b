import Foundation
import Testing
import WaymarkLanguageServer
import WaymarkModel

/// Messages that `waymark lsp` shows in the editor.
@Suite(.serialized) struct LanguageServerWarningTests {
  private static let made = Task {
    let project = try Project("warnings")
    try await project.addHarness()
    return project
  }
  private let project: Project

  init() async throws { project = try await Self.made.value }

  /// Requests the hover text of a snippet twice, and returns the parameters of the messages that
  /// the server shows.
  private func shownMessages() async throws -> [JSON] {
    let text = "```swift\nlet count = 1\n```\n"
    try project.write("A.md", text)
    let client = try await LanguageClient(in: project)
    let uri = JSON.string(URL(fileURLWithPath: "\(project.folder)/A.md").absoluteString)
    try client.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": uri, "languageId": "markdown", "version": 1, "text": .string(text),
        ]
      ])
    for _ in 0..<2 {
      _ = try await client.call(
        "textDocument/hover",
        ["textDocument": ["uri": uri], "position": ["line": 1, "character": 4]])
    }
    return client.messages.filter { $0["method"] == "window/showMessage" }.map { $0["params"] }
  }

  @Test func `files for SourceKit-LSP that can't be written are reported once`() async throws {
    let folder = "\(project.folder)/.build/waymark/language-server"
    try project.write(".build/waymark/language-server", "a file in place of the folder")
    defer { try? FileManager.default.removeItem(atPath: folder) }

    #expect(
      try await shownMessages() == [
        [
          "type": 1,
          "message": .string(
            """
            waymark: the files for SourceKit-LSP can't be written to '\(folder)': Not a directory
              make the folder writable, or free disk space; until then, hover, completion, and definitions aren't available for the Swift code of snippets
            """),
        ]
      ])
  }

  @Test func `mistakes in the settings of the articles are reported once`() async throws {
    try project.write("Articles/waymark.yml", "colour: red\n")

    let shown = try await shownMessages()

    #expect(shown.count == 1)
    #expect(
      shown.first?["message"].string?.hasPrefix(
        "Articles/waymark.yml:1:1: error: there is no setting 'colour'") == true)
  }
}
