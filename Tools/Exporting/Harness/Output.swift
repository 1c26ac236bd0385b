import Foundation

/// Marks the start of a snippet in the output.
public func __waymarkSnippet(_ number: Int) {
  print("\u{1}snippet \(number)\u{1}", terminator: "")
  fflush(nil)
}

/// The text that an example wrote to standard output, split by snippet.
public struct __WaymarkOutput {
  private var parts: [(snippet: Int, text: ArraySlice<UInt8>)] = []

  /// Splits the output of a process at the marks of its snippets.
  public init(_ bytes: [UInt8]) {
    var snippet = 0
    for part in bytes.split(separator: 1, omittingEmptySubsequences: false) {
      let mark = String(decoding: part, as: UTF8.self)
      if mark.hasPrefix("snippet "), let number = Int(mark.dropFirst(8)) {
        snippet = number
      } else {
        parts.append((snippet, part))
      }
    }
  }

  /// Returns a message for each snippet whose output differs from the expected lines.
  public func differences(from expected: [Int: [String]]) -> [String] {
    expected.sorted { $0.key < $1.key }.flatMap { snippet, lines in
      let printed = Self.lines(parts.filter { $0.snippet == snippet }.flatMap(\.text))
      return __waymarkMatches(printed, lines.map { Array($0.utf8) })
        ? [] : ["printed \(printed.map { String(decoding: $0, as: UTF8.self) }), expected \(lines)"]
    }
  }

  /// Returns whether all of the output is as expected. `...` matches any text or, alone on a line,
  /// any number of lines.
  public func matches(_ expected: [String]) -> Bool {
    __waymarkMatches(
      Self.lines(parts.flatMap(\.text)), Self.lines(Array(expected.joined(separator: "\n").utf8)))
  }

  private static func lines(_ text: [UInt8]) -> [[UInt8]] {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(withoutTrailingBlanks)
    return Array(lines.prefix((lines.lastIndex { !$0.isEmpty } ?? -1) + 1))
  }

  private static func withoutTrailingBlanks(_ line: ArraySlice<UInt8>) -> [UInt8] {
    let blanks = Array(" \t\r".utf8)
    let end = line.lastIndex { !blanks.contains($0) }.map { $0 + 1 }
    return Array(line[..<(end ?? line.startIndex)])
  }
}

// The comparison is by bytes, because different strings can look the same, and printed bytes can be
// invalid UTF-8.
private func __waymarkMatches(_ lines: [[UInt8]], _ expected: [[UInt8]]) -> Bool {
  __waymarkMatches(lines[...], expected[...], isWild: { $0 == Array("...".utf8) }) {
    line, pattern in
    __waymarkMatches(line[...], pattern.wild[...], isWild: { $0 == nil }) { $0 == $1 }
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

extension [UInt8] {
  /// The bytes, with nil in place of each `...`.
  fileprivate var wild: [UInt8?] {
    var pieces: [UInt8?] = []
    var index = 0
    while index < count {
      if index + 2 < count, self[index...(index + 2)].allSatisfy({ $0 == UInt8(ascii: ".") }) {
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
