import SwiftParser
import SwiftSyntax
import WaymarkModel
import WaymarkTokens

/// The placeholders of a template: names for readers to choose, as in `func <name>()`, and letters
/// in place of versions, as in `if #available(macOS X, *)`.
package enum TemplateNames {
  /// Returns code in which raw identifiers replace the names of a template, and zeros replace its
  /// versions, without changing the length. Returns any other code unchanged.
  package static func asIdentifiers(in code: String) -> String {
    namesAsIdentifiers(in: versionsAsZeros(in: code))
  }

  private static func versionsAsZeros(in code: String) -> String {
    guard code.utf8.contains(UInt8(ascii: "(")), code.contains("available(") else { return code }
    return code.replacing(availability) { (match: Regex<Substring>.Match) in
      match.output.replacing(version) { (match: Regex<(Substring, Substring)>.Match) in
        "\(match.output.1)0"
      }
    }
  }

  private static let availability = Pattern(/[#@](?:un)?available\([^()]*\)/)
  private static let version = Pattern(/\b([A-Za-z]*OS )[A-Z]\b/)

  private static func namesAsIdentifiers(in code: String) -> String {
    // Few lines contain a bracket, and matching a pattern takes much longer than this comparison.
    let names = lines(of: code).filter { $0.utf8.contains(UInt8(ascii: "<")) }.flatMap { line in
      line.matches(of: placeholder).map { match in
        let name = match.output.1
        let start = code.utf8.distance(from: code.startIndex, to: name.startIndex)
        return start..<start + name.utf8.count
      }
    }
    guard !names.isEmpty, !isTooDeep(code) else { return code }
    let tree = Parser.parse(source: code)
    var bytes = Array(code.utf8)
    for name in names where !isText(name.lowerBound, in: tree) {
      (bytes[name.lowerBound], bytes[name.upperBound - 1]) = (UInt8(ascii: "`"), UInt8(ascii: "`"))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A pattern for a name in angle brackets that can't be a generic argument, because it follows
  /// punctuation or a keyword.
  private static let placeholder = Pattern(
    /(?:^|[(\[,.:=&{]|->|\b(?:actor|any|as|await|case|class|enum|extension|func|in|is|let|protocol|return|some|struct|throw|try|typealias|var)[?!]?\ )\ *(<[A-Za-z](?:[\w ]*\w)?>)/)

  /// Returns whether an offset is in a string or a comment.
  private static func isText(_ offset: Int, in tree: SourceFileSyntax) -> Bool {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return true }
    if case .stringSegment = token.tokenKind { return true }
    return offset < token.positionAfterSkippingLeadingTrivia.utf8Offset
      || offset >= token.endPositionBeforeTrailingTrivia.utf8Offset
  }
}
