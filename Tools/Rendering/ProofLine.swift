import WaymarkModel
import Mustache

/// A line of the compiled source.
struct ProofLine {
  /// The title of the line's article if it differs from that of the author's preceding line;
  /// otherwise empty.
  var origin: HTML = ""
  /// The line number in the article; empty for a generated line.
  var number: HTML
  var href: HTML
  var isOurs: Bool
  var code: HTML

  private var file: String?

  static func lines(of source: GeneratedSource, _ places: Places) -> [ProofLine] {
    var current = places.article.file
    return source.lines.map { line in
      var line = ProofLine(line, places)
      if let file = line.file, file != current {
        line.origin = HTML(places.title(of: file))
        current = file
      }
      return line
    }
  }

  private init(_ line: GeneratedSource.Line, _ places: Places) {
    let stretches = Stretch.all(of: line, in: places.book)
    let origin = stretches.first?.location
    file = origin?.file
    number = origin.map { "\($0.line)" } ?? ""
    href = origin.map(places.href) ?? ""
    isOurs = origin == nil
    code = html(line.text, tints: stretches.flatMap(\.tints))
  }
}

/// A part of a generated line that the author wrote.
private struct Stretch {
  var location: SourceLocation
  /// The syntax coloring, as offsets into the generated line.
  var tints: [Tint]

  static func all(of line: GeneratedSource.Line, in book: Book) -> [Stretch] {
    let ends = line.origins.dropFirst().map { $0.column - 1 } + [line.text.utf8.count]
    return zip(line.origins, ends).compactMap { Stretch($0, end: $1, of: line, in: book) }
  }

  /// Returns nil for generated text that only has a location of the author's, such as a closing
  /// brace.
  private init?(_ origin: GeneratedSource.Origin, end: Int, of line: GeneratedSource.Line, in book: Book) {
    let start = origin.column - 1
    guard let location = origin.location, start <= end, end <= line.text.utf8.count,
      let source = book.line(location.line, of: location.file),
      let own = source.text(from: location.column),
      own.starts(with: line.text.utf8.dropFirst(start).prefix(end - start))
    else { return nil }
    self.location = location
    let shift = start - (location.column - source.line.column)
    tints = source.tints.compactMap { tint in
      let moved = tint.range.lowerBound + shift..<tint.range.upperBound + shift
      let part = moved.clamped(to: start..<end)
      return part.isEmpty ? nil : Tint(range: part, kind: tint.kind)
    }
  }
}

extension ProofLine: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "number": number
    case "href": href
    case "isOurs": isOurs
    case "origin": origin
    case "code": code
    default: nil
    }
  }
}
