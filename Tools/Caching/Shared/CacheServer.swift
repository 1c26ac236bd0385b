import Foundation

/// The address of a shared cache and the token that grants access to it.
package struct CacheServer: Sendable {
  /// The address without a trailing slash.
  let address: String
  let token: String?

  /// A mistake in the address or the token. Its text contains neither of them, because both can
  /// contain secrets.
  package struct Mistake: Error {
    /// A sentence that states what is wrong.
    package let message: String
    /// A sentence that states what to do.
    package let hint: String
  }

  /// Parses an address.
  ///
  /// - Parameters:
  ///   - text: The address, such as `https://cache.example.com/waymark`.
  ///   - token: A bearer token; nil or empty for a server that needs none.
  /// - Throws: `Mistake` if the address isn't valid or contains a user name or password, or if the
  ///   token isn't valid or would be sent over the network without encryption.
  package init(_ text: String, token: String?) throws(Mistake) {
    guard let parts = URLComponents(string: text), let host = parts.host, !host.isEmpty,
      let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme),
      parts.query == nil, parts.fragment == nil
    else {
      throw Mistake(
        message: "the URL of the shared cache must start with 'http://' or 'https://', contain a "
          + "host, and have no query or fragment",
        hint: "use a URL such as https://cache.example.com/waymark")
    }
    guard parts.user == nil, parts.password == nil else {
      throw Mistake(
        message: "the URL of the shared cache contains a user name or password",
        hint: "set the environment variable WAYMARK_CACHE_TOKEN to a token instead")
    }
    self.token = token.flatMap { $0.isEmpty ? nil : $0 }
    guard self.token == nil || scheme == "https" || Self.isLocal(host) else {
      throw Mistake(
        message: "the token for the shared cache would be sent without encryption",
        hint: "use a URL that starts with https, or unset WAYMARK_CACHE_TOKEN")
    }
    guard self.token?.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) ?? true else {
      throw Mistake(
        message: "WAYMARK_CACHE_TOKEN contains whitespace, a control character, or a non-ASCII "
          + "character",
        hint: "set it to a token without such characters, for example without a final line break; "
          + "it is sent as 'Authorization: Bearer TOKEN'")
    }
    address = String(text.reversed().drop { $0 == "/" }.reversed())
  }

  private static func isLocal(_ host: String) -> Bool {
    ["localhost", "127.0.0.1", "::1", "[::1]"].contains(host.lowercased())
  }
}
