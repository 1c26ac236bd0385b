import Testing
import WaymarkLanguageServer
import WaymarkModel

/// The results of the examples in a document that was saved.
extension LanguageServerTests {
  /// Opens a document with an example that passes and one that doesn't, and saves it.
  private func openSaved(_ file: String, in client: LanguageClient) async throws -> [JSON] {
    try open(file, Self.outdated, in: client)
    try client.notify("textDocument/didSave", ["textDocument": ["uri": .string(uri(file))]])
    return await client.diagnostics(uri(file)) { !$0.isEmpty }
  }

  private static let outdated = """
    # Saved

    ```swift, example=good
    #expect(Hike(name: "Lake").name == "Lake")
    ```

    ```swift, example=outdated
    print("é🏔️")
    // Prints "hut"
    ```

    """

  @Test func `saving a document updates its verdicts`() async throws {
    let client = try await LanguageClient(in: project)
    let file = "Editing/Saved.md"
    try open(file, Self.outdated, in: client)
    let before = try await client.call("textDocument/hover", place(file, 2, 5))
    try client.notify("textDocument/didSave", ["textDocument": ["uri": .string(uri(file))]])

    let found = await client.diagnostics(uri(file)) { !$0.isEmpty }
    let hover = try await client.call("textDocument/hover", place(file, 2, 5))

    #expect(
      before["result"]["contents"]["value"]
        == "`good` isn't proved yet: save the article, or prove this example")
    #expect(messages(found).count == 1)
    #expect(messages(found).first?.hasPrefix("the printed line differs:\n- hut\n+ é🏔️\n") == true)
    #expect(found.first?["range"]["start"] == ["line": 8, "character": 0])
    #expect(hover["result"]["contents"]["value"] == "`good`: **passed**, 1 expectation")
  }

  @Test func `a code action corrects an outdated expectation`() async throws {
    let client = try await LanguageClient(in: project)
    let file = "Editing/Corrected.md"
    _ = try await openSaved(file, in: client)

    let actions = try await client.call(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(uri(file))], "context": ["diagnostics": []],
        "range": ["start": ["line": 8, "character": 0], "end": ["line": 8, "character": 3]],
      ])

    #expect(
      actions["result"].elements.first?["title"]
        == "Update the expectations of 'outdated' to match the actual results")
    #expect(
      actions["result"].elements.first?["edit"]["changes"][uri(file)] == [
        [
          "newText": "é🏔️",
          "range": ["start": ["line": 8, "character": 11], "end": ["line": 8, "character": 14]],
        ]
      ])
  }

  @Test func `an example can be proved without saving the document`() async throws {
    let client = try await LanguageClient(in: project)
    let file = "Editing/Proved.md"
    _ = try await openSaved(file, in: client)

    let lenses = try await client.call(
      "textDocument/codeLens", ["textDocument": ["uri": .string(uri(file))]])
    try client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri(file)), "version": 2],
        "contentChanges": [["text": .string(Self.outdated.replacing("hut", with: "é🏔️"))]],
      ])
    let command = lenses["result"].elements.last?["command"] ?? .null
    let executed = try await client.call(
      "workspace/executeCommand",
      ["command": command["command"], "arguments": command["arguments"]])
    let again = try await client.call("textDocument/hover", place(file, 6, 5))

    #expect(
      lenses["result"].elements.map { $0["command"]["title"] }
        == ["Prove this example (passed)", "Prove this example (failed)"])
    #expect(executed["error"] == .null)
    #expect(again["result"]["contents"]["value"] == "`outdated`: **passed**, 1 expectation")
  }
}
