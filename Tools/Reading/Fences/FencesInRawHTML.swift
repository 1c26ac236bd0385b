import WaymarkMarkdown
import WaymarkModel

/// Returns the errors for Swift blocks that CommonMark parses as part of raw HTML.
///
/// - Parameters:
///   - lines: Raw HTML without its comments.
///   - opening: The start of the HTML block, which determines the hint.
func fencesInRawHTML(
  in lines: [MarkdownSource.Text], openedBy opening: ArraySlice<UInt8>, file: String
) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  var open: ArraySlice<UInt8>?
  for line in lines {
    let text = line.bytes.drop(while: \.isBlank)
    let run = fenceLength(text)
    if let marker = open {
      let closes = run >= marker.count && text.first == marker.first
      if closes, text.dropFirst(run).allSatisfy(\.isBlank) { open = nil }
    } else if run >= 3, isOpening(text, run: run) {
      open = text.prefix(run)
      guard isSwift(InfoString(line.from(text.startIndex + run))) else { continue }
      let place = line.from(text.startIndex)
      diagnostics.append(
        Diagnostic(
          at: SourceLocation(file: file, line: place.number, column: max(place.column, 1)),
          "this Swift block is read as part of the raw HTML above it",
          hint: hint(openedBy: opening)))
    }
  }
  return diagnostics
}

/// Returns whether the text after a fence can be an info string. After backticks, it can't contain
/// a backtick.
private func isOpening(_ text: ArraySlice<UInt8>, run: Int) -> Bool {
  text.first == UInt8(ascii: "~") || !text.dropFirst(run).contains(UInt8(ascii: "`"))
}

/// Returns whether a fence with this info string is a snippet, or is meant to be one.
func isSwift(_ info: InfoString) -> Bool {
  info.text(info.language).lowercased() == "swift" || info.isSwiftInBraces
    || info.misspelledSwift != nil
}

/// Returns the errors for elements of raw HTML that show Swift code, which would never be tested.
func swiftElementsInRawHTML(in lines: [MarkdownSource.Text], file: String) -> [Diagnostic] {
  lines.flatMap { line in
    let tags = line.bytes.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
    return tags.dropFirst().filter(isSwiftTag).map { tag in
      let column = line.column + tag.startIndex - 1 - line.bytes.startIndex
      return Diagnostic(
        at: SourceLocation(file: file, line: line.number, column: max(column, 1)),
        "this Swift block is never tested: it's raw HTML",
        hint: "write it as a code block: ```swift")
    }
  }
}

/// Returns whether the text after a `<` is a `pre` or `code` tag whose class marks its content as
/// Swift code, as site generators write it.
private func isSwiftTag(_ text: ArraySlice<UInt8>) -> Bool {
  let tag = text.prefix { $0 != UInt8(ascii: ">") }
  let words = tag.split { $0.isBlank || "=\"'".utf8.contains($0) }
    .map { String(decoding: $0, as: UTF8.self).lowercased() }
  guard let name = words.first, ["pre", "code"].contains(name) else { return false }
  return words.drop { $0 != "class" }.contains {
    ["language-swift", "lang-swift", "swift"].contains($0)
  }
}

private func hint(openedBy opening: ArraySlice<UInt8>) -> String {
  let start = String(decoding: opening.drop(while: \.isBlank).prefix(10), as: UTF8.self)
    .lowercased()
  let ends = ["<pre", "<script", "<style", "<textarea", "<?", "<!"].contains { start.hasPrefix($0) }
  return ends ? "move it out of the HTML" : "add a blank line before it"
}

extension InfoString {
  /// Whether the language is written as in Pandoc: `{.swift}`, `{.swift .numberLines}`, `{swift}`.
  var isSwiftInBraces: Bool {
    guard let first = bytes.firstIndex(where: { !$0.isBlank }), bytes[first] == UInt8(ascii: "{")
    else { return false }
    let inner = bytes[(first + 1)...].prefix { $0 != UInt8(ascii: "}") }
    let words = inner.split { $0.isBlank || $0 == UInt8(ascii: ",") }
    return words.contains {
      let word = String(decoding: $0, as: UTF8.self).lowercased()
      return word == ".swift" || word == "swift"
    }
  }
}
