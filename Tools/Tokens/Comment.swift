import SwiftSyntax

/// A comment of Swift source, with the byte offset at which it starts.
package struct Comment: Codable, Hashable, Sendable {
  /// The byte offset of the comment's first mark.
  package var offset: Int
  /// The comment as written, including its marks.
  package var text: String

  /// The text of a line comment, without the slashes and surrounding whitespace.
  package var content: Substring {
    var content = text.dropFirst(2)
    while let first = content.first, first.isWhitespace { content.removeFirst() }
    while let last = content.last, last.isWhitespace { content.removeLast() }
    return content
  }
}

/// Returns the line comments of a source file that aren't doc comments, in order.
package func comments(of tree: SourceFileSyntax) -> [Comment] {
  comments(of: tree) { piece, _ in
    guard case .lineComment(let text) = piece else { return nil }
    return text
  }
}

/// Returns the block comments of a source file, and the doc comments that don't document a function
/// or a type, in order.
package func otherComments(of tree: SourceFileSyntax) -> [Comment] {
  comments(of: tree) { piece, token in
    switch piece {
    case .blockComment(let text): text
    case .docLineComment(let text), .docBlockComment(let text):
      documentsDeclaration(before: token) ? nil : text
    default: nil
    }
  }
}

private func comments(
  of tree: SourceFileSyntax, _ text: (TriviaPiece, TokenSyntax) -> String?
) -> [Comment] {
  tree.tokens(viewMode: .sourceAccurate).flatMap { token in
    [
      (token.leadingTrivia, token.position.utf8Offset),
      (token.trailingTrivia, token.endPositionBeforeTrailingTrivia.utf8Offset),
    ].flatMap { trivia, start in
      var offset = start
      return trivia.pieces.compactMap { piece -> Comment? in
        defer { offset += piece.sourceLength.utf8Length }
        return text(piece, token).map { Comment(offset: offset, text: $0) }
      }
    }
  }
}

/// Returns whether a token starts a declaration at the start of a line. Variables don't count,
/// because in examples they are statements.
private func documentsDeclaration(before token: TokenSyntax) -> Bool {
  let isFirst = token.previousToken(viewMode: .sourceAccurate) == nil
  guard isFirst || token.leadingTrivia.first?.isNewline == true else { return false }
  var node = token.parent
  while let current = node, current.firstToken(viewMode: .sourceAccurate) == token {
    if let declaration = current.as(DeclSyntax.self), !declaration.is(VariableDeclSyntax.self) {
      return true
    }
    node = current.parent
  }
  return false
}
