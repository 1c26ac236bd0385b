import Article

/// A part of an article's text.
public enum Piece: Hashable, Sendable {
  case prose(String)
  /// A fenced block, from its opening fence to its closing one, or as far as it runs.
  case code(String)

  /// The part as it stands in the article.
  public var text: String {
    switch self {
    case .prose(let text), .code(let text): text
    }
  }
}

/// Splits an article into prose and fenced code, hidden code as well.
///
/// The pieces tile the article: joining their `text` gives back `article.text`, byte for byte.
///
/// - Returns: Pieces in the order of the article, none of them empty; empty only for an empty
///   article. What quotes and lists put before a line within a block is part of the block's piece.
/// - Complexity: O(*n*) in the bytes of the article.
public func pieces(of article: Article) -> [Piece] {
  let bytes = Array(article.text.utf8)
  let decoded = decoded(bytes, file: article.file)
  let start = bytes.count - decoded.source.bytes.count
  var pieces: [Piece] = []
  var end = 0
  func append(_ piece: Piece) { if !piece.text.isEmpty { pieces.append(piece) } }
  for range in fenceRanges(in: decoded) {
    let range = (range.lowerBound + start)..<(range.upperBound + start)
    append(.prose(String(decoding: bytes[end..<range.lowerBound], as: UTF8.self)))
    append(.code(String(decoding: bytes[range], as: UTF8.self)))
    end = range.upperBound
  }
  append(.prose(String(decoding: bytes[end...], as: UTF8.self)))
  return pieces
}

/// The bytes of every fenced block, by rising place.
private func fenceRanges(in decoded: Decoded) -> [Range<Int>] {
  contents(of: decoded).fences.extents.map { extent in
    let first = decoded.source.lines[extent.start.line - 1].range
    let last = decoded.source.lines[extent.lastLine - 1].range
    let lower = first.lowerBound + extent.start.column - 1
    return lower..<max(lower, last.lowerBound + extent.endColumn - 1)
  }
}
