import WaymarkModel

/// The shown code of an example, as bytes of the generated source.
struct ShownCode {
  private let source: GeneratedSource
  private let file: String
  private let lines: Set<Int>
  private let starts: [Int]

  init(_ source: GeneratedSource, file: String, lines: Set<Int>) {
    self.source = source
    self.file = file
    self.lines = lines
    var start = 0
    starts = source.lines.map { line in
      defer { start += line.text.utf8.count + 1 }
      return start
    }
  }

  /// Returns the location of a byte; nil if the byte isn't shown.
  func location(of offset: Int) -> SourceLocation? {
    let line = (starts.firstIndex { $0 > offset } ?? starts.count) - 1
    guard line >= 0 else { return nil }
    let location = source.location(line: line + 1, column: offset - starts[line] + 1)
    return location.flatMap { $0.file == file && lines.contains($0.line) ? $0 : nil }
  }
}
