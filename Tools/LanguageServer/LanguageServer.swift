import Foundation
import WaymarkModel
import WaymarkSystem

/// A language server for articles, which speaks the Language Server Protocol.
///
/// Messages are handled in order. Requests, which can be slow, run concurrently and can be
/// cancelled.
package actor LanguageServer {
  let service: any LanguageService
  let writer: MessageWriter
  private let input: Int32
  /// The open documents, keyed by URI.
  var documents: [String: OpenDocument] = [:]
  /// The task that starts the server for Swift; nil before the first request about Swift.
  var swift: Task<SwiftServer?, Never>?
  /// Whether the user has been informed that the server for Swift can't be started.
  var isSwiftReportedMissing = false
  private(set) var folder = ""
  private var state = State.new
  private var requests: [JSON: Task<Void, Never>] = [:]
  /// The proofs of saved documents, keyed by URI.
  var proofs: [String: Task<Void, Never>] = [:]
  var reader: Task<Void, Never>?
  /// Whether a document has changed since it was last read.
  var hasUnread = false

  private enum State { case new, initialized, shutDown }

  /// Creates a server for one client.
  ///
  /// - Parameters:
  ///   - input: The descriptor of the stream from the client.
  ///   - output: The descriptor of the stream to the client, to which nothing else may be written.
  package init(_ service: any LanguageService, input: Int32, output: Int32) {
    self.service = service
    self.input = input
    writer = MessageWriter(output)
  }

  /// Handles messages until the client sends `exit` or closes its stream.
  ///
  /// - Returns: The exit code: 0 if the client sent `shutdown` first, otherwise 1.
  package func run() async -> Int32 {
    var buffer = MessageBuffer()
    serving: for await chunk in bytes(from: input) {
      buffer.append(chunk)
      while let part = buffer.next() {
        if await !handle(part) { break serving }
      }
    }
    await end()
    return state == .shutDown ? 0 : 1
  }

  /// Stops all work that the server started. Compilers and examples must not outlive the server.
  private func end() async {
    await service.close()
    let work = Array(requests.values) + Array(proofs.values)
    for task in work { task.cancel() }
    reader?.cancel()
    swift?.cancel()
    for task in work { await task.value }
    await swift?.value?.stop()
  }

  /// Handles a message.
  ///
  /// - Returns: False if the message is `exit`.
  private func handle(_ part: MessageBuffer.Part) async -> Bool {
    guard case .content(let bytes) = part else {
      respond(to: .null, .failure(.malformedHeader))
      return true
    }
    guard let message = try? JSONDecoder().decode(JSON.self, from: Data(bytes)) else {
      respond(to: .null, .failure(.parseError))
      return true
    }
    guard let method = message["method"].string else {
      // A message without a method is a response or an invalid request.
      let isResponse = message["result"].isPresent || message["error"].isPresent
      if message["id"].isPresent, !isResponse {
        respond(to: message["id"], .failure(.invalidRequest))
      }
      return true
    }
    if method == "exit" { return false }
    if message["id"].isPresent {
      await receive(method, message["params"], id: message["id"])
    } else if method == "$/cancelRequest" {
      requests[message["params"]["id"]]?.cancel()
    } else if state == .initialized {
      receive(method, message["params"])
    }
    return true
  }

  func respond(to id: JSON, _ result: Result<JSON, ResponseError>) {
    switch result {
    case .success(let value): writer.send(["jsonrpc": "2.0", "id": id, "result": value])
    case .failure(let error):
      writer.send([
        "jsonrpc": "2.0", "id": id,
        "error": ["code": .integer(error.code), "message": .string(error.message)],
      ])
    }
  }

  func notify(_ method: String, _ parameters: JSON) {
    writer.send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  /// The importance of a message to the user, as a number that the protocol defines.
  enum MessageType: Int { case error = 1, warning }

  func show(_ message: String, _ type: MessageType) {
    notify(
      "window/showMessage", ["type": .integer(type.rawValue), "message": .string(message)])
  }

  // MARK: Requests

  private func receive(_ method: String, _ parameters: JSON, id: JSON) async {
    switch (method, state) {
    case ("initialize", .new):
      state = .initialized
      await open(parameters)
      respond(to: id, .success(Self.capabilities))
    case (_, .new): respond(to: id, .failure(.notInitialized))
    case (_, .shutDown): respond(to: id, .failure(.shutDown))
    case ("initialize", _): respond(to: id, .failure(.alreadyInitialized))
    case ("shutdown", _):
      state = .shutDown
      respond(to: id, .success(.null))
    default:
      requests[id] = Task {
        let result: Result<JSON, ResponseError>
        do {
          let value = try await self.result(of: method, parameters)
          result = Task.isCancelled ? .failure(.cancelled) : .success(value)
        } catch let error as ResponseError {
          result = .failure(error)
        } catch {
          result = .failure(Task.isCancelled ? .cancelled : .failed(error))
        }
        self.finish(id, result)
      }
    }
  }

  private func finish(_ id: JSON, _ result: Result<JSON, ResponseError>) {
    requests[id] = nil
    respond(to: id, result)
  }

  private func open(_ parameters: JSON) async {
    // Older clients don't send workspace folders.
    let root =
      parameters["workspaceFolders"].elements.first?["uri"].string ?? parameters["rootUri"].string
    folder = root.flatMap(Self.path) ?? FileSystem.workingFolder
    let message = await service.open(folder: folder) { [weak self] in
      await self?.readAll()
    } warn: { [weak self] in
      await self?.show($0, .error)
    }
    if let message { show(message, .error) }
  }
}
