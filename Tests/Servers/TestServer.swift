import Foundation
import Synchronization

/// An HTTP server on this machine for one test, whose responses the test chooses.
public final class TestServer: Sendable {
  public struct Request: Sendable {
    public var method: String
    public var path: String
    /// The lines of the header.
    public var header: [String]
    public var body: [UInt8]
  }

  public enum Response: Sendable {
    case reply(Int, body: [UInt8] = [], header: [String] = [])
    /// Bytes that don't have to be valid HTTP.
    case raw([UInt8])
    /// Bytes that are repeated until the client closes the connection.
    case endless([UInt8])
    /// Nothing, until the client closes the connection.
    case silence
  }

  private struct State {
    var requests: [Request] = []
    var files: [String: [UInt8]] = [:]
  }

  public let port: UInt16
  public var address: String { "http://127.0.0.1:\(port)" }
  private let listener: Int32
  private let state = Mutex(State())

  /// Starts a server that stores the bodies of PUT requests, like a cache.
  public convenience init() throws { try self.init { request, server in server.stored(request) } }

  /// Starts a server.
  ///
  /// - Parameter respond: Returns the response to a request.
  public init(_ respond: @escaping @Sendable (Request, TestServer) -> Response) throws {
    let listener = socket(
      AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    self.listener = listener
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 64) == 0
          && getsockname(listener, $0, &size) == 0
      }
    }
    guard isListening else { throw POSIXError(.EADDRNOTAVAIL) }
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [weak self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        Thread.detachNewThread { [weak self] in
          self?.serve(connection, respond)
          close(connection)
        }
      }
    }
  }

  deinit { stop() }

  /// Stops the server, so that its port refuses connections.
  public func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

  /// The requests in the order of their arrival.
  public var requests: [Request] { state.withLock(\.requests) }

  /// The bodies of PUT requests, by path.
  public var files: [String: [UInt8]] { state.withLock(\.files) }

  /// Returns the response of a cache: it stores the body of a PUT request, and returns stored bytes
  /// for a GET request.
  public func stored(_ request: Request) -> Response {
    state.withLock { state in
      if request.method == "PUT" { state.files[request.path] = request.body }
      return state.files[request.path].map { .reply(200, body: request.method == "PUT" ? [] : $0) }
        ?? .reply(404)
    }
  }

  private func serve(_ connection: Int32, _ respond: (Request, TestServer) -> Response) {
    guard let request = Self.request(from: connection) else { return }
    state.withLock { $0.requests.append(request) }
    switch respond(request, self) {
    case .reply(let status, let body, let header):
      let lines = [
        "HTTP/1.1 \(status) Status", "Content-Length: \(body.count)", "Connection: close",
      ]
      let head = (lines + header).joined(separator: "\r\n") + "\r\n\r\n"
      _ = Self.write(Array(head.utf8) + body, to: connection)
    case .raw(let bytes): _ = Self.write(bytes, to: connection)
    case .endless(let bytes):
      _ = Self.write(Array("HTTP/1.1 200 OK\r\n\r\n".utf8), to: connection)
      while Self.write(bytes, to: connection) {}
    case .silence:
      var byte: UInt8 = 0
      while recv(connection, &byte, 1, 0) > 0 {}
    }
  }

  private static func request(from connection: Int32) -> Request? {
    var bytes: [UInt8] = []
    let end = Array("\r\n\r\n".utf8)
    while true {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      if let range = bytes.firstRange(of: end) {
        let lines = String(decoding: bytes[..<range.lowerBound], as: UTF8.self)
          .components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ").map(String.init)
        let length =
          lines.first { $0.lowercased().hasPrefix("content-length:") }
          .flatMap { Int($0.drop { $0 != ":" }.dropFirst().drop { $0 == " " }) } ?? 0
        if bytes.count - range.upperBound >= length {
          return Request(
            method: words[0], path: words[1], header: lines, body: Array(bytes[range.upperBound...])
          )
        }
      }
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
    }
  }

  private static func write(_ bytes: [UInt8], to connection: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
