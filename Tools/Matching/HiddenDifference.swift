import WaymarkModel

/// Returns the difference between two lines, with escapes, if it starts with a character other than
/// printable ASCII in either line. Returns nil for any other difference, because it is visible.
package func hiddenDifference(_ expected: String, _ actual: String) -> String? {
  let (expected, actual) = (Array(expected.unicodeScalars), Array(actual.unicodeScalars))
  let start = zip(expected, actual).prefix { $0 == $1 }.count
  let end = zip(expected.dropFirst(start).reversed(), actual.dropFirst(start).reversed())
    .prefix { $0 == $1 }.count
  let (missing, found) = (expected[start...], actual[start...])
  guard [missing.first, found.first].contains(where: { $0?.isPlain == false }) else { return nil }
  return "expected \(escaped(missing.dropLast(end))), printed \(escaped(found.dropLast(end)))"
}

/// Returns scalars as a quoted string with escapes, such as `"e\u{301}"`.
private func escaped(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
  let shown = scalars.prefix(12).map { $0.isPlain ? String($0) : $0.escape }
  return "\"\(shown.joined())\(scalars.count > 12 ? "…" : "")\""
}

extension Unicode.Scalar {
  fileprivate var isPlain: Bool { (0x20..<0x7F).contains(value) }
}
