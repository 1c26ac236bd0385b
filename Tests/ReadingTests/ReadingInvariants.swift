import WaymarkModel

@testable import WaymarkMarkdown
@testable import WaymarkReading

/// Returns a description of an invariant that reading a file with the given bytes violates; nil if
/// all invariants hold.
///
/// The tests and the fuzzer share this function.
func violationOfReading(_ bytes: [UInt8]) -> String? {
  for file in ["a.md", "a.swift"] {
    let found = article(file: file, bytes: bytes)
    let source = decoded(bytes, file: file).source
    for diagnostic in found.diagnostics {
      let place = diagnostic.location
      guard (1...max(source.lines.count, 1)).contains(place.line), place.column >= 1 else {
        return "the location of '\(diagnostic)' is outside the file"
      }
    }
    if file == "a.md" {
      let tiles = segments(of: found.value).flatMap { Array($0.text.utf8) }
      guard tiles == Array(found.value.text.utf8) else {
        return "the segments don't cover the article exactly"
      }
    }
    guard !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else { continue }
    let lines = lineRanges(of: source.bytes)
    for line in found.value.snippets.flatMap(\.lines) {
      let code = line.text.utf8.drop { $0 == space }
      let start =
        lines[line.number - 1].lowerBound + line.column - 1 + line.text.utf8.count - code.count
      guard source.bytes.dropFirst(start).starts(with: code) else {
        return "the file doesn't contain '\(line.text)' at \(line.number):\(line.column)"
      }
    }
  }
  return nil
}
