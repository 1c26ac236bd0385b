extension String {
  /// The text as it can be printed to a terminal or to the log of a continuous-integration host.
  ///
  /// What a terminal or a host would act on is spelled as in a Swift literal, `\u{1B}`:
  ///
  /// - control characters other than newline and tab, which move the cursor or change its colors
  /// - characters that change the direction of text, and separators that some viewers break lines at
  /// - the first colon of `::`, at the start of a line: a command of GitHub
  /// - the second number sign of `##vso[`, `##teamcity[`, or `##[`, anywhere: a command of Azure
  ///   Pipelines, TeamCity, or GitHub
  ///
  /// A carriage return before a newline is dropped. The result is the same for every host, and
  /// neutralizing it again changes nothing.
  var neutralized: String {
    var result = UnicodeScalarView()
    var isLineStart = true
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\r", rest.first == "\n" { continue }
      if scalar.isActive || isLineStart && startsCommand(scalar, rest) || endsMark(scalar, result, rest) {
        result.append(contentsOf: scalar.spelledOut)
      } else {
        result.append(scalar)
      }
      isLineStart = scalar == "\n" || isLineStart && scalar.properties.isWhitespace
    }
    return String(result)
  }

  /// The text as one line: as ``neutralized``, with newlines spelled out too.
  ///
  /// For the names of files, which could otherwise start a line of their own.
  var neutralizedLine: String {
    String(UnicodeScalarView(neutralized.unicodeScalars.flatMap { $0 == "\n" ? Array("\\n".unicodeScalars) : [$0] }))
  }
}

/// True for the `::` of `::set-output`.
private func startsCommand(_ scalar: Unicode.Scalar, _ rest: Substring.UnicodeScalarView) -> Bool {
  scalar == ":" && rest.first == ":"
}

/// True for the second sign of `##vso[`.
private func endsMark(
  _ scalar: Unicode.Scalar, _ before: String.UnicodeScalarView, _ rest: Substring.UnicodeScalarView
) -> Bool {
  scalar == "#" && before.last == "#" && rest.first { !$0.isASCIILetter } == "["
}

extension Unicode.Scalar {
  /// True if a viewer does more with it than show it.
  fileprivate var isActive: Bool {
    switch properties.generalCategory {
    case .control: self != "\n" && self != "\t"
    case .lineSeparator, .paragraphSeparator: true
    // The byte-order mark has no width, so that what follows it seems to start the line.
    default: properties.isBidiControl || self == "\u{FEFF}"
    }
  }

  fileprivate var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

  fileprivate var spelledOut: String.UnicodeScalarView {
    "\\u{\(String(value, radix: 16, uppercase: true))}".unicodeScalars
  }
}
