import Foundation
import SystemPackage
import WaymarkChildProcesses
import WaymarkModel

@testable import WaymarkLanguageServer

/// A scripted client that talks to `waymark lsp` over its real streams.
///
/// Each wait ends when the expected message arrives or the server ends. The server is terminated
/// if it runs for ten minutes.
final class LanguageClient {
  let process: ChildProcess
  private let input: FileHandle
  private var output: ByteStream.AsyncIterator
  private let limit: DispatchWorkItem
  private var buffer: [UInt8] = []
  private var lastID = 0
  /// The messages that were received while another was awaited.
  private(set) var messages: [JSON] = []
  /// Whether the server has shown the user a message, such as an error from building the package.
  var hasShownMessages: Bool { messages.contains { $0["method"] == "window/showMessage" } }
  /// Bytes on standard output that aren't messages.
  private(set) var noise = ""

  /// Starts the server in a project's folder and initializes it.
  init(in project: Project, initializing: Bool = true) async throws {
    let (input, output) = (try FileDescriptor.pipe(), try FileDescriptor.pipe())
    self.input = FileHandle(fileDescriptor: input.writeEnd.rawValue, closeOnDealloc: true)
    self.output = bytes(from: output.readEnd.rawValue).makeAsyncIterator()
    let process = try await ChildProcess(
      Project.program.path, ["lsp"], in: project.folder,
      streams: (input.readEnd, output.writeEnd, .null()))
    self.process = process
    // Tasks could be blocked, so the limit doesn't depend on them.
    limit = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 600, execute: limit)
    guard initializing else { return }
    let folder = URL(fileURLWithPath: project.folder).absoluteString
    _ = try await call(
      "initialize", ["processId": nil, "rootUri": .string(folder), "capabilities": [:]])
    try notify("initialized", [:])
  }

  deinit {
    limit.cancel()
    process.terminate()
  }

  func send(_ message: JSON) throws {
    let content = try JSONEncoder().encode(message)
    try send(
      raw: "Content-Length: \(content.count)\r\n\r\n" + String(decoding: content, as: UTF8.self))
  }

  func send(raw text: String) throws {
    try input.write(contentsOf: Data(text.utf8))
  }

  func closeInput() throws { try input.close() }

  func notify(_ method: String, _ parameters: JSON) throws {
    try send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  /// Sends a request and returns its ID.
  func request(_ method: String, _ parameters: JSON) throws -> JSON {
    lastID += 1
    try send([
      "jsonrpc": "2.0", "id": .integer(lastID), "method": .string(method), "params": parameters,
    ])
    return .integer(lastID)
  }

  /// Sends a request and waits for its response.
  func call(_ method: String, _ parameters: JSON) async throws -> JSON {
    let id = try request(method, parameters)
    return await response(to: id)
  }

  func response(to id: JSON) async -> JSON {
    await message { $0["id"] == id && $0["method"] == .null }
  }

  /// Waits for a message; null if the server ends first.
  func message(where matches: (JSON) -> Bool) async -> JSON {
    if let index = messages.firstIndex(where: matches) { return messages.remove(at: index) }
    while let message = await next() {
      if matches(message) { return message }
      messages.append(message)
    }
    return .null
  }

  /// Waits for diagnostics of a document.
  func diagnostics(_ uri: String, where matches: ([JSON]) -> Bool) async -> [JSON] {
    await message {
      $0["method"] == "textDocument/publishDiagnostics" && $0["params"]["uri"] == .string(uri)
        && matches($0["params"]["diagnostics"].elements)
    }["params"]["diagnostics"].elements
  }

  /// Waits for the server to end.
  func exitCode() async throws -> Int32 {
    while await next() != nil {}
    return try await process.ended().number
  }

  private func next() async -> JSON? {
    while true {
      if let end = buffer.firstRange(of: "\r\n\r\n".utf8) {
        let header = String(decoding: buffer[..<end.lowerBound], as: UTF8.self)
        guard header.hasPrefix("Content-Length: "), let length = Int(header.dropFirst(16)) else {
          noise += header
          return nil
        }
        if buffer.count >= end.upperBound + length {
          let content = buffer[end.upperBound..<end.upperBound + length]
          buffer.removeFirst(end.upperBound + length)
          return try? JSONDecoder().decode(JSON.self, from: Data(content))
        }
      }
      guard let chunk = await output.next() else { return nil }
      buffer += chunk
    }
  }
}
