import WaymarkModel

/// A small change to a snippet's code.
package struct Mutation: Comparable, Hashable, Sendable {
  /// The location of the first byte that is replaced.
  package var start: SourceLocation
  /// The location after the last byte that is replaced, possibly on another line.
  package var end: SourceLocation
  /// The code that replaces the range.
  package var replacement: String
  /// A description of the change, such as `'<' becomes '<='`.
  package var text: String

  init(_ start: SourceLocation, _ end: SourceLocation, _ replacement: String, _ text: String) {
    self.start = start
    self.end = end
    self.replacement = replacement
    self.text = text
  }

  /// Orders by start, then end, then replacement.
  package static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.start, lhs.end, lhs.replacement) < (rhs.start, rhs.end, rhs.replacement)
  }
}

extension Example {
  /// Returns the example with a mutation applied; nil if it doesn't contain the changed code.
  package func applying(_ mutation: Mutation) -> Example? {
    guard let source = self.source.replacing(mutation) else { return nil }
    var example = self
    example.source = source
    return example
  }
}

extension GeneratedSource {
  fileprivate func replacing(_ mutation: Mutation) -> GeneratedSource? {
    var last = mutation.end
    // The end of a line has no origin, so the last byte is looked up instead of the end.
    last.column -= 1
    guard let start = position(of: mutation.start), var end = position(of: last) else { return nil }
    end.column += 1
    var source = self
    for line in start.line...end.line {
      let from = line == start.line ? start.column : 1
      let upTo = line == end.line ? end.column : lines[line - 1].text.utf8.count + 1
      let text = line == start.line ? mutation.replacement : ""
      source.lines[line - 1].replace(from: from, upTo: upTo, with: text)
    }
    return source
  }

  /// Returns the generated line and column of the author's code, both starting at 1.
  private func position(of location: SourceLocation) -> (line: Int, column: Int)? {
    for (index, line) in lines.enumerated() {
      if let column = line.column(of: location) { return (index + 1, column) }
    }
    return nil
  }
}

extension GeneratedSource.Line {
  fileprivate func column(of location: SourceLocation) -> Int? {
    let ends = origins.dropFirst().map(\.column) + [text.utf8.count + 1]
    for (origin, end) in zip(origins, ends) {
      guard let own = origin.location, own.file == location.file, own.line == location.line else {
        continue
      }
      let column = origin.column + location.column - own.column
      if location.column >= own.column, column < end { return column }
    }
    return nil
  }

  /// Replaces the bytes between two columns. The bytes that follow keep their origins.
  fileprivate mutating func replace(from start: Int, upTo end: Int, with replacement: String) {
    var bytes = Array(text.utf8)
    bytes.replaceSubrange((start - 1)..<(end - 1), with: replacement.utf8)
    text = String(decoding: bytes, as: UTF8.self)
    let next = start + replacement.utf8.count
    let rest = origins.last { $0.column <= end }.map { origin in
      var location = origin.location
      location?.column += end - origin.column
      return GeneratedSource.Origin(column: next, location: location, kind: origin.kind)
    }
    let later = origins.filter { $0.column > end }.map { origin in
      GeneratedSource.Origin(
        column: origin.column + next - end, location: origin.location, kind: origin.kind)
    }
    origins =
      origins.filter { $0.column <= start && $0.column < next } + (rest.map { [$0] } ?? []) + later
  }
}
