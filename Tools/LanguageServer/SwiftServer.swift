import Foundation
import WaymarkModel
import WaymarkSystem

/// A language server for Swift that runs as a child process, with one document: the source of the
/// example that the last request was about.
actor SwiftServer {
  private let workspace: SwiftWorkspace
  /// The time after which a request counts as unanswered.
  private let timeLimit: Duration
  private let program: BackgroundProgram
  private let writer: MessageWriter
  /// The queue for writing. A write blocks while the program isn't reading, which must not delay
  /// the time limit.
  private let writing = DispatchQueue(label: "messages to SourceKit-LSP")
  private var pending: [Int: CheckedContinuation<JSON, Never>] = [:]
  private var lastID = 0
  private var text: String?
  private var version = 0
  private var isRunning = true

  var uri: JSON { .string(URL(fileURLWithPath: workspace.file).absoluteString) }

  /// Starts the program and initializes it. Throws an error if it can't be started.
  init(_ workspace: SwiftWorkspace, timeLimit: Duration = .seconds(30)) async throws {
    self.workspace = workspace
    self.timeLimit = timeLimit
    program = try await BackgroundProgram(workspace.program, folder: workspace.folder)
    writer = MessageWriter(program.input)
    let chunks = bytes(from: program.output)
    Task { await self.receive(chunks) }
    let folder = URL(fileURLWithPath: workspace.folder, isDirectory: true).absoluteString
    _ = await call(
      "initialize",
      [
        "processId": .integer(Int(getpid())), "rootUri": .string(folder),
        "capabilities": [
          "textDocument": ["hover": ["contentFormat": ["markdown"]]]
        ],
      ])
    notify("initialized", [:])
  }

  /// Whether the program can still answer.
  var canAnswer: Bool { isRunning }

  /// Sends a request about a position in a source and returns its result; null if there is none.
  func request(_ method: String, about source: String, at position: TextPosition) async -> JSON {
    update(source)
    return await call(
      method,
      [
        "textDocument": ["uri": uri],
        "position": ["line": .integer(position.line), "character": .integer(position.character)],
      ])
  }

  /// Terminates the program.
  func stop() {
    program.stop()
    end()
  }

  private func update(_ source: String) {
    guard source != text else { return }
    version += 1
    if text == nil {
      notify(
        "textDocument/didOpen",
        [
          "textDocument": [
            "uri": uri, "languageId": "swift", "version": .integer(version),
            "text": .string(source),
          ]
        ])
    } else {
      notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": uri, "version": .integer(version)],
          "contentChanges": [["text": .string(source)]],
        ])
    }
    text = source
  }

  private func notify(_ method: String, _ parameters: JSON) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  private func send(_ message: JSON) {
    // The program's descriptors stay open until the last message has been written.
    writing.async { [writer, program] in withExtendedLifetime(program) { writer.send(message) } }
  }

  /// Sends a request and returns its result; null if there is none, it takes too long, or the task
  /// is cancelled.
  private func call(_ method: String, _ parameters: JSON) async -> JSON {
    lastID += 1
    let id = lastID
    let timer = Task {
      try await Task.sleep(for: timeLimit)
      cancel(id)
    }
    defer { timer.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard isRunning, !Task.isCancelled else { return continuation.resume(returning: .null) }
        pending[id] = continuation
        send([
          "jsonrpc": "2.0", "id": .integer(id), "method": .string(method), "params": parameters,
        ])
      }
    } onCancel: {
      Task { await self.cancel(id) }
    }
  }

  private func cancel(_ id: Int) {
    guard let continuation = pending.removeValue(forKey: id) else { return }
    notify("$/cancelRequest", ["id": .integer(id)])
    continuation.resume(returning: .null)
  }

  /// Reads the program's output until it ends. A program that doesn't speak the protocol is
  /// terminated.
  private func receive(_ chunks: ByteStream) async {
    var buffer = MessageBuffer()
    for await chunk in chunks {
      guard isRunning else {
        // Output that never ends must not prevent the task that terminates the program from
        // running.
        await Task.yield()
        continue
      }
      buffer.append(chunk)
      while let part = buffer.next() {
        guard case .content(let bytes) = part else {
          stop()
          break
        }
        receive(bytes)
      }
    }
    end()
  }

  private func receive(_ content: [UInt8]) {
    guard let message = try? JSONDecoder().decode(JSON.self, from: Data(content)) else { return }
    if message["method"].isPresent, message["id"].isPresent {
      // The program's own requests are answered with null, because none of them matters here.
      send(["jsonrpc": "2.0", "id": message["id"], "result": .null])
    } else if let id = message["id"].integer {
      pending.removeValue(forKey: id)?.resume(returning: message["result"])
    }
  }

  private func end() {
    isRunning = false
    for continuation in pending.values { continuation.resume(returning: .null) }
    pending = [:]
  }
}
