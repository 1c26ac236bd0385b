import Foundation

/// Marks the start of a snippet in the output.
public func __waymarkSnippet(_ number: Int) {
  print("\u{1}snippet \(number)\u{1}", terminator: "")
  fflush(nil)
}

/// The text that an example wrote to standard output, split by snippet.
public struct __WaymarkOutput {
  private var parts: [(snippet: Int, text: Substring)] = []

  public init(_ bytes: [UInt8]) {
    var snippet = 0
    for part in String(decoding: bytes, as: UTF8.self).split(
      separator: "\u{1}", omittingEmptySubsequences: false
    ) {
      if part.hasPrefix("snippet "), let number = Int(part.dropFirst(8)) {
        snippet = number
      } else {
        parts.append((snippet, part))
      }
    }
  }

  /// Returns the lines that differ from what the snippets expect.
  public func differences(from expected: [Int: [String]]) -> [String] {
    expected.sorted { $0.key < $1.key }.flatMap { snippet, lines in
      let text = parts.filter { $0.snippet == snippet }.map(\.text).joined()
      return __waymarkMatches(Self.lines(text), lines)
        ? [] : ["printed \(Self.lines(text)), expected \(lines)"]
    }
  }

  /// Returns whether all of the output is as expected. `...` matches any text or, alone on a line,
  /// any number of lines.
  public func matches(_ expected: [String]) -> Bool {
    __waymarkMatches(Self.lines(parts.map(\.text).joined()), Self.lines(expected.joined(separator: "\n")))
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      var line = line
      while let last = line.last, last == " " || last == "\t" { line.removeLast() }
      return String(line)
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }
}

private func __waymarkMatches(_ lines: [String], _ expected: [String]) -> Bool {
  __waymarkMatches(lines[...], expected[...], isWild: { $0 == "..." }) { line, pattern in
    // Compare scalars, because strings that look the same can be different.
    let pieces = Array(pattern.unicodeScalars).wild
    return __waymarkMatches(Array(line.unicodeScalars)[...], pieces[...], isWild: { $0 == nil }) { $0 == $1 }
  }
}

/// Compares elements with patterns. A wildcard matches any number of elements, including none.
private func __waymarkMatches<Element, Pattern>(
  _ elements: ArraySlice<Element>, _ pattern: ArraySlice<Pattern>,
  isWild: (Pattern) -> Bool, equal: (Element, Pattern) -> Bool
) -> Bool {
  var (element, place) = (elements.startIndex, pattern.startIndex)
  var retry: (element: Int, place: Int)?
  while element < elements.endIndex {
    if place < pattern.endIndex, isWild(pattern[place]) {
      place += 1
      retry = (element, place)
    } else if place < pattern.endIndex, equal(elements[element], pattern[place]) {
      element += 1
      place += 1
    } else if let last = retry {
      element = last.element + 1
      place = last.place
      retry?.element = element
    } else {
      return false
    }
  }
  return pattern[place...].allSatisfy(isWild)
}

extension [Unicode.Scalar] {
  /// The scalars, with nil in place of each `...`.
  fileprivate var wild: [Unicode.Scalar?] {
    var pieces: [Unicode.Scalar?] = []
    var index = 0
    while index < count {
      if index + 2 < count, self[index...(index + 2)].allSatisfy({ $0 == "." }) {
        pieces.append(nil)
        index += 3
      } else {
        pieces.append(self[index])
        index += 1
      }
    }
    return pieces
  }
}
