import WaymarkModel

@testable import WaymarkMarkdown
@testable import WaymarkReading

/// A part of an article's text.
enum TextSegment: Hashable, Sendable {
  case prose(String)
  /// A fenced block, from its opening fence to its closing fence or, if it isn't closed, to the end
  /// of the block.
  case code(String)

  /// The text of the segment, exactly as in the article.
  var text: String {
    switch self {
    case .prose(let text), .code(let text): text
    }
  }
}

/// Splits an article into prose and fenced code, including hidden code, at the locations of the
/// fenced blocks in the parsed text.
///
/// If these locations are correct, joining the `text` of all segments restores `article.text` byte
/// for byte.
///
/// - Returns: Nonempty segments in the order in which they appear; no segments for an empty
///   article. Quote and list markers before the lines of a block belong to the block's segment.
func segments(of article: Article) -> [TextSegment] {
  let bytes = Array(article.text.utf8)
  let decoded = decoded(bytes, file: article.file)
  let start = bytes.count - decoded.source.bytes.count
  var segments: [TextSegment] = []
  var end = 0
  func append(_ segment: TextSegment) { if !segment.text.isEmpty { segments.append(segment) } }
  for range in fenceRanges(in: decoded) {
    let range = (range.lowerBound + start)..<(range.upperBound + start)
    append(.prose(String(decoding: bytes[end..<range.lowerBound], as: UTF8.self)))
    append(.code(String(decoding: bytes[range], as: UTF8.self)))
    end = range.upperBound
  }
  append(.prose(String(decoding: bytes[end...], as: UTF8.self)))
  return segments
}

/// Returns the byte ranges of all fenced blocks, in ascending order.
private func fenceRanges(in decoded: Decoded) -> [Range<Int>] {
  contents(of: decoded, readingUnlabeledCodeIf: { _ in false }).fences.extents.map { extent in
    let first = decoded.source.lines[extent.start.line - 1].range
    let last = decoded.source.lines[extent.lastLine - 1].range
    let lower = first.lowerBound + extent.start.column - 1
    return lower..<max(lower, last.lowerBound + extent.endColumn - 1)
  }
}
