import SwiftSyntax

/// Returns the reasons why code isn't lexically complete on its own, phrased like the compiler's
/// messages.
///
/// In complete code, brackets, strings, regular expressions, block comments, and `#if` are opened
/// and closed in order. Only complete code can precede other code, or be enclosed in braces,
/// without affecting anything outside it.
///
/// - Parameter tree: The parsed code.
/// - Returns: The problems, sorted by offset; empty for complete code.
package func incompleteness(of tree: SourceFileSyntax) -> [SyntaxProblem] {
  var scan = Completeness()
  for token in tree.tokens(viewMode: .sourceAccurate) { scan.visit(token) }
  return scan.finish().sorted { $0.offset < $1.offset }
}

/// A syntax error, with its byte offset in the text.
package struct SyntaxProblem: Codable, Hashable, Sendable {
  /// The kind of a problem: a bracket or a literal isn't closed, or a closing bracket has no
  /// matching opening bracket.
  package enum Kind: Codable, Hashable, Sendable { case open, extraneous }

  /// The kind of the problem.
  package var kind = Kind.open
  /// The byte offset of the bracket or literal.
  package var offset: Int
  /// The message, phrased like the compiler's.
  package var message: String
  /// A hint on how to correct the problem; nil if there is none.
  package var hint: String?
}

/// The brackets and literals that are open at the current token, and the problems found so far.
private struct Completeness {
  private enum Opener: String {
    case brace = "{"
    case paren = "("
    case square = "["
    case string = "\""
    case regex = "/"
    case condition = "#if"

    var closer: String {
      switch self {
      case .brace: "}"
      case .paren: ")"
      case .square: "]"
      case .string, .regex: rawValue
      case .condition: "#endif"
      }
    }
  }

  private var open: [(opener: Opener, offset: Int)] = []
  private var problems: [SyntaxProblem] = []
  private var last: TokenKind?

  mutating func visit(_ token: TokenSyntax) {
    visit(token.leadingTrivia, at: token.position.utf8Offset)
    closeUnfinishedLiteral(before: token)
    let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
    switch token.tokenKind {
    case .leftBrace: open.append((.brace, offset))
    case .leftParen: open.append((.paren, offset))
    case .leftSquare: open.append((.square, offset))
    case .poundIf: open.append((.condition, offset))
    case .rightBrace: close(.brace, at: offset)
    case .rightParen: close(.paren, at: offset)
    case .rightSquare: close(.square, at: offset)
    case .poundEndif: close(.condition, at: offset)
    case .poundElse, .poundElseif:
      // Each clause must be complete, because the compiler might skip the others.
      close(.condition, at: offset, token.text)
      open.append((.condition, offset))
    case .stringQuote, .multilineStringQuote, .singleQuote: toggle(.string, at: offset)
    case .regexSlash: toggle(.regex, at: offset)
    default: break
    }
    visit(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia.utf8Offset)
    last = token.tokenKind
  }

  mutating func finish() -> [SyntaxProblem] {
    for unclosed in open { report(unclosed) }
    open = []
    return problems
  }

  private mutating func toggle(_ literal: Opener, at offset: Int) {
    if open.last?.opener == literal {
      open.removeLast()
    } else {
      open.append((literal, offset))
    }
  }

  /// Reports a string or regular expression as unclosed if a token follows that can't be part of
  /// it.
  private mutating func closeUnfinishedLiteral(before token: TokenSyntax) {
    while let (opener, _) = open.last, opener == .string || opener == .regex,
      !token.continuesLiteral(after: last)
    {
      report(open.removeLast())
    }
  }

  private mutating func close(_ opener: Opener, at offset: Int, _ closer: String? = nil) {
    let closer = closer ?? opener.closer
    guard let match = open.lastIndex(where: { $0.opener == opener }) else {
      problems.append(
        SyntaxProblem(
          kind: .extraneous, offset: offset, message: "extraneous '\(closer)'",
          hint: "this snippet has no matching '\(opener.rawValue)' before it; "
            + "each snippet must be complete on its own"
        )
      )
      return
    }
    // Brackets and literals that were opened inside can't be closed anymore.
    for unclosed in open[(match + 1)...] { report(unclosed) }
    open.removeSubrange(match...)
  }

  private mutating func report(_ unclosed: (opener: Opener, offset: Int)) {
    let message =
      switch unclosed.opener {
      case .string: "unterminated string literal"
      case .regex: "unterminated regex literal"
      case .brace, .paren, .square, .condition:
        "expected '\(unclosed.opener.closer)' to match this '\(unclosed.opener.rawValue)'"
      }
    problems.append(
      SyntaxProblem(
        offset: unclosed.offset, message: message,
        hint: "each snippet must be complete on its own; to show a fragment, use 'slot='"
      )
    )
  }

  private mutating func visit(_ trivia: Trivia, at offset: Int) {
    var offset = offset
    for piece in trivia {
      switch piece {
      case .blockComment(let text), .docBlockComment(let text):
        if !isClosed(text) {
          problems.append(
            SyntaxProblem(
              offset: offset, message: "unterminated '/*' comment",
              hint: "each snippet must be complete on its own; close the comment with '*/'"
            )
          )
        }
      default: break
      }
      offset += piece.sourceLength.utf8Length
    }
  }

  /// Returns whether a block comment is terminated, including the comments nested in it.
  private func isClosed(_ comment: String) -> Bool {
    let bytes = Array(comment.utf8)
    var depth = 0
    var index = 0
    while index + 1 < bytes.count {
      switch (bytes[index], bytes[index + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        index += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        index += 2
      default: index += 1
      }
    }
    return depth == 0
  }
}

extension TokenSyntax {
  /// Returns whether this token can follow `last` within an open string or regular expression.
  fileprivate func continuesLiteral(after last: TokenKind?) -> Bool {
    switch tokenKind {
    case .stringSegment, .regexLiteralPattern: true
    case .backslash: last.isSegment
    case .rawStringPoundDelimiter, .regexPoundDelimiter: true
    // The start of an interpolation, which is `\#(` in a raw string.
    case .leftParen: last == .backslash || last.isDelimiter
    case .multilineStringQuote: last.isSegment || last == .multilineStringQuote
    case .stringQuote, .singleQuote, .regexSlash:
      // A quote on the next line opens another literal.
      last.isSegment && !leadingTrivia.contains(where: \.isNewline)
    default: false
    }
  }
}

extension TokenKind? {
  fileprivate var isSegment: Bool {
    switch self {
    case .stringSegment, .regexLiteralPattern: true
    default: false
    }
  }

  fileprivate var isDelimiter: Bool {
    if case .rawStringPoundDelimiter = self { true } else { false }
  }
}
