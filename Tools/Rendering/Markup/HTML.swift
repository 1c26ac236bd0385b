/// Text that can be inserted into a page as is: trusted literals, and escaped text.
///
/// Interpolating a `String` escapes it and interpolating `HTML` doesn't, so unescaped text can't
/// reach a page by mistake. Pages are made of values of this type only.
package struct HTML: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The text as it appears in a page.
  package var markup: String

  /// Creates markup from text that is known to be safe, or that the owner of the articles trusts.
  package init(trusted text: String) { self.markup = text }

  /// Creates plain text, escaped for content and for quoted attributes.
  package init(_ text: String) { self.markup = escaped(text) }

  package init(stringLiteral text: String) { self.markup = text }

  package init(stringInterpolation: Interpolation) { markup = stringInterpolation.markup }

  package var isEmpty: Bool { markup.isEmpty }

  /// Returns markup followed by other markup.
  package static func + (lhs: HTML, rhs: HTML) -> HTML { HTML(trusted: lhs.markup + rhs.markup) }

  /// Appends markup.
  package static func += (lhs: inout HTML, rhs: HTML) { lhs.markup += rhs.markup }

  /// The parts of a literal. Only those that are `HTML` or were written in the literal are inserted
  /// as is.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var markup = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      markup.reserveCapacity(literalCapacity + 32 * interpolationCount)
    }

    /// Appends text of the literal as is.
    package mutating func appendLiteral(_ literal: String) { markup += literal }
    /// Appends markup as is.
    package mutating func appendInterpolation(_ html: HTML) { markup += html.markup }
    /// Appends plain text, escaped for content and for quoted attributes.
    package mutating func appendInterpolation(_ plain: String) { markup += escaped(plain) }
    /// Appends a number in decimal digits.
    package mutating func appendInterpolation(_ number: Int) { markup += String(number) }
  }
}

// This isn't an extension of sequences, because generic code isn't specialized for other modules.
extension [HTML] {
  /// Returns the parts with a separator between them.
  package func joined(separator: HTML = "") -> HTML { joined(separator, omitsEmpty: false) }

  /// Returns the parts that aren't empty, with a line break between them.
  package func lines() -> HTML { joined("\n", omitsEmpty: true) }

  private func joined(_ separator: HTML, omitsEmpty: Bool) -> HTML {
    var joined = ""
    joined.reserveCapacity(
      reduce(0) { $0 + $1.markup.utf8.count } + count * separator.markup.utf8.count)
    var isFirst = true
    for html in self where !omitsEmpty || !html.isEmpty {
      if !isFirst { joined += separator.markup }
      joined += html.markup
      isFirst = false
    }
    return HTML(trusted: joined)
  }
}

/// Replaces each control character that isn't allowed in a page with U+FFFD.
package func printable(_ text: String) -> String {
  guard !controls.containsNone(of: text) else { return text }
  let bytes = text.utf8.flatMap { isControl($0) ? Array("\u{FFFD}".utf8) : [$0] }
  return String(decoding: bytes, as: UTF8.self)
}

private func isControl(_ byte: UInt8) -> Bool {
  switch byte {
  case 0..<9, 11...12, 14..<32, 127: true
  default: false
  }
}

/// Escapes text byte by byte, because a quotation mark followed by a combining mark is a different
/// `Character`.
private func escaped(_ text: String) -> String {
  guard !unescaped.containsNone(of: text) else { return text }
  var text = text
  return text.withUTF8 { bytes in
    var markup: [UInt8] = []
    markup.reserveCapacity(bytes.count + 16)
    appendEscaped(bytes[...], to: &markup)
    return String(decoding: markup, as: UTF8.self)
  }
}

/// Escapes text and appends it to the bytes of a page.
///
/// - Parameter isContent: Whether the text is outside tags, where quotation marks need no escaping.
func appendEscaped(
  _ text: Slice<UnsafeBufferPointer<UInt8>>, to markup: inout [UInt8], isContent: Bool = false
) {
  // Nearly all bytes are plain, so this test must be fast.
  let special = isContent ? specialInContent : unescaped
  special.forEachRun(in: text) { run, isSpecial in
    guard isSpecial else { return markup.append(contentsOf: run) }
    for byte in run { markup += escape(of: byte).utf8 }
  }
}

/// Returns the replacement for a byte of text that must be escaped.
private func escape(of byte: UInt8) -> String {
  switch byte {
  case UInt8(ascii: "<"): "&lt;"
  case UInt8(ascii: ">"): "&gt;"
  case UInt8(ascii: "&"): "&amp;"
  case UInt8(ascii: "\""): "&quot;"
  case UInt8(ascii: "'"): "&#39;"
  default: "\u{FFFD}"
  }
}

private let controls = ByteSet(where: isControl)

private let unescaped = ByteSet { isControl($0) || "<>&\"'".utf8.contains($0) }

private let specialInContent = ByteSet { isControl($0) || "<>&".utf8.contains($0) }
