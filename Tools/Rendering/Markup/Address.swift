import WaymarkModel

/// Returns the address for a link from one page of the site to another location in it.
///
/// - Parameters:
///   - target: A path below the site's folder.
///   - page: The path of the linking page below the site's folder.
/// - Returns: A relative, percent-encoded address; only `#anchor` if both are on the same page.
package func address(of target: String, anchor: String? = nil, from page: String) -> String {
  let suffix = anchor.map { "#" + percentEncodedAnchor(printable($0)) } ?? ""
  if target == page, !suffix.isEmpty { return suffix }
  let (shared, up) = relation(of: target, to: page)
  let rest = String(target[target.utf8.index(target.startIndex, offsetBy: shared)...])
  return String(repeating: "../", count: up) + percentEncodedPath(rest) + suffix
}

/// Returns the length of the folder that two paths share, including its slash, and the number of
/// folders below it that contain the page.
private func relation(of target: String, to page: String) -> (shared: Int, up: Int) {
  let slash = UInt8(ascii: "/")
  var (target, page) = (target, page)
  return target.withUTF8 { target in
    page.withUTF8 { page in
      var shared = 0
      var index = 0
      while index < min(target.count, page.count), target[index] == page[index] {
        index += 1
        if target[index - 1] == slash { shared = index }
      }
      return (shared, page[shared...].count { $0 == slash })
    }
  }
}

private func percentEncodedPath(_ path: String) -> String {
  guard !plainPath.containsAll(of: path) else { return path }
  return path.split(separator: "/", omittingEmptySubsequences: false)
    .map { percentEncoded(String($0)) }.joined(separator: "/")
}

/// Percent-encodes an anchor, except for the characters that a URL's fragment can contain, so that
/// names such as `send(_:)` are preserved. Fragments can contain `'` and `&`, but these characters
/// are encoded anyway, because they are special in HTML.
private func percentEncodedAnchor(_ anchor: String) -> String {
  guard !plainAnchor.containsAll(of: anchor) else { return anchor }
  return anchor.utf8.map {
    isPlainInAnchor($0) ? String(Unicode.Scalar($0)) : percentEncoded($0)
  }.joined()
}

private let plainAnchor = ByteSet(where: isPlainInAnchor)

private func isPlainInAnchor(_ byte: UInt8) -> Bool {
  isPlain(byte) || "!$()*+,/:;=?@".utf8.contains(byte)
}

private let plainPath = ByteSet { isPlain($0) || $0 == UInt8(ascii: "/") }

/// Encodes everything except letters, digits, and `-._~` as `%XX`, so that no part can be
/// interpreted as a scheme, a query, or another folder.
func percentEncoded(_ part: String) -> String {
  guard !plain.containsAll(of: part) else { return part }
  return part.utf8.map { isPlain($0) ? String(Unicode.Scalar($0)) : percentEncoded($0) }.joined()
}

/// Returns a byte as `%XX`.
func percentEncoded(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return byte < 16 ? "%0\(digits)" : "%\(digits)"
}

/// Decodes percent-encoding. A `%` that isn't part of a valid encoding is kept.
package func percentDecoded(_ text: String) -> String {
  guard text.contains(byte: UInt8(ascii: "%")) else { return text }
  var decoded: [UInt8] = []
  var rest = Array(text.utf8)[...]
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "%"), rest.count >= 2, rest.prefix(2).allSatisfy(\.isHexadecimalDigit),
      let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
    {
      decoded.append(value)
      rest = rest.dropFirst(2)
    } else {
      decoded.append(byte)
    }
  }
  return String(decoding: decoded, as: UTF8.self)
}

private let plain = ByteSet(where: isPlain)

private func isPlain(_ byte: UInt8) -> Bool {
  byte.isLetter || byte.isDigit || "-._~".utf8.contains(byte)
}
