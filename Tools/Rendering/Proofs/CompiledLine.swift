import WaymarkModel
import Mustache

/// A line of the compiled source.
struct CompiledLine {
  /// The line number in the article; empty if the line has no code by the author.
  var number: HTML = ""
  /// The code with the tool's additions marked.
  var code: HTML = ""

  init(_ line: GeneratedSource.Line, in book: Book) {
    for span in line.spans {
      if let own = span.own {
        number = number.isEmpty ? "\(own.line)" : number
        code = code + html(span.text, tints: tints(of: span, at: own, in: book))
      } else if !span.text.isEmpty {
        code = code + "<span class=\"added\">\(span.text)</span>"
      }
    }
  }
}

extension GeneratedSource.Span {
  /// The location of the author's code; nil for other text.
  var own: SourceLocation? { kind == .author ? location : nil }
}

/// Returns the syntax coloring of a part of a snippet's line, as offsets into that part.
private func tints(
  of span: GeneratedSource.Span, at location: SourceLocation, in book: Book
) -> [Tint] {
  guard let source = book.line(location.line, of: location.file) else { return [] }
  let start = location.column - source.line.column
  let part = start..<start + span.text.utf8.count
  return source.tints.compactMap { tint in
    let common = tint.range.clamped(to: part)
    guard !common.isEmpty else { return nil }
    return Tint(
      range: common.lowerBound - start..<common.upperBound - start, kind: tint.kind)
  }
}

extension CompiledLine: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "number": number
    case "code": code
    default: nil
    }
  }
}
