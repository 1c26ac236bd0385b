import FlyingFox
import Foundation
import Testing

@testable import WaymarkPreviewing

@Suite struct PreviewServerTests {
  private let server = PreviewServer(port: 8421)

  init() {
    server.show([
      "index.html": Array("<p>front</p>".utf8), "articles/A.html": Array("<p>a</p>".utf8),
      "style.css": Array("p {}".utf8), "404.html": Array("<p>none</p>".utf8),
    ])
  }

  private func answer(
    _ path: String, host: String? = "localhost:8421", method: HTTPMethod = .GET
  ) async throws -> (status: Int, type: String?, text: String) {
    let request = HTTPRequest(
      method: method, version: .http11, path: path, query: [],
      headers: host.map { [.host: $0] } ?? [:], body: Data())
    let response = server.answer(request)
    let text = String(decoding: try await response.bodyData, as: UTF8.self)
    return (response.statusCode.code, response.headers[.contentType], text)
  }

  @Test func `files are served with their types, and pages with the script that updates them`()
    async throws
  {
    let front = try await answer("/")
    #expect(front.status == 200 && front.type == "text/html; charset=utf-8")
    #expect(front.text.hasPrefix("<p>front</p><script src="))
    #expect(try await answer("/articles/A.html").text.hasPrefix("<p>a</p>"))
    let style = try await answer("/style.css")
    #expect(style.text == "p {}" && style.type == "text/css; charset=utf-8")
    #expect(try await answer(PreviewServer.script).text.contains("EventSource"))
  }

  @Test(arguments: [
    "evil.example:8421", "localhost", "localhost:8422", "127.0.0.1.evil.example:8421", "", nil,
  ])
  func `requests for other hosts are rejected`(host: String?) async throws {
    for path in ["/", PreviewServer.events] {
      let answer = try await answer(path, host: host)
      #expect(answer.status == 403)
      #expect(answer.text == "This server answers requests for http://localhost:8421/ only.\n")
    }
  }

  @Test(arguments: [HTTPMethod.POST, .PUT, .DELETE, .HEAD, .OPTIONS])
  func `methods other than GET are rejected`(method: HTTPMethod) async throws {
    let answer = try await answer("/", method: method)
    #expect(answer.status == 405)
    #expect(answer.text == "This server supports only GET requests.\n")
  }

  @Test(arguments: [
    "/../etc/passwd", "/..%2F..%2Fetc%2Fpasswd", "//etc/passwd", "/articles/../../secret",
    "/nothing", "/%00", "/%FF", "/index.html/",
  ])
  func `only the site's own files are served`(path: String) async throws {
    let found = try await answer(path)

    #expect(found.status == 404 || found.status == 400)
    #expect(!found.text.contains("root:"))
  }

  @Test func `an address that isn't UTF-8 is rejected`() async throws {
    let answer = try await answer("/%FF")

    #expect(answer.status == 400)
    #expect(answer.text == "The address isn't valid.\n")
  }

  @Test func `files that are added, changed, or removed between two sites are reported`() {
    let changed = server.show([
      "index.html": Array("<p>front</p>".utf8), "articles/B.html": Array("<p>b</p>".utf8),
      "style.css": Array("p { }".utf8),
    ])

    #expect(changed == ["404.html", "articles/A.html", "articles/B.html", "style.css"])
  }

  @Test func `open pages receive events, and a page opened later receives the current event`()
    async throws
  {
    server.send(.proving(proofs: ["proofs/A/x.html"]))
    var late = EventBytes(events: events()).makeAsyncIterator()
    #expect(try await line(&late) == "retry: 500\n\n")
    #expect(try await line(&late) == "data: {\"proving\":{\"proofs\":[\"proofs/A/x.html\"]}}\n\n")

    server.send(.shown(changed: ["articles/A.html"]))
    #expect(try await line(&late) == "data: {\"shown\":{\"changed\":[\"articles/A.html\"]}}\n\n")
    server.send(.failed(message: "a\nb"))
    #expect(try await line(&late) == "data: {\"failed\":{\"message\":\"a\\nb\"}}\n\n")
  }

  private func events() -> AsyncStream<PreviewEvent> { server.listen() }

  private func line(_ bytes: inout EventBytes.AsyncIterator) async throws -> String? {
    try await bytes.nextBuffer(suggested: 1 << 12).map { String(decoding: $0, as: UTF8.self) }
  }
}
