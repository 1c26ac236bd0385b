import Testing

@testable import WaymarkCaching

@Suite struct CacheServerTests {
  private func message(_ address: String, token: String? = nil) -> String? {
    do {
      _ = try CacheServer(address, token: token)
      return nil
    } catch {
      return "\(error.message)\n  \(error.hint)"
    }
  }

  @Test(arguments: [
    "", "cache.example.com", "ftp://cache.example.com", "file:///cache", "https://",
    "https://cache.example.com/?a=b", "https://cache.example.com/#a",
  ])
  func `an address needs an HTTP scheme and a host, and can't have a query or a fragment`(
    address: String
  ) {
    #expect(
      message(address) == """
        the URL of the shared cache must start with 'http://' or 'https://', contain a \
        host, and have no query or fragment
          use a URL such as https://cache.example.com/waymark
        """)
  }

  @Test func `a password in the address is rejected`() {
    #expect(
      message("https://ann:secret@cache.example.com") == """
        the URL of the shared cache contains a user name or password
          set the environment variable WAYMARK_CACHE_TOKEN to a token instead
        """)
  }

  @Test func `a token is sent without encryption only to this machine`() {
    #expect(
      message("http://cache.example.com", token: "secret") == """
        the token for the shared cache would be sent without encryption
          use a URL that starts with https, or unset WAYMARK_CACHE_TOKEN
        """)
    #expect(message("http://localhost.example.com", token: "secret") != nil)
    #expect(message("http://cache.example.com", token: "") == nil)
    #expect(message("https://cache.example.com", token: "secret") == nil)
    #expect(message("http://127.0.0.1:80", token: "secret") == nil)
    #expect(message("http://localhost/", token: "secret") == nil)
  }

  @Test func `a token that contains a line break is rejected`() {
    #expect(message("https://cache.example.com", token: "a\r\nHost: b") != nil)
  }

  @Test func `trailing slashes in the address are ignored`() throws {
    #expect(try CacheServer("https://a.example//", token: nil).address == "https://a.example")
  }
}
