import Foundation
import Synchronization
import WaymarkHashing

/// Results from other machines, on a server that speaks the HTTP protocol of Bazel's remote caches.
///
/// A run never fails because of the server. A value that is missing, late, damaged, or not
/// authentic counts as unknown. After three failures in a row, or twenty in all, no more requests
/// are sent.
package final class SharedCache: Sendable {
  /// The kinds of access that a run can have to the server.
  package enum Mode: String, CaseIterable, Sendable {
    case read
    case readWrite = "read-write"
  }

  /// A run's use of the cache.
  package struct Usage: Sendable, Equatable {
    /// The numbers of values that were reused and added.
    package internal(set) var reused = 0, added = 0
    /// The sizes of these values in bytes, including the messages that describe them.
    package internal(set) var received = 0, sent = 0
    /// The reasons why the cache couldn't be used for some values; empty if there were none.
    package internal(set) var problems: [String] = []
  }

  private struct State {
    var usage = Usage()
    var isReading = true
    var isWriting: Bool
    var failures = 0
    var failuresInARow = 0
  }

  /// The maximum number of concurrent requests.
  package static let concurrency = 16

  /// The maximum size of a value with its authentication code, in bytes.
  static let sizeLimit = 4 << 20

  private static let fileName = "result"

  private let server: CacheServer
  private let key: [UInt8]
  private let transport: HTTPTransport
  private let state: Mutex<State>

  /// Creates a cache without sending a request.
  ///
  /// - Parameters:
  ///   - mode: Whether to add values.
  ///   - key: A secret that authenticates values, so that the server can't forge them. All machines
  ///     that share values must use the same key. With an empty key, values can be forged.
  ///   - timeLimit: The time limit for a request in seconds.
  package init(_ server: CacheServer, mode: Mode, key: String = "", timeLimit: Double = 5) {
    self.server = server
    self.key = Array(key.utf8)
    transport = HTTPTransport(limit: timeLimit)
    state = Mutex(State(isWriting: mode == .readWrite))
  }

  /// Returns the use of the cache since the last call.
  package func takeUsage() -> Usage {
    state.withLock { state in
      defer { state.usage = Usage() }
      return state.usage
    }
  }

  /// Returns the value of an action; nil if there is none or it can't be used.
  ///
  /// - Parameters:
  ///   - action: The key of the action: 64 lowercase hexadecimal digits.
  ///   - decode: A closure that decodes the value. It returns nil if the bytes are invalid.
  package func value<Value>(
    of action: String, _ decode: ([UInt8]) -> Value?
  ) async -> Value? {
    guard state.withLock(\.isReading) else { return nil }
    do {
      guard let entry = try await get("ac/\(action)", limit: 1 << 16),
        let file = try ActionResult(entry).files.first(where: { $0.path == Self.fileName }),
        file.size <= Self.sizeLimit, Self.isHash(file.hash),
        let object = try await get("cas/\(file.hash)", limit: file.size)
      else { return nil }
      guard object.count == file.size, hexadecimal(SHA256.hash(object)) == file.hash else {
        throw HTTPFailure(description: "it sent corrupt data")
      }
      guard let content = authenticated(object, of: action) else { return nil }
      guard let value = decode(content) else {
        throw HTTPFailure(description: "it sent a result that can't be read")
      }
      succeed()
      state.withLock {
        $0.usage.reused += 1
        $0.usage.received += entry.count + object.count
      }
      return value
    } catch is ProtobufFields.Malformed {
      fail("it sent corrupt data")
    } catch {
      fail("\(error)")
    }
    return nil
  }

  /// Adds a value. Does nothing if the mode or an earlier failure prevents it, or if the value is
  /// larger than ``sizeLimit``.
  package func add(_ content: [UInt8], of action: String) async {
    let object = SHA256.authentication(of: Array(action.utf8) + content, key: key) + content
    guard state.withLock(\.isWriting), object.count <= Self.sizeLimit else { return }
    let file = ActionResult.File(
      path: Self.fileName, hash: hexadecimal(SHA256.hash(object)), size: object.count)
    let entry = ActionResult(files: [file]).bytes
    do {
      // The object is stored first, so that no reader finds an entry whose object is missing.
      guard try await put(object, "cas/\(file.hash)"), try await put(entry, "ac/\(action)") else {
        return
      }
      succeed()
      state.withLock {
        $0.usage.added += 1
        $0.usage.sent += entry.count + object.count
      }
    } catch {
      fail("\(error)")
    }
  }

  /// Returns the content of an object without its authentication code; nil if the object was signed
  /// with another key or for another action.
  private func authenticated(_ object: [UInt8], of action: String) -> [UInt8]? {
    let content = Array(object.dropFirst(32))
    let code = SHA256.authentication(of: Array(action.utf8) + content, key: key)
    if object.starts(with: code) { return content }
    report(
      "results that weren't signed with this WAYMARK_CACHE_KEY were ignored; "
        + "set the same key wherever this cache is used")
    return nil
  }

  private func get(_ path: String, limit: Int) async throws -> [UInt8]? {
    let response = try await transport.send(request(path, limit: limit))
    switch response.status {
    case 200: return response.body
    case 404, 410:
      succeed()
      return nil
    case 401, 403:
      stop("it denied access (status \(response.status)); set WAYMARK_CACHE_TOKEN to a valid token")
      return nil
    case 300..<400:
      stop(
        "it redirects to another URL (status \(response.status)), "
          + "and redirects aren't followed; specify that URL")
      return nil
    default:
      throw HTTPFailure(description: "it answered with status \(response.status)")
    }
  }

  /// Stores bytes at a path.
  ///
  /// - Returns: Whether the bytes were stored.
  private func put(_ bytes: [UInt8], _ path: String) async throws -> Bool {
    let response = try await transport.send(request(path, body: bytes, limit: 1 << 16))
    switch response.status {
    case 200..<300: return true
    case 300..<500, 507:
      state.withLock { $0.isWriting = false }
      report(
        "it doesn't accept new results (status \(response.status)); "
          + "see the server's log for the reason")
      return false
    default:
      throw HTTPFailure(description: "it answered with status \(response.status)")
    }
  }

  private func request(_ path: String, body: [UInt8]? = nil, limit: Int) throws -> HTTPRequest {
    guard let url = URL(string: "\(server.address)/\(path)") else {
      throw HTTPFailure(description: "its URL is invalid")
    }
    return HTTPRequest(url: url, token: server.token, body: body, limit: limit)
  }

  private static func isHash(_ text: String) -> Bool {
    text.utf8.count == 64
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  private func succeed() { state.withLock { $0.failuresInARow = 0 } }

  private func fail(_ reason: String) {
    // A request that this run has cancelled isn't a failure of the server.
    guard !Task.isCancelled else { return }
    let isOver = state.withLock { state in
      state.failures += 1
      state.failuresInARow += 1
      return state.failuresInARow >= 3 || state.failures >= 20
    }
    if isOver { stop(reason) } else { report(reason) }
  }

  private func stop(_ reason: String) {
    state.withLock { ($0.isReading, $0.isWriting) = (false, false) }
    report(reason)
  }

  private func report(_ problem: String) {
    state.withLock { state in
      if !state.usage.problems.contains(problem) { state.usage.problems.append(problem) }
    }
  }
}
