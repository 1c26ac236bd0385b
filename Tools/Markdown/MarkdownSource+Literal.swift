import Foundation
import WaymarkCMark

extension MarkdownSource {
  /// Returns the lines of a code block or of raw HTML as parsed by libcmark, with their locations.
  ///
  /// libcmark returns the text without the markers of enclosing block quotes and lists, but doesn't
  /// report where each line starts. Because only the start of a line is ever removed, the length of
  /// a returned line shows where its text starts. The only text that isn't in the file is the
  /// remainder of a split tab, at most three spaces.
  ///
  /// - Parameter first: The line of the source at which the block's text starts.
  package func lines(of block: MarkdownNode, from first: Int) -> [Text] {
    guard let literal = cmark_node_get_literal(block) else { return [] }
    let read = [UInt8](UnsafeRawBufferPointer(start: literal, count: strlen(literal)))
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
