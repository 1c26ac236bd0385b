import Foundation
import Synchronization
import Testing
import WaymarkHashing
import WaymarkTestServers

@testable import WaymarkCaching

@Suite struct SharedCacheTests {
  private let action = String(repeating: "1", count: 64)
  private let content = Array("a result".utf8)

  private func cache(
    _ server: TestServer, mode: SharedCache.Mode = .readWrite, key: String = "",
    token: String? = nil, timeLimit: Double = 60
  ) throws -> SharedCache {
    SharedCache(
      try CacheServer(server.address + "/team", token: token), mode: mode, key: key,
      timeLimit: timeLimit)
  }

  private func value(_ cache: SharedCache, of action: String? = nil) async -> [UInt8]? {
    await cache.value(of: action ?? self.action) { $0 }
  }

  @Test func `a value that one machine adds is found by another`() async throws {
    let server = try TestServer()
    let first = try cache(server, token: "secret")
    #expect(await value(first) == nil)
    await first.add(content, of: action)

    let second = try cache(server)
    #expect(await value(second) == content)
    #expect(await value(second, of: String(repeating: "2", count: 64)) == nil)

    let (sent, received) = (first.takeUsage(), second.takeUsage())
    #expect((sent.reused, sent.added, sent.problems) == (0, 1, []))
    #expect((received.reused, received.added, received.problems) == (1, 0, []))
    #expect(sent.sent == received.received)
    #expect(sent.sent == server.files.values.reduce(0) { $0 + $1.count })
    #expect(second.takeUsage() == SharedCache.Usage())
  }

  @Test func `an object is stored before the entry that refers to it`() async throws {
    let server = try TestServer()
    try await cache(server, token: "secret").add(content, of: action)

    let stored = server.requests
    #expect(stored.map(\.method) == ["PUT", "PUT"])
    #expect(stored[0].path == "/team/cas/" + hexadecimal(SHA256.hash(stored[0].body)))
    #expect(stored[1].path == "/team/ac/" + action)
    #expect(try ActionResult(stored[1].body).files.map(\.size) == [stored[0].body.count])
    #expect(stored.allSatisfy { $0.header.contains("Authorization: Bearer secret") })
  }

  @Test func `a read-only cache is never written to`() async throws {
    let server = try TestServer()

    try await cache(server, mode: .read).add(content, of: action)

    #expect(server.requests.isEmpty)
  }

