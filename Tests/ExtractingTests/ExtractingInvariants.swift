import WaymarkModel
import WaymarkSyntax

@testable import WaymarkExtracting

/// Returns a description of an invariant that the examples in an article with the given bytes
/// violate; nil if all invariants hold.
///
/// The tests and the fuzzer share this function. A zero byte starts another block, and the second
/// block uses the first.
func violationOfExtracting(_ bytes: [UInt8]) -> String? {
  // The reading stage ends the lines of snippets with LF only.
  let code = bytes.filter { $0 != UInt8(ascii: "\r") }.split(separator: 0)
    .map { String(decoding: $0, as: UTF8.self) }
  let options = [", example=a", ", uses=a"]
  let blocks = code.enumerated().map { number, code in
    // A fence in the code would end its block.
    let code = code.replacing("```", with: "'''")
    return "```swift\(number < 2 ? options[number] : "")\n\(code)\n```\n"
  }
  let read = article(blocks.joined())
  let found = examples(in: [read], options: ExtractionOptions(imports: ["Library"]))
  guard found.value.flatMap(\.snippets).sorted() == read.snippets.map(\.index) else {
    return "a snippet isn't in exactly one example"
  }
  guard Set(found.value.map { $0.module.lowercased() }).count == found.value.count else {
    return "two examples have the same module"
  }
  for snippet in read.snippets {
    var end = 0
    for highlight in highlights(of: snippet) {
      guard highlight.range.lowerBound >= end, highlight.range.upperBound <= snippet.code.utf8.count
      else { return "the highlight \(highlight) is at the wrong location" }
      end = highlight.range.upperBound
    }
  }
  return violationOfPlaces(in: found, of: read)
}

private func violationOfPlaces(in found: Checked<[Example]>, of article: Article) -> String? {
  let lines = article.text.utf8.split(separator: 10, omittingEmptySubsequences: false).map(
    Array.init)
  for diagnostic in found.diagnostics {
    let place = diagnostic.location
    guard (1...lines.count).contains(place.line), place.column >= 1 else {
      return "the location of '\(diagnostic)' is outside the file"
    }
  }
  for source in found.value.map(\.source) {
    for (number, line) in source.lines.enumerated() {
      guard line.spans.map(\.text).joined() == line.text else {
        return "'\(line.text)' doesn't match its spans"
      }
      for (column, byte) in line.text.utf8.enumerated() {
        let isAuthors = line.origins.last { $0.column <= column + 1 }?.location != nil
        guard isAuthors, let place = source.location(line: number + 1, column: column + 1) else {
          continue
        }
        guard lines.indices.contains(place.line - 1),
          lines[place.line - 1].indices.contains(place.column - 1),
          lines[place.line - 1][place.column - 1] == byte
        else { return "a byte of '\(line.text)' isn't at \(place)" }
      }
    }
  }
  return nil
}
