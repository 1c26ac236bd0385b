import Mustache

/// Text that can be inserted into a page as is: trusted literals, and escaped text.
///
/// Interpolating a `String` escapes it and interpolating `HTML` doesn't, so unescaped text can't
/// reach a page by mistake. Templates receive only values of this type.
struct HTML: ExpressibleByStringInterpolation, Hashable, Sendable {
  var markup: String

  /// Creates markup from text that is known to be safe, or that the owner of the articles trusts.
  init(trusted text: String) { self.markup = text }

  /// Creates plain text, escaped for content and for quoted attributes.
  init(_ text: String) { self.markup = escaped(text) }

  init(stringLiteral text: String) { self.markup = text }

  init(stringInterpolation: Interpolation) { markup = stringInterpolation.markup }

  var isEmpty: Bool { markup.isEmpty }

  static func + (lhs: HTML, rhs: HTML) -> HTML { HTML(trusted: lhs.markup + rhs.markup) }

  static func += (lhs: inout HTML, rhs: HTML) { lhs.markup += rhs.markup }

  struct Interpolation: StringInterpolationProtocol {
    var markup = ""

    init(literalCapacity: Int, interpolationCount: Int) { markup.reserveCapacity(literalCapacity) }

    mutating func appendLiteral(_ literal: String) { markup += literal }
    mutating func appendInterpolation(_ html: HTML) { markup += html.markup }
    mutating func appendInterpolation(_ plain: String) { markup += escaped(plain) }
    mutating func appendInterpolation(_ number: Int) { markup += String(number) }
  }
}

extension HTML: MustacheCustomRenderable {
  var renderText: String { markup }
  /// Whether the text is empty, in which case a template omits its section.
  var isNull: Bool { markup.isEmpty }
}

extension Sequence<HTML> {
  func joined(separator: HTML = "") -> HTML {
    HTML(trusted: map(\.markup).joined(separator: separator.markup))
  }
}

/// Replaces each control character, which isn't allowed in a page, with U+FFFD.
func printable(_ text: String) -> String {
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

/// Escapes by bytes, because a quotation mark followed by a combining mark is a different
/// `Character`.
private func escaped(_ text: String) -> String {
  guard !unescaped.containsNone(of: text) else { return text }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count + 16)
  for byte in printable(text).utf8 {
    switch byte {
    case UInt8(ascii: "<"): bytes += "&lt;".utf8
    case UInt8(ascii: ">"): bytes += "&gt;".utf8
    case UInt8(ascii: "&"): bytes += "&amp;".utf8
    case UInt8(ascii: "\""): bytes += "&quot;".utf8
    case UInt8(ascii: "'"): bytes += "&#39;".utf8
    default: bytes.append(byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

private let controls = ByteSet(where: isControl)

private let unescaped = ByteSet { isControl($0) || "<>&\"'".utf8.contains($0) }
