import CMark

extension Source {
  /// The lines of a code block or of raw HTML, as libcmark read them, with their places.
  ///
  /// libcmark gives the text without the marks of quotes and lists before it, but not where it
  /// starts. As only a line's start is ever cut off, the lengths tell. The one thing that is not in
  /// the file as it stands is what a split tab leaves: at most three blanks.
  ///
  /// - Parameter first: The line of the source that the block's text starts on.
  func lines(of block: Node, from first: Int) -> [Text] {
    guard let literal = cmark_node_get_literal(block) else { return [] }
    let read = Array(String(cString: literal).utf8)
    return zip(lineRanges(of: read), first..<max(first, lines.count)).map { range, line in
      text(reading: read[range], line: line)
    }
  }

  private func text(reading read: ArraySlice<UInt8>, line: Int) -> Text {
    let whole = lines[line].range
    let start = whole.upperBound - read.count
    let blanks = blanksOfSplitTab(in: read, at: start, after: whole.lowerBound)
    let rest = bytes[max(start + blanks, whole.lowerBound)..<whole.upperBound]
    return Text(
      bytes: blanks == 0 ? rest : Array(repeating: space, count: blanks) + rest,
      number: lines[line].number, column: lines[line].column + start - whole.lowerBound)
  }

  private func blanksOfSplitTab(
    in read: ArraySlice<UInt8>, at start: Int, after lineStart: Int
  ) -> Int {
    let leading = read.prefix(3).prefix { $0 == space }.count
    return (0..<leading).last { start + $0 < lineStart || bytes[start + $0] != space }.map {
      $0 + 1
    } ?? 0
  }
}

let space = UInt8(ascii: " ")
let tab = UInt8(ascii: "\t")

func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }
