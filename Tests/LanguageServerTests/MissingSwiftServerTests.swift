import Foundation
import Testing
import WaymarkExtracting
import WaymarkModel
import WaymarkReading

@testable import WaymarkLanguageServer

/// A toolchain without sourcekit-lsp.
@Suite struct MissingSwiftServerTests {
  @Test(.timeLimit(.minutes(20)))
  func `a missing server for Swift is reported once, and requests have no result`() async throws {
    let (input, output) = (Pipe(), Pipe())
    let position: JSON = ["line": 3, "character": 5]
    let hover: JSON = ["textDocument": ["uri": "file:///A.md"], "position": position]
    for message: JSON in [
      ["id": 1, "method": "initialize", "params": ["rootUri": "file:///"]],
      [
        "method": "textDocument/didOpen",
        "params": ["textDocument": ["uri": "file:///A.md", "version": 1, "text": .string(text)]],
      ],
      ["id": 2, "method": "textDocument/hover", "params": hover],
    ] {
      try input.fileHandleForWriting.write(contentsOf: MessageBuffer.message(message))
    }
    let server = LanguageServer(
      ToollessService(), input: input.fileHandleForReading.fileDescriptor,
      output: output.fileHandleForWriting.fileDescriptor)
    let end = Task { await server.run() }

    var messages = MessageReader(output.fileHandleForReading)
    _ = await messages.next { $0["id"] == 1 }
    let warning = await messages.next { $0["method"] == "window/showMessage" }
    #expect(
      warning["params"]["message"] == .string(
        "Hover, completion, and definitions aren't available for the Swift in snippets, because "
          + "'/nonexistent/sourcekit-lsp' can't be started. It is part of the Swift toolchain."))
    #expect(await messages.next { $0["id"] == 2 }["result"] == .null)

    try input.fileHandleForWriting.write(
      contentsOf: MessageBuffer.message(["id": 3, "method": "textDocument/hover", "params": hover]))
    #expect(await messages.next { $0["id"] == 3 }["result"] == .null)
    #expect(messages.skipped.allSatisfy { $0["method"] != "window/showMessage" })
    try input.fileHandleForWriting.close()
    _ = await end.value
    try output.fileHandleForWriting.close()
    #expect(await messages.next { _ in false } == .null)
  }

  private var text: String { "# A\n\n```swift\nlet hut = 1\n```\n" }
}

/// A service that supports articles, but not the Swift in them.
private struct ToollessService: LanguageService {
  func open(
    folder: String, changed: @escaping @Sendable () async -> Void,
    warn: @escaping @Sendable (String) async -> Void
  ) async -> String? { nil }

  func close() async {}

  func read(_ texts: [String: String]) async -> [String: ArticleReading] {
    texts.reduce(into: [:]) { readings, text in
      let article = article(file: text.key, bytes: Array(text.value.utf8)).value
      readings[text.key] = ArticleReading(
        article: article, examples: examples(in: [article]).value, diagnostics: [])
    }
  }

  func prove(
    _ file: String, example: String?, texts: [String: String]
  ) async throws -> [EditorResult] { [] }

  func swiftWorkspace() async -> SwiftWorkspace? {
    SwiftWorkspace(
      program: "/nonexistent/sourcekit-lsp", folder: "/tmp", file: "/tmp/Example.swift")
  }

  var options: [(name: String, text: String)] { [] }
}

/// Messages from a server, in order.
private struct MessageReader {
  private var chunks: ByteStream.AsyncIterator
  private var buffer = MessageBuffer()
  /// The messages that didn't match, in order.
  private(set) var skipped: [JSON] = []

  init(_ handle: FileHandle) {
    chunks = bytes(from: handle.fileDescriptor).makeAsyncIterator()
  }

  /// Returns the next message that matches; null if the stream ends first.
  mutating func next(where matches: (JSON) -> Bool) async -> JSON {
    while true {
      while case .content(let bytes)? = buffer.next() {
        let message = (try? JSONDecoder().decode(JSON.self, from: Data(bytes))) ?? .null
        if matches(message) { return message }
        skipped.append(message)
      }
      guard let bytes = await chunks.next() else { return .null }
      buffer.append(bytes[...])
    }
  }
}

extension MessageBuffer {
  /// Returns the bytes of a message, including its header.
  fileprivate static func message(_ json: JSON) throws -> Data {
    let content = try JSONEncoder().encode(json)
    return Data("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }
}
