import WaymarkMarkdown
import WaymarkModel

extension InfoString {
  /// The range of a fence's info string from its first nonblank byte to the end of its first word,
  /// if that word is meant as the language Swift but isn't `swift`, ignoring case; otherwise nil.
  ///
  /// Real labels of other languages aren't misspellings, and neither are file names in other
  /// languages (`yaml:swift.yml`).
  var misspelledSwift: Range<Int>? {
    guard !isSwiftInBraces else { return nil }
    let start = bytes.firstIndex { !$0.isBlank } ?? bytes.count
    var end = start
    while end < bytes.count {
      let isSeparator = { (byte: UInt8) in byte.isBlank || byte == UInt8(ascii: ",") }
      let first = bytes[end...].firstIndex { !isSeparator($0) } ?? bytes.count
      end = bytes[first...].firstIndex(where: isSeparator) ?? bytes.count
      guard let word = legible(text(first..<end)).split(separator: " ").first else { continue }
      let isExact = text(start..<end).lowercased() == "swift"
      return isMeantAsSwift(String(word)) && !isExact ? start..<end : nil
    }
    return nil
  }

  /// Returns the error for a misspelled language; nil if the language isn't misspelled.
  func misspelling(marker: String, file: String) -> Diagnostic? {
    misspelledSwift.map { range in
      Diagnostic(
        at: location(of: range.lowerBound, in: file),
        "this block is never tested: its language is '\(visible(text(range)))'",
        hint: "write '\(marker)swift', and put any options after a comma; "
          + "if the code isn't Swift, name its language")
    }
  }
}

/// Returns a word in lowercase and without invisible characters. Spaces and control characters are
/// replaced with a space.
private func legible(_ word: String) -> String {
  var legible = String.UnicodeScalarView()
  for scalar in word.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .format: continue
    case .control, .spaceSeparator, .lineSeparator, .paragraphSeparator: legible.append(" ")
    default:
      // Fullwidth forms of ASCII characters are read as ASCII.
      let isWide = (0xFF01...0xFF5E).contains(scalar.value)
      legible.append(isWide ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar)
    }
  }
  return String(legible).lowercased()
}

private func isMeantAsSwift(_ word: String) -> Bool {
  // A file name can follow the language.
  let parts = word.split(separator: ":").map(String.init)
  let isPrefix = ["lang", "language", "code"].contains(parts.first)
  guard let language = parts.dropFirst(isPrefix ? 1 : 0).first else { return false }
  let runs = language.split { !$0.isLetter }.map(String.init)
  guard !runs.contains("diff"), !otherFiles.contains(runs.last ?? "") else { return false }
  if runs.contains("swift") { return true }
  let names = runs.filter { !["lang", "language"].contains($0) }
  guard names.count == 1, let name = names.first else { return false }
  return name.sorted() == "swift".sorted() || nearest(to: name, in: ["swift"]) != nil
}

/// The extensions of files in other languages. The names of such files can contain `swift`.
private let otherFiles: Set<String> = [
  "c", "cpp", "h", "html", "json", "m", "md", "plist", "sh", "toml", "txt", "xml", "yaml", "yml",
]

/// Returns text with escapes for the characters that can't be seen.
private func visible(_ text: String) -> String {
  text.unicodeScalars.map { scalar in
    switch scalar.properties.generalCategory {
    case .format, .control, .lineSeparator, .paragraphSeparator: scalar.escape
    case .spaceSeparator: scalar == " " ? " " : scalar.escape
    default: String(scalar)
    }
  }.joined()
}
