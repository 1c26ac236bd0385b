import WaymarkMarkup
import WaymarkModel

/// Returns the compiled source with the tool's additions marked, in parts that fit on a page.
///
/// The listing has neither colors nor line numbers, which would make up a third of the page. The
/// author's code above the listing has both.
func compiledListing(of source: GeneratedSource) -> [HTML] {
  let weights = source.lines.map { line in line.spans.reduce(1) { $0 + $1.text.utf8.count + 20 } }
  return pageRanges(ofWeights: weights, limit: 40_000).map { listing(of: source.lines[$0]) }
}

private func listing(of lines: ArraySlice<GeneratedSource.Line>) -> HTML {
  var parts: [(text: String, isAdded: Bool)] = []
  func add(_ text: String, isAdded: Bool) {
    if parts.last?.isAdded == isAdded {
      parts[parts.count - 1].text += text
    } else {
      parts.append((text, isAdded))
    }
  }
  for line in lines {
    for span in line.spans where !span.text.isEmpty {
      add(span.text, isAdded: span.kind != .author)
    }
    add("\n", isAdded: parts.last?.isAdded ?? true)
  }
  return parts.map { $0.isAdded ? "<span class=\"added\">\($0.text)</span>" : HTML($0.text) }
    .joined()
}

extension GeneratedSource.Span {
  /// The location of the author's code; nil for other text.
  var own: SourceLocation? { kind == .author ? location : nil }
}
