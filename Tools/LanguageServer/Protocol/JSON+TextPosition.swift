import WaymarkModel

extension TextPosition {
  /// Creates a position from its JSON. Returns nil if the JSON isn't a position.
  init?(_ json: JSON) {
    guard let line = json["line"].integer, let character = json["character"].integer, line >= 0,
      character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }
}

extension Range<TextPosition> {
  /// Creates a range from its JSON. Returns nil if the JSON isn't a range.
  init?(_ json: JSON) {
    guard let start = TextPosition(json["start"]), let end = TextPosition(json["end"]), start <= end
    else {
      return nil
    }
    self = start..<end
  }
}

extension JSON {
  init(_ position: TextPosition) {
    self = ["line": .integer(position.line), "character": .integer(position.character)]
  }

  init(_ range: Range<TextPosition>) {
    self = ["start": JSON(range.lowerBound), "end": JSON(range.upperBound)]
  }
}
