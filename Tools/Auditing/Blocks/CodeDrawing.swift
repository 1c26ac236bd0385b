import WaymarkModel

/// A drawing: code with line numbers or a right margin, marks that point at the code above or
/// below, the rows of a matrix, or a horizontal rule.
enum CodeDrawing {
  /// Returns whether text that can't be parsed is a drawing.
  static func isShown(in text: String) -> Bool {
    let lines = text.split(separator: "\n")
    return lines.contains { isPointer($0) || isRule($0) } || isNumbered(lines)
      || lines.count { $0.contains(Self.margin) } > 2
      || lines.count > 1 && lines.allSatisfy(isRow)
  }

  /// Returns whether a line is a row of a matrix: `[ x  0 ]`.
  private static func isRow(_ line: Substring) -> Bool {
    line.wholeMatch(of: Self.row)
      != nil
  }

  /// Returns whether a line is a horizontal rule: `=====`.
  private static func isRule(_ line: Substring) -> Bool {
    line.wholeMatch(of: Self.rule) != nil
  }

  /// Returns whether a line consists of marks that point at another line.
  private static func isPointer(_ line: Substring) -> Bool {
    line.wholeMatch(of: Self.pointer) != nil
  }

  /// Returns whether two neighboring lines start with consecutive numbers.
  private static func isNumbered(_ lines: [Substring]) -> Bool {
    let numbers = lines.map { line in
      line.prefixMatch(of: Self.lineNumber).flatMap { Int($0.output.1) }
    }
    return zip(numbers, numbers.dropFirst()).contains { one, next in
      one.map { $0 + 1 == next } == true
    }
  }

  private static let margin = Pattern(/\s{2,}\|\s*$/)
  private static let row = Pattern(
    /\s*[\[(|][^,\[\]()|]*[^,\[\]()|\s]\s+[^,\[\]()|\s][^,\[\]()|]*[\])|]\s*/)
  private static let rule = Pattern(/\s*([-=*_+])\1{3,}\s*/)
  private static let pointer = Pattern(/\s*(?:\/\/)?\s*[~^]*\^[~^\s|]*/)
  private static let lineNumber = Pattern(/\s*([0-9]{1,6})[:|]?\s+\S/)
}