  @Test func `a value that was signed with another key is ignored`() async throws {
    let server = try TestServer()
    try await cache(server, key: "ours").add(content, of: action)

    let other = try cache(server, key: "theirs")
    #expect(await value(other) == nil)
    #expect(
      other.takeUsage().problems
        == [
          "results that weren't signed with this WAYMARK_CACHE_KEY were ignored; "
            + "set the same key wherever this cache is used"
        ])
    #expect(await value(try cache(server, key: "ours")) == content)
  }

  @Test func `an entry that was stored for another action is ignored`() async throws {
    let honest = try TestServer()
    try await cache(honest, key: "ours").add(content, of: action)
    let entry = honest.files["/team/ac/" + action]
    let server = try TestServer { request, server in
      request.path.contains("/ac/") ? .reply(200, body: entry ?? []) : honest.stored(request)
    }

    #expect(await value(try cache(server, key: "ours")) == content)
    #expect(
      await value(try cache(server, key: "ours"), of: String(repeating: "2", count: 64)) == nil)
  }

  /// The ways in which a server that has a valid value fails to send it, and the reported reasons.
  /// An empty reason isn't checked.
  private static let hostile: [(name: String, reason: String)] = [
    ("damaged object", "it sent corrupt data"),
    ("damaged entry", "it sent corrupt data"),
    ("truncated", ""),
    ("another object", "it sent corrupt data"),
    ("too long", "it sent too much data"),
    ("endless", "it sent too much data"),
    ("endless header", ""),
    ("silence", "it didn't answer within 1 seconds"),
    ("no HTTP", ""),
    ("nothing", ""),
    ("error", "it answered with status 500"),
    ("partial content", "it answered with status 206"),
  ]

  @Test(arguments: hostile.map(\.name))
  func `values from a hostile server are ignored, and no requests follow the third failure`(
    name: String
  ) async throws {
    let honest = try TestServer()
    try await cache(honest).add(content, of: action)
    let server = try TestServer { request, _ in
      guard case .reply(let status, var body, _) = honest.stored(request) else { return .silence }
      let isObject = request.path.contains("/cas/")
      switch name {
      case "damaged object": if isObject { body[body.count / 2] ^= 1 }
      case "damaged entry": if !isObject { body = body.dropLast() }
      case "truncated": return .raw(Array("HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\nab".utf8))
      case "another object": if isObject { body = [UInt8](repeating: 7, count: body.count) }
      case "too long": body += [UInt8](repeating: 0, count: 1 << 17)
      case "endless": return .endless([UInt8](repeating: 65, count: 1 << 14))
      case "endless header":
        return .raw(Array("HTTP/1.1 200 OK\r\n".utf8) + [UInt8](repeating: 65, count: 1 << 22))
      case "silence": return .silence
      case "no HTTP": return .raw([0xff, 0x00, 0x0a, 0x0a, 0x0d])
      case "nothing": return .raw([])
      case "error": return .reply(500, body: body)
      default: return .reply(206, body: body)
      }
      return .reply(status, body: body)
    }
    let cache = try cache(server, timeLimit: name == "silence" ? 1 : 60)

    for _ in 1...5 { #expect(await value(cache) == nil) }
    await cache.add(content, of: action)

    let requests = server.requests.filter { !$0.path.contains("/cas/") }
    #expect(requests.count == 3)
    let problems = cache.takeUsage().problems
    #expect(problems.count == 1)
    let reason = try #require(Self.hostile.first { $0.name == name }).reason
    if !reason.isEmpty { #expect(problems == [reason]) }
  }

  @Test(arguments: [
    ("../../../etc/passwd", 100), (String(repeating: "a", count: 63), 100),
    (String(repeating: "A", count: 64), 100), (String(repeating: "a", count: 64), 1 << 40),
  ])
  func `no object is requested if its entry has an invalid name or a size over the limit`(
    hash: String, size: Int
  ) async throws {
    let entry = ActionResult(files: [.init(path: "result", hash: hash, size: size)]).bytes
    let server = try TestServer { _, _ in .reply(200, body: entry) }

    #expect(await value(try cache(server)) == nil)
    #expect(server.requests.map(\.path) == ["/team/ac/" + action])
  }

  @Test func `a redirect isn't followed, and its target never receives the token`() async throws {
    let elsewhere = try TestServer()
    let location = "Location: \(elsewhere.address)/ac/1"
    let server = try TestServer { _, _ in .reply(302, header: [location]) }
    let cache = try cache(server, token: "secret")

    #expect(await value(cache) == nil)
    await cache.add(content, of: action)

    #expect(elsewhere.requests.isEmpty)
    #expect(server.requests.count == 1)
    #expect(
      cache.takeUsage().problems
        == [
          "it redirects to another URL (status 302), and redirects aren't followed; specify that URL"
        ])
  }

  @Test(arguments: [403, 405, 413, 507])
  func `results are still read from a server that rejects writes`(status: Int) async throws {
    let honest = try TestServer()
    try await cache(honest).add(content, of: action)
    let server = try TestServer { request, _ in
      request.method == "PUT" ? .reply(status) : honest.stored(request)
    }
    let cache = try cache(server)

    for _ in 1...3 { await cache.add(content, of: action) }

    #expect(await value(cache) == content)
    #expect(server.requests.count { $0.method == "PUT" } == 1)
    #expect(
      cache.takeUsage().problems == [
        "it doesn't accept new results (status \(status)); see the server's log for the reason"
      ])
  }

  @Test func `a server that denies access isn't asked again`() async throws {
    let server = try TestServer { _, _ in .reply(401) }
    let cache = try cache(server)

    for _ in 1...3 { #expect(await value(cache) == nil) }

    #expect(server.requests.count == 1)
    #expect(
      cache.takeUsage().problems
        == ["it denied access (status 401); set WAYMARK_CACHE_TOKEN to a valid token"])
  }

  @Test func `a result that can't be read is ignored`() async throws {
    let server = try TestServer()
    let cache = try cache(server)
    await cache.add(content, of: action)

    for _ in 1...3 { #expect(await cache.value(of: action) { _ in nil as [UInt8]? } == nil) }

    #expect(cache.takeUsage().problems == ["it sent a result that can't be read"])
  }

  @Test func `occasional failures don't disable a server`() async throws {
    let count = Counter()
    let server = try TestServer { request, server in
      count.next() % 3 == 0 ? .reply(500) : server.stored(request)
    }
    let cache = try cache(server)

    for _ in 1...10 { await cache.add(content, of: action) }

    #expect(cache.takeUsage().added == 5)
  }

  @Test func `a refused connection is reported`() async throws {
    let server = try TestServer()
    server.stop()
    let cache = try cache(server)

    for _ in 1...4 { #expect(await value(cache) == nil) }

    #expect(
      cache.takeUsage().problems == [
        "the connection failed with URLError -1004; check the server and its URL"
      ])
  }

  @Test(.enabled(if: Nginx.program != nil, "nginx isn't installed"), .timeLimit(.minutes(20)))
  func `nginx with WebDAV can serve the cache`() async throws {
    let nginx = try await Nginx()
    let server = try CacheServer(nginx.address + "/team", token: nil)
    let cache = SharedCache(server, mode: .readWrite, timeLimit: 600)

    #expect(await value(cache) == nil)
    await cache.add(content, of: action)

    #expect(await value(cache) == content)
    #expect(cache.takeUsage().problems == [])
    #expect(FileManager.default.fileExists(atPath: "\(nginx.files)/team/ac/\(action)"))
  }
}

private final class Counter: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
