import SwiftSyntax

/// A line comment, from its slashes to the end of the line.
package struct Comment: Codable, Hashable, Sendable {
  package var offset: Int
  package var text: String

  /// The text of the comment, without the slashes and surrounding whitespace.
  package var content: Substring {
    var content = text.dropFirst(2)
    while let first = content.first, first.isWhitespace { content.removeFirst() }
    while let last = content.last, last.isWhitespace { content.removeLast() }
    return content
  }
}

/// Returns the line comments of a source file, in order, without documentation comments.
func comments(of tree: SourceFileSyntax) -> [Comment] {
  tree.tokens(viewMode: .sourceAccurate).flatMap { token in
    comments(of: token.leadingTrivia, at: token.position.utf8Offset)
      + comments(of: token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia.utf8Offset)
  }
}

private func comments(of trivia: Trivia, at start: Int) -> [Comment] {
  var offset = start
  var comments: [Comment] = []
  for piece in trivia {
    if case .lineComment(let text) = piece { comments.append(Comment(offset: offset, text: text)) }
    offset += piece.sourceLength.utf8Length
  }
  return comments
}
