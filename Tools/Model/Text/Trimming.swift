/// Returns a string without surrounding whitespace.
package func trimmed(_ text: some StringProtocol) -> String {
  var rest = text[...]
  while rest.first?.isWhitespace == true { rest = rest.dropFirst() }
  while rest.last?.isWhitespace == true { rest = rest.dropLast() }
  return String(rest)
}

/// Returns the lines of text without their endings, which can be `\n` or `\r\n`. After a final line
/// ending, the last line is empty.
package func lines(of text: String) -> [Substring] {
  text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
}

/// Returns a line without the whitespace at its end.
package func trimmedEnd(_ line: String) -> String {
  var rest = line[...]
  while rest.last?.isWhitespace == true { rest = rest.dropLast() }
  return String(rest)
}
