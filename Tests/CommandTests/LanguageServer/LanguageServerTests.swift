import Foundation
import Testing
import WaymarkLanguageServer
import WaymarkModel

/// `waymark lsp` from end to end, driven by a scripted client.
@Suite(.serialized) struct LanguageServerTests {
  let project: Project

  init() throws { project = try Project.shared.get() }

  func uri(_ file: String) -> String {
    URL(fileURLWithPath: "\(project.folder)/\(file)").absoluteString
  }

  /// Writes an article and opens it.
  func open(_ file: String, _ text: String, in client: LanguageClient) throws {
    try project.write(file, text)
    try client.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(uri(file)), "languageId": "markdown", "version": 1, "text": .string(text),
        ]
      ])
  }

  func place(_ file: String, _ line: Int, _ character: Int) -> JSON {
    [
      "textDocument": ["uri": .string(uri(file))],
      "position": ["line": .integer(line), "character": .integer(character)],
    ]
  }

  func messages(_ diagnostics: [JSON]) -> [String] {
    diagnostics.compactMap { $0["message"].string }
  }

  private func labels(_ completion: JSON) -> [String] {
    completion["result"]["items"].elements.compactMap { $0["label"].string }
  }

  @Test func `mistakes are reported as the author types`() async throws {
    let client = try await LanguageClient(in: project)
    let file = "Editing/Typing.md"
    try open(file, "# é🏔️\n\n```swift, exmaple=a\nlet a = 1\n```\n", in: client)

    let first = await client.diagnostics(uri(file)) { !$0.isEmpty }
    let actions = try await client.call(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(uri(file))], "context": ["diagnostics": []],
        "range": ["start": ["line": 2, "character": 0], "end": ["line": 2, "character": 0]],
      ])
    try client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri(file)), "version": 2],
        "contentChanges": [
          [
            "range": ["start": ["line": 2, "character": 10], "end": ["line": 2, "character": 17]],
            "text": "example",
          ]
        ],
      ])
    let second = await client.diagnostics(uri(file)) { $0.isEmpty }

    #expect(messages(first) == ["there is no option 'exmaple'\ndid you mean 'example='?"])
    #expect(first.first?["range"]["start"] == ["line": 2, "character": 10])
    #expect(first.first?["range"]["end"] == ["line": 2, "character": 17])
    let action = try #require(actions["result"].elements.first)
    #expect(action["title"] == "Change 'exmaple' to 'example'")
    #expect(
      action["edit"]["changes"][uri(file)] == [
        [
          "newText": "example",
          "range": ["start": ["line": 2, "character": 10], "end": ["line": 2, "character": 17]],
        ]
      ])
    #expect(second.isEmpty)
    #expect(client.process.isRunning)
  }

  @Test func `names of symbols are checked as soon as the package is built`() async throws {
    let client = try await LanguageClient(in: project)
    let file = "Editing/Symbols.md"
    try open(file, "# Symbols\n\nSee ``Hike`` and ``Hikee``.\n", in: client)

    let found = await client.diagnostics(uri(file)) { !$0.isEmpty }

    #expect(messages(found) == ["the library has no public symbol 'Hikee'\ndid you mean 'Hike'?"])
    #expect(found.first?["range"]["start"] == ["line": 2, "character": 17])
  }

  @Test func `an article outside the package is checked`() async throws {
    let client = try await LanguageClient(in: project)
    // The article isn't saved yet, and its folder doesn't exist.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let file = folder.appendingPathComponent("é note.md").absoluteString
    try client.notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": .string(file), "version": 1, "text": "```swift, exmaple=a\n```\n"]])

    let found = await client.diagnostics(file) { !$0.isEmpty }

    #expect(messages(found) == ["there is no option 'exmaple'\ndid you mean 'example='?"])
  }

  @Test func `options, names, slots, and links can be completed and looked up`() async throws {
    let client = try await LanguageClient(in: project)
    try project.write("Editing/Other.md", "# Other\n\n```swift, example=trip\nlet a = 1\n```\n")
    let file = "Editing/Names.md"
    let text = """
      <!--
      ```swift, example=base
      // slot: body
      ```
      -->

      ```swift, example=base, slot=body
      ```

      ```swift, uses=Other#trip, \("")
      ```

      See ``Hi and <doc:O

      """
    try open(file, text, in: client)

    let options = try await client.call("textDocument/completion", place(file, 9, 27))
    let names = try await client.call("textDocument/completion", place(file, 9, 15))
    let slots = try await client.call("textDocument/completion", place(file, 6, 29))
    let articles = try await client.call("textDocument/completion", place(file, 12, 19))
    let slot = try await client.call("textDocument/definition", place(file, 6, 31))
    let used = try await client.call("textDocument/definition", place(file, 9, 18))

    #expect(labels(options).contains("example") && labels(options).contains("untested"))
    #expect(labels(names).contains("base") && labels(names).contains("Other#trip"))
    #expect(labels(slots) == ["body"])
    #expect(labels(articles).contains("Other"))
    #expect(slot["result"]["uri"] == .string(uri(file)))
    #expect(slot["result"]["range"]["start"] == ["line": 2, "character": 0])
    #expect(used["result"]["uri"] == .string(uri("Editing/Other.md")))
    #expect(used["result"]["range"]["start"] == ["line": 2, "character": 0])
  }

  @Test func `responses about Swift in a fence have positions in the article`() async throws {
    let client = try await LanguageClient(in: project)
    let file = "Editing/Swift.md"
    let text = """
      > ```swift
      > let é = "🏔️"; let hike = Hike(name: é)
      > print(hike.name)
      > ```

      """
    try open(file, text, in: client)
    // The package is built first; until then, examples don't import it.
    var hover = JSON.null
    while client.process.isRunning, !client.hasShownMessages,
      !(hover["result"]["contents"]["value"].string ?? "").contains("Hike")
    {
      hover = try await client.call("textDocument/hover", place(file, 1, 22))
    }
    let completion = try await client.call("textDocument/completion", place(file, 2, 13))
    let definition = try await client.call("textDocument/definition", place(file, 2, 9))

    #expect(hover["result"]["range"]["start"] == ["line": 1, "character": 21])
    let name = completion["result"]["items"].elements.first { $0["label"] == "name" } ?? .null
    #expect(name["textEdit"]["range"]["start"] == ["line": 2, "character": 13])
    #expect(
      definition["result"].elements.first?["range"]["start"] == ["line": 1, "character": 21])
    #expect(definition["result"].elements.first?["uri"] == .string(uri(file)))
  }

  @Test func `malformed messages get error responses, and the server keeps running`() async throws {
    let client = try await LanguageClient(in: project, initializing: false)

    let early = try await client.call("textDocument/hover", [:])
    try client.send(raw: "Content-Length: 5\r\n\r\n{oops")
    let garbled = await client.message { $0["id"] == .null && $0["error"] != .null }
    try client.send(raw: "Nonsense: 5\r\n\r\n")
    let headless = await client.message { $0["id"] == .null && $0["error"] != .null }
    _ = try await client.call("initialize", [:])
    try client.notify("$/unknown", [:])
    try client.notify("workspace/unknown", [:])
    try client.notify("textDocument/didChange", ["textDocument": 5])
    try client.notify("textDocument/didOpen", [:])
    let unknown = try await client.call("textDocument/unknown", [:])
    try open("Editing/None.md", "# A\n", in: client)
    let misplaced = try await client.call("textDocument/hover", place("Editing/None.md", -1, 0))
    try client.notify(
      "textDocument/didClose", ["textDocument": ["uri": .string(uri("Editing/None.md"))]])
    let unopened = try await client.call("textDocument/hover", place("Editing/None.md", 0, 0))
    let shapeless = try await client.call("workspace/executeCommand", [])
    try client.send(["jsonrpc": "2.0", "id": 900])
    let shutdown = try await client.call("shutdown", .null)
    let late = try await client.call("textDocument/hover", [:])
    try client.notify("exit", .null)

    let invalid = "the parameters are invalid, or the document isn't open"
    #expect(
      early["error"] == ["code": -32_002, "message": "the first request must be 'initialize'"])
    #expect(garbled["error"] == ["code": -32_700, "message": "the message isn't valid JSON"])
    #expect(
      headless["error"]
        == ["code": -32_700, "message": "the message's header has no valid 'Content-Length'"])
    #expect(
      unknown["error"]
        == ["code": -32_601, "message": "there is no method 'textDocument/unknown'"])
    for response in [misplaced, unopened, shapeless] {
      #expect(response["error"] == ["code": -32_602, "message": .string(invalid)])
    }
    #expect(
      await client.response(to: 900)["error"]
        == ["code": -32_600, "message": "the message isn't a valid request"])
    #expect(shutdown["result"] == .null && shutdown["error"] == .null)
    #expect(late["error"] == ["code": -32_600, "message": "the server has shut down"])
    #expect(try await client.exitCode() == 0)
    #expect(client.noise == "")
  }
}
