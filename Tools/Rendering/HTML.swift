import Mustache

/// Text that may stand in a page as it is: literals of our own, and everything else escaped.
///
/// Interpolating a `String` escapes it, interpolating `HTML` does not, so that no text reaches a
/// page unescaped by being forgotten. A template is only ever given values of this type.
struct HTML: ExpressibleByStringInterpolation, Hashable, Sendable {
  var markup: String

  /// Markup that is known to be safe, or that the owner of the articles trusts.
  init(trusted text: String) { self.markup = text }

  /// Plain text, escaped for content and for quoted attributes.
  init(_ text: String) { self.markup = escaped(text) }

  init(stringLiteral text: String) { self.markup = text }

  init(stringInterpolation: Interpolation) { markup = stringInterpolation.markup }

  var isEmpty: Bool { markup.isEmpty }

  static func + (lhs: HTML, rhs: HTML) -> HTML { HTML(trusted: lhs.markup + rhs.markup) }

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
  /// An empty text closes its section.
  var isNull: Bool { markup.isEmpty }
}

extension Sequence<HTML> {
  func joined(separator: HTML = "") -> HTML {
    HTML(trusted: map(\.markup).joined(separator: separator.markup))
  }
}

/// The text with U+FFFD for each control character, which no page may hold.
func printable(_ text: String) -> String {
  guard text.utf8.contains(where: isControl) else { return text }
  let bytes = text.utf8.flatMap { isControl($0) ? Array("\u{FFFD}".utf8) : [$0] }
  return String(decoding: bytes, as: UTF8.self)
}

private func isControl(_ byte: UInt8) -> Bool {
  switch byte {
  case 0..<9, 11...12, 14..<32, 127: true
  default: false
  }
}

/// Escapes by bytes: a `Character` of a quote and a combining mark would pass for another letter.
private func escaped(_ text: String) -> String {
  guard text.utf8.contains(where: { needsEscape[Int($0)] }) else { return text }
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

private let needsEscape: [Bool] = (0...255).map { isControl($0) || "<>&\"'".utf8.contains($0) }
