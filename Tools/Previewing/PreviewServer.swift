import FlyingFox
import FlyingSocks
import Foundation
import Synchronization
import WaymarkSystem

/// A server that serves a site from memory on the loopback interface and notifies open pages of
/// changes.
///
/// A request must name this server as its host, so that another site's page can't read the site
/// through a domain that resolves to this machine. The server answers only GET requests and never
/// reads files from the disk.
package final class PreviewServer: Sendable {
  private struct State {
    var files: [String: [UInt8]] = [:]
    var listeners: [UUID: AsyncStream<PreviewEvent>.Continuation] = [:]
    /// The events that describe the current state, for newly opened pages.
    var pending: [PreviewEvent] = []
  }

  private let port: UInt16
  private let state = Mutex(State())

  /// Creates a server that isn't running yet.
  package init(port: UInt16) { self.port = port }

  /// The address of the front page.
  package var address: String { "http://localhost:\(port)/" }

  /// Replaces the site's files.
  ///
  /// - Returns: The paths of the files that are new, changed, or removed, sorted.
  @discardableResult
  package func show(_ files: [String: [UInt8]]) -> [String] {
    state.withLock { state in
      let names = Set(files.keys).union(state.files.keys)
      let changed = names.filter { files[$0] != state.files[$0] }.sorted()
      state.files = files
      return changed
    }
  }

  /// Sends an event to all open pages. Pages opened later also receive the event if it describes a
  /// state that hasn't ended.
  package func send(_ event: PreviewEvent) {
    state.withLock { state in
      state.pending = event.isLasting ? [event] : []
      for listener in state.listeners.values { listener.yield(event) }
    }
  }

  /// Answers requests until the task is cancelled.
  ///
  /// - Parameter announce: A closure that is called when the server accepts connections.
  /// - Throws: `EnvironmentError` if the port can't be used.
  package func run(_ announce: @escaping @Sendable () -> Void) async throws {
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled,
      handler: ClosureHTTPHandler { [self] in answer($0) })
    let announcement = Task {
      try await server.waitUntilListening(timeout: 600)
      announce()
    }
    defer { announcement.cancel() }
    do {
      try await server.run()
    } catch is CancellationError {
      return
    } catch {
      throw EnvironmentError(
        "can't serve on port \(port): \(reason(for: error))",
        hint: "choose another port with --port")
    }
  }

  private func reason(for error: any Error) -> String {
    if case SocketError.failed(_, _, let message) = error { message } else { "\(error)" }
  }

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    guard isOwnHost(request.headers[.host]) else {
      return text(.forbidden, "This server answers requests for \(address) only.")
    }
    guard request.method == .GET else {
      return text(
        .methodNotAllowed, "This server supports only GET requests.", [HTTPHeader("Allow"): "GET"])
    }
    guard let path = request.path.removingPercentEncoding else {
      return text(.badRequest, "The address isn't valid.")
    }
    if path == Self.events { return eventStream() }
    if path == Self.script {
      return HTTPResponse(
        statusCode: .ok, headers: headers("text/javascript; charset=utf-8"),
        body: Data(PackageResources.preview_js))
    }
    return file(path)
  }

  static let events = "/waymark-preview/events"
  static let script = "/waymark-preview/script.js"

  private func isOwnHost(_ host: String?) -> Bool {
    let names: [String] = ["localhost", "127.0.0.1", "[::1]"]
    return names.contains { name in host == "\(name):\(port)" || port == 80 && host == name }
  }

  private func file(_ path: String) -> HTTPResponse {
    let name = String(path.drop { $0 == "/" })
    let file = name.isEmpty || name.hasSuffix("/") ? name + "index.html" : name
    let (bytes, status) = state.withLock { state in
      state.files[file].map { ($0, HTTPStatusCode.ok) }
        ?? (state.files["404.html"] ?? Array("Not found\n".utf8), .notFound)
    }
    let type = status == .ok ? contentType(of: file) : contentType(of: "404.html")
    let body = type.hasPrefix("text/html") ? Self.withScript(bytes) : bytes
    return HTTPResponse(statusCode: status, headers: headers(type), body: Data(body))
  }

  /// Appends the script that updates a page.
  private static func withScript(_ page: [UInt8]) -> [UInt8] {
    page + Array("<script src=\"\(script)\"></script>\n".utf8)
  }

  private func eventStream() -> HTTPResponse {
    HTTPResponse(
      statusCode: .ok, headers: headers("text/event-stream"),
      body: HTTPBodySequence(from: EventBytes(events: listen())))
  }

  /// Returns the events that a newly opened page receives, starting with the current state.
  func listen() -> AsyncStream<PreviewEvent> {
    let id = UUID()
    let (stream, continuation) = AsyncStream.makeStream(of: PreviewEvent.self)
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { $0.listeners[id] = nil }
    }
    state.withLock { state in
      state.listeners[id] = continuation
      for event in state.pending { continuation.yield(event) }
    }
    return stream
  }

  private func text(
    _ status: HTTPStatusCode, _ text: String, _ more: HTTPHeaders = [:]
  ) -> HTTPResponse {
    var all = headers("text/plain; charset=utf-8")
    for (name, value) in more { all[name] = value }
    return HTTPResponse(statusCode: status, headers: all, body: Data((text + "\n").utf8))
  }

  private func headers(_ type: String) -> HTTPHeaders {
    [
      // A reloaded page must not use files from before the last change.
      .contentType: type, HTTPHeader("Cache-Control"): "no-store",
      HTTPHeader("X-Content-Type-Options"): "nosniff",
    ]
  }
}

private func contentType(of file: String) -> String {
  switch file.split(separator: ".").last {
  case "html": "text/html; charset=utf-8"
  case "css": "text/css; charset=utf-8"
  case "js": "text/javascript; charset=utf-8"
  case "json": "application/json"
  case "svg": "image/svg+xml"
  case "png": "image/png"
  case "jpg", "jpeg": "image/jpeg"
  case "gif": "image/gif"
  case "webp": "image/webp"
  case "md", "txt": "text/plain; charset=utf-8"
  case "xml": "application/xml"
  default: "application/octet-stream"
  }
}
