extension String {
  /// Returns whether two strings have the same bytes. `==` is also true for canonically equivalent
  /// strings.
  package func isExactly(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

/// Returns the lines of printed text, without trailing blanks. A final newline doesn't start
/// another line.
package func printedLines(_ text: String) -> [String] {
  var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  if lines.last?.isEmpty == true { lines.removeLast() }
  return lines.map { withoutTrailingBlanks(String(Substring($0))) }
}

/// Returns a line without the spaces, tabs, and carriage returns at its end.
package func withoutTrailingBlanks(_ line: String) -> String {
  let blanks: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")]
  let kept = line.utf8.lastIndex { !blanks.contains($0) }.map { line.utf8.index(after: $0) }
  return String(line[..<(kept ?? line.startIndex)])
}
