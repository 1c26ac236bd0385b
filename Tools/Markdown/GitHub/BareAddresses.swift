import WaymarkModel

/// A part of text: either words, or a bare address with its destination.
struct TextPart: Equatable {
  var text: String
  var destination: String?
}

/// Splits text at its bare addresses: `https://…`, `http://…`, `ftp://…`, `www.…`, or `name@host`,
/// following GitHub Flavored Markdown 0.29, section 6.9. As on code hosts, however, an address with
/// a scheme can follow any punctuation, such as a quotation mark.
///
/// Joining the text of the parts restores the original text.
/// - Complexity: O(*n*), where *n* is the number of bytes in the text.
func textParts(_ text: String) -> [TextPart] {
  let bytes = Array(text.utf8)
  var parts: [TextPart] = []
  var start = 0
  var i = 0
  while i < bytes.count {
    guard let address = address(at: i, after: start, in: bytes) else {
      i += 1
      continue
    }
    if start < address.range.lowerBound {
      parts.append(TextPart(text: string(bytes[start..<address.range.lowerBound])))
    }
    let shown = string(bytes[address.range])
    parts.append(TextPart(text: shown, destination: address.prefix + shown))
    start = address.range.upperBound
    i = start
  }
  if start < bytes.count || parts.isEmpty { parts.append(TextPart(text: string(bytes[start...]))) }
  return parts
}

private func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

/// Returns whether text can contain a bare address, based on a quick scan.
func mayHoldAddress(_ text: String) -> Bool {
  if text.contains(byte: UInt8(ascii: ":")) || text.contains(byte: UInt8(ascii: "@")) {
    return true
  }
  return text.contains(byte: UInt8(ascii: ".")) && holdsHostOfWeb(text)
}

/// Returns whether a dot in the text follows a `w`, as in `www.`.
private func holdsHostOfWeb(_ text: String) -> Bool {
  var text = text
  return text.withUTF8 { bytes in
    var start = 1
    while let dot = bytes.firstIndex(ofByte: UInt8(ascii: "."), from: start) {
      if bytes[dot - 1] | 0x20 == UInt8(ascii: "w") { return true }
      start = dot + 1
    }
    return false
  }
}

private struct Address {
  var range: Range<Int>
  /// The part of the destination that precedes the text.
  var prefix: String
}

private func address(at i: Int, after start: Int, in bytes: [UInt8]) -> Address? {
  switch bytes[i] {
  case UInt8(ascii: "@"): mail(around: i, after: start, in: bytes)
  case UInt8(ascii: "h"), UInt8(ascii: "H"): page(at: i, in: bytes, marks: ["https://", "http://"])
  case UInt8(ascii: "f"), UInt8(ascii: "F"): page(at: i, in: bytes, marks: ["ftp://"])
  case UInt8(ascii: "w"), UInt8(ascii: "W"): page(at: i, in: bytes, marks: ["www."])
  default: nil
  }
}

private func page(at i: Int, in bytes: [UInt8], marks: [String]) -> Address? {
  guard let mark = marks.first(where: { starts(bytes[i...], with: $0) }) else { return nil }
  let isBareHost = mark == "www."
  guard i == 0 || (isBareHost ? isBoundary(bytes[i - 1]) : !bytes[i - 1].isLetterOrDigit) else {
    return nil
  }
  let host = isBareHost ? i : i + mark.utf8.count
  guard let hostEnd = endOfDomain(from: host, in: bytes, needsDot: isBareHost) else { return nil }
  let end = trimmed(i..<endOfWord(from: hostEnd, in: bytes), in: bytes)
  return end > host ? Address(range: i..<end, prefix: isBareHost ? "http://" : "") : nil
}

private func isBoundary(_ byte: UInt8) -> Bool {
  byte <= space || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_")
    || byte == UInt8(ascii: "~") || byte == UInt8(ascii: "(")
}

private func starts(_ bytes: ArraySlice<UInt8>, with mark: String) -> Bool {
  bytes.count >= mark.utf8.count && zip(bytes, mark.utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
}

/// Returns the end of a domain; nil if there is none. A domain consists of segments of letters,
/// digits, hyphens, and underscores. The last two segments have no underscores, and all segments
/// together are no longer than a host name can be.
private func endOfDomain(from start: Int, in bytes: [UInt8], needsDot: Bool) -> Int? {
  // A host name has at most 253 characters.
  let run = bytes[start...].prefix(256).prefix { isDomainByte($0) || $0 == UInt8(ascii: ".") }
  guard run.count < 256 else { return nil }
  let end = run.endIndex
  let segments = bytes[start..<end].split(separator: UInt8(ascii: "."))
  guard !segments.isEmpty, !needsDot || segments.count > 1,
    !segments.suffix(2).contains(where: { $0.contains(UInt8(ascii: "_")) })
  else { return nil }
  return end
}

private func isDomainByte(_ byte: UInt8) -> Bool {
  byte.isLetterOrDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte >= 0x80
}

private func endOfWord(from start: Int, in bytes: [UInt8]) -> Int {
  bytes[start...].firstIndex { $0 <= space || $0 == UInt8(ascii: "<") } ?? bytes.count
}

/// Returns the end of an address without the punctuation, unmatched parentheses, and entity that
/// belong to the surrounding sentence.
private func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Int {
  var end = range.upperBound
  var surplus = bytes[range].reduce(0) {
    $0 + ($1 == UInt8(ascii: ")") ? 1 : $1 == UInt8(ascii: "(") ? -1 : 0)
  }
  while end > range.lowerBound {
    switch bytes[end - 1] {
    case UInt8(ascii: ")") where surplus > 0:
      surplus -= 1
      end -= 1
    case let byte where "?!.,:*_~'\"".utf8.contains(byte): end -= 1
    case UInt8(ascii: ";"):
      let name = bytes[range.lowerBound..<(end - 1)].reversed().prefix(while: \.isLetterOrDigit)
        .count
      let ampersand = end - 2 - name
      guard name > 0, ampersand >= range.lowerBound, bytes[ampersand] == UInt8(ascii: "&") else {
        return end
      }
      end = ampersand
    default: return end
    }
  }
  return end
}

private func mail(around at: Int, after start: Int, in bytes: [UInt8]) -> Address? {
  let name = bytes[start..<at].reversed().prefix { $0.isLetterOrDigit || "._-+".utf8.contains($0) }
  var end = at + 1
  while end < bytes.count, bytes[end].isLetterOrDigit || "._-".utf8.contains(bytes[end]) {
    end += 1
  }
  while end > at, bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
  let host = bytes[(at + 1)..<max(end, at + 1)]
  guard !name.isEmpty, host.contains(UInt8(ascii: ".")), let last = host.last, last.isLetterOrDigit
  else { return nil }
  return Address(range: (at - name.count)..<end, prefix: "mailto:")
}
