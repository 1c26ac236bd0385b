import Foundation
import Testing
import WaymarkLanguageServer

extension LanguageServerTests {
  @Test func `a folder that can't be opened is reported`() async throws {
    let client = try await LanguageClient(in: project, initializing: false)

    _ = try await client.call("initialize", ["rootUri": "file:///proc/waymark"])
    let shown = await client.message { $0["method"] == "window/showMessage" }

    #expect(shown["params"]["message"] == "the folder '/proc/waymark' can't be opened")
  }

  @Test func `a package that doesn't build is reported`() async throws {
    try project.write("Unbuildable/Package.swift", "let package = 1\n")
    let client = try await LanguageClient(in: project, initializing: false)

    _ = try await client.call("initialize", ["rootUri": .string(uri("Unbuildable"))])
    let shown = await client.message { $0["method"] == "window/showMessage" }

    #expect(shown["params"]["type"] == 1)
    // The rest of the message comes from SwiftPM.
    let message = shown["params"]["message"].string ?? ""
    #expect(
      message.hasPrefix(
        "waymark: '\(project.folder)/Unbuildable' can't be read as a package:\nerror: "),
      "\(message)")
  }

  @Test func `mistakes in the settings are reported`() async throws {
    try project.write("Configured/waymark.yml", "colour: red\n")
    let client = try await LanguageClient(in: project)

    try open("Configured/Hut.md", "# Hut\n", in: client)
    let shown = await client.message { $0["method"] == "window/showMessage" }

    #expect(
      shown["params"]["message"].string?.hasPrefix(
        "Configured/waymark.yml:1:1: error: there is no setting 'colour'") == true)
  }

  @Test func `a proof can be cancelled, and the server exits with its client`() async throws {
    let client = try await LanguageClient(in: project)
    let file = "Editing/Endless.md"
    try open(file, "```swift, example=endless\nwhile true {}\n```\n", in: client)
    try project.write("Editing/waymark.yml", "time-limit: 600\n")
    defer { try? FileManager.default.removeItem(atPath: "\(project.folder)/Editing/waymark.yml") }

    let id = try client.request(
      "workspace/executeCommand",
      ["command": "waymark.prove", "arguments": [.string(uri(file)), "endless"]])
    try client.notify("$/cancelRequest", ["id": id])
    let cancelled = await client.response(to: id)
    let alive = try await client.call("textDocument/hover", place(file, 0, 0))
    _ = try client.request(
      "workspace/executeCommand",
      ["command": "waymark.prove", "arguments": [.string(uri(file)), "endless"]])
    try client.closeInput()

    #expect(cancelled["error"] == ["code": -32_800, "message": "the request was cancelled"])
    #expect(alive["error"] == .null)
    #expect(try await client.exitCode() == 1)
  }

  @Test func `the latest text of a huge document is checked`() async throws {
    let client = try await LanguageClient(in: project)
    let file = "Editing/Huge.md"
    let start = String(repeating: "A line of prose.\n\n", count: 30_000)
    try open(file, start, in: client)
    for version in 2...40 {
      try client.notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": .string(uri(file)), "version": .integer(version)],
          "contentChanges": [
            [
              "range": [
                "start": ["line": 60_000, "character": 0],
                "end": ["line": 60_002, "character": 0],
              ],
              "text": .string("```swift, version\(version)\n```\n"),
            ],
          ],
        ])
    }

    let found = await client.diagnostics(uri(file)) { diagnostics in
      messages(diagnostics).contains { $0.hasPrefix("there is no option 'version40'") }
    }

    #expect(found.first?["range"]["start"]["line"] == 60_000)
  }
}
