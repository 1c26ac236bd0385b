import WaymarkModel
import WaymarkSyntax

/// Returns an example's source without the parts that only the tool's own runs need, and with
/// `#sourceLocation` directives that map the compiler's messages to the article.
///
/// - Parameter keepsMarkers: Whether to keep the calls that report which snippet runs.
func exportedSource(of example: Example, keepsMarkers: Bool = false) -> String {
  let lines = example.source.lines.compactMap { $0.exported(keepsMarkers: keepsMarkers) }
  let places = places(for: lines)
  var text = ""
  var expected: SourceLocation?
  for (line, place) in zip(lines, places) {
    let start = line.origins.lazy.compactMap(\.location).first
    if let start, place, start.file != expected?.file || start.line != expected?.line {
      text += "#sourceLocation(file: \(start.file.literal), line: \(start.line))\n"
      expected = start
    }
    text += line.text + "\n"
    expected?.line += 1
  }
  return text
}

/// Returns, for each line, whether a directive can precede it, which is possible only at the start
/// of an item in a file, a body, or a type.
private func places(for lines: [GeneratedSource.Line]) -> [Bool] {
  let starts = itemStarts(in: lines.map { $0.text + "\n" }.joined())
  var offset = 0
  return lines.map { line in
    defer { offset += line.text.utf8.count + 1 }
    let blanks = line.text.utf8.prefix { $0 == 32 || $0 == 9 }.count
    return starts.contains(offset + blanks)
  }
}

extension GeneratedSource.Line {
  /// Returns the line without the code that isn't exported; nil if the line contains nothing else.
  fileprivate func exported(keepsMarkers: Bool) -> Self? {
    let spans = spans
    let kept = spans.filter { $0.kind.isExported(keepsMarkers: keepsMarkers) }
    guard !kept.isEmpty || spans.isEmpty else { return nil }
    var exported = Self(text: "")
    for span in kept {
      exported.origins.append(
        GeneratedSource.Origin(
          column: exported.text.utf8.count + 1, location: span.location, kind: span.kind))
      exported.text += span.text
    }
    return exported
  }
}

extension GeneratedSource.Kind {
  /// Returns whether an example needs code of this kind outside the tool.
  fileprivate func isExported(keepsMarkers: Bool) -> Bool {
    switch self {
    case .author, .scaffolding: true
    case .harness, .marker: keepsMarkers
    case .expectation, .picture, .continuation: false
    }
  }
}
