import WaymarkModel

extension String {
  /// The text in a form that is safe to print to a terminal or the log of a continuous-integration
  /// host.
  ///
  /// Characters that a terminal or a host would interpret are spelled as in a Swift literal,
  /// such as `\u{1B}`:
  ///
  /// - control characters, which can move the cursor or change colors, except for newline and tab
  /// - characters that change the direction of text, byte-order marks, and separators at which some
  ///   viewers break lines
  /// - the first colon of `::` at the start of a line: a GitHub command
  /// - the second number sign of `##vso[`, `##teamcity[`, or `##[` anywhere: an Azure Pipelines,
  ///   TeamCity, or GitHub command
  ///
  /// A carriage return before a newline is removed. The result is the same for every host, and
  /// neutralizing it again changes nothing.
  package var neutralized: String {
    var result = UnicodeScalarView()
    var isLineStart = true
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\r", rest.first == "\n" { continue }
      if scalar.isActive || isLineStart && startsCommand(scalar, rest)
        || endsMark(scalar, result, rest)
      {
        result.append(contentsOf: scalar.escape.unicodeScalars)
      } else {
        result.append(scalar)
      }
      isLineStart = scalar == "\n" || isLineStart && scalar.properties.isWhitespace
    }
    return String(result)
  }

  /// The text on one line: ``neutralized``, with newlines spelled out as well.
  ///
  /// Use it for file names, which could otherwise start a new line.
  package var neutralizedLine: String {
    String(
      UnicodeScalarView(
        neutralized.unicodeScalars.flatMap { $0 == "\n" ? Array("\\n".unicodeScalars) : [$0] }))
  }
}

/// Returns whether a scalar starts a command such as `::set-output`.
private func startsCommand(_ scalar: Unicode.Scalar, _ rest: Substring.UnicodeScalarView) -> Bool {
  scalar == ":" && rest.first == ":"
}

/// Returns whether a scalar is the second number sign of a command such as `##vso[`.
private func endsMark(
  _ scalar: Unicode.Scalar, _ before: String.UnicodeScalarView, _ rest: Substring.UnicodeScalarView
) -> Bool {
  scalar == "#" && before.last == "#" && rest.first { !$0.isASCIILetter } == "["
}

extension Unicode.Scalar {
  /// Whether viewers interpret the scalar instead of displaying it.
  fileprivate var isActive: Bool {
    switch properties.generalCategory {
    case .control: self != "\n" && self != "\t"
    case .lineSeparator, .paragraphSeparator: true
    // The byte-order mark has no width, so the text after it would appear to start the line.
    default: properties.isBidiControl || self == "\u{FEFF}"
    }
  }

  fileprivate var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}
