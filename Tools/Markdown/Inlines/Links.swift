/// Returns whether a browser would run the address as a script instead of opening it.
///
/// Browsers ignore whitespace and control characters when they look for the scheme, so this
/// function ignores them as well. Schemes that wrap another address or a document, such as
/// `view-source` and `data`, count, too.
func runsScript(_ address: String) -> Bool {
  // Most addresses are recognized without searching for a scheme.
  let isHarmless = harmless.contains(where: address.hasPrefix)
  guard !isHarmless, address.utf8.contains(UInt8(ascii: ":")) else { return false }
  guard let colon = address.unicodeScalars.firstIndex(of: ":") else { return false }
  let scheme = String(
    String.UnicodeScalarView(
      address.unicodeScalars[..<colon].filter {
        $0.isASCII ? $0.value > 0x20 && $0.value < 0x7F : isShown($0)
      }
    )
  ).lowercased()
  guard !scheme.contains(where: { "/?#".contains($0) }) else { return false }
  return scheme.contains("script") || wrapping.contains(scheme)
}

private let harmless = ["https://", "doc:"]

private let wrapping: Set = ["data", "blob", "filesystem", "view-source", "feed", "jar", "mhtml"]

private func isShown(_ scalar: Unicode.Scalar) -> Bool {
  !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
    && scalar.properties.generalCategory != .control
}
