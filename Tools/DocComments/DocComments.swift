import SwiftParser
import SwiftSyntax
import WaymarkModel
import WaymarkTokens

/// The doc comments of a Swift file. Comments that follow code on the same line are ignored.
package struct DocComments: Equatable, Sendable {
  /// The comments in order. Consecutive `///` lines form one comment. The indentation of a
  /// comment's first nonblank line is removed from all of its lines, as in the compiler.
  package private(set) var comments: [DocComment] = []
  /// The offset at which the code becomes nested so deeply that parsing the file could take an
  /// impractically long time. Such a file isn't parsed, and has no comments. Nil for any other
  /// file.
  package let excess: Int?

  /// Parses a file.
  ///
  /// - Parameter bytes: The contents of the file without its byte-order mark. They can be invalid
  ///   Swift.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package init(in bytes: [UInt8]) {
    excess = excessiveDepth(in: bytes)
    guard excess == nil else { return }
    let file = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    for token in file.tokens(viewMode: .sourceAccurate)
    where token.leadingTriviaLength.utf8Length >= 3 {
      let texts = commentTexts(before: token, in: bytes)
      guard !texts.isEmpty else { continue }
      let declaration = declaration(documentedBefore: token)
      comments += texts.map { DocComment(declaration: declaration, lines: $0.lines(in: bytes)) }
    }
  }
}

/// Returns the doc comments in the leading trivia of a token.
private func commentTexts(before token: TokenSyntax, in bytes: [UInt8]) -> [CommentText] {
  var texts: [CommentText] = []
  var offset = token.position.utf8Offset
  /// The number of line endings since the end of the last line of a comment.
  var endings = 0
  for piece in token.leadingTrivia {
    let range = offset..<(offset + piece.sourceLength.utf8Length)
    offset = range.upperBound
    switch piece {
    case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
      endings += count
    case .docLineComment where startsLine(range.lowerBound, in: bytes):
      if case .lines(let ranges)? = texts.last, endings == 1 {
        texts[texts.count - 1] = .lines(ranges + [range])
      } else {
        texts.append(.lines([range]))
      }
      endings = 0
    case .docBlockComment where startsLine(range.lowerBound, in: bytes):
      texts.append(.block(range))
    case .lineComment, .blockComment:
      // A `///` line after this comment starts a new doc comment.
      endings += 1
    default: break
    }
  }
  return texts
}

/// Returns whether only whitespace precedes an offset on its line.
private func startsLine(_ offset: Int, in bytes: [UInt8]) -> Bool {
  bytes[..<offset].last { !$0.isBlank }.map(isLineEnd) ?? true
}
