import WaymarkModel

/// An address outside the site, which is either safe to follow or refused.
package enum WebAddress: Equatable {
  /// An `http`, `https`, `mailto`, or `tel` address, percent-encoded where necessary.
  case safe(String)
  /// An address with any other scheme, such as `javascript`, which could run a script or access the
  /// reader's machine.
  case refused(scheme: String)

  /// Classifies a destination. Returns nil for a relative address. Spaces and control characters,
  /// which browsers ignore, can't hide a scheme.
  ///
  /// - Parameter destination: A destination as an author wrote it.
  package init?(_ destination: String) {
    // Most addresses are safe as written.
    if destination.utf8.starts(with: "https://".utf8), unchanged.containsAll(of: destination) {
      self = .safe(destination)
      return
    }
    let seen = withoutBlanks(destination)
    let start = seen.utf8.prefix(2).map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "/") : $0 }
    if start == Array("//".utf8) {
      self = .safe(encoded("https:" + seen))
      return
    }
    let scheme = seen.utf8.prefix { $0 != UInt8(ascii: ":") }
    guard scheme.count < seen.utf8.count, isScheme(scheme) else { return nil }
    let name = String(decoding: scheme, as: UTF8.self).lowercased()
    self = Self.schemes.contains(name) ? .safe(encoded(seen)) : .refused(scheme: name)
  }

  static let schemes = ["http", "https", "mailto", "tel"]
}

/// Returns an address without spaces and control characters.
private func withoutBlanks(_ address: String) -> String {
  guard !blanks.containsNone(of: address) else { return address }
  return String(decoding: address.utf8.filter { $0 > 32 && $0 != 127 }, as: UTF8.self)
}

private let blanks = ByteSet { $0 <= 32 || $0 == 127 }

private func isScheme(_ bytes: Substring.UTF8View) -> Bool {
  guard let first = bytes.first, first.isLetter else { return false }
  return bytes.allSatisfy { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
}

/// Percent-encodes characters that aren't allowed in addresses, and keeps existing encodings.
private func encoded(_ address: String) -> String {
  guard !allowed.containsAll(of: address) else { return address }
  return address.utf8.map { byte in
    isAllowed(byte) ? String(Unicode.Scalar(byte)) : percentEncoded(byte)
  }.joined()
}

private let allowed = ByteSet(where: isAllowed)

private let unchanged = ByteSet { $0 > 32 && isAllowed($0) }

private func isAllowed(_ byte: UInt8) -> Bool {
  byte < 127 && !"\"<>\\^`{|}".utf8.contains(byte)
}
