import SwiftSyntax
import WaymarkModel

/// A placeholder for omitted code: two or three dots, an ellipsis character, an editor placeholder,
/// a comment, or a line of prose in place of statements.
package struct Elision: Hashable, Sendable {
  /// The kind of omitted code, which determines the replacement.
  package enum Kind: Hashable, Sendable {
    /// Statements or a whole body.
    case statements
    /// Members, parameters, or anything else that doesn't need a replacement.
    case nothing
    case expression
    case type
    /// A value that is interpolated in a string.
    case text
  }

  /// The kind of the omitted code, inferred from the position of the placeholder.
  package var kind: Kind
  /// The line, as an index into the block's lines.
  package var line: Int
  /// The range of bytes in that line.
  package var columns: Range<Int>

  /// The name of the type that an attempt declares to report results and to replace omitted values.
  package static let probe = "AuditProbe"

  /// Code that type-checks in place of any code of the same kind.
  package var replacement: String {
    switch kind {
    case .statements: "fatalError()"
    case .nothing: ""
    case .expression: "\(Self.probe).elided()"
    case .type: "Never"
    case .text: "\"\""
    }
  }

  /// Returns the placeholders of a block: first the lines of prose, then all others, each group in
  /// source order.
  package static func all(in tree: SourceFileSyntax, _ lines: LineTable) -> [Elision] {
    let sentences = sentences(in: tree.description)
    let others = tree.tokens(viewMode: .sourceAccurate).compactMap {
      Elision($0, lines) ?? Elision(commentAfter: $0, lines)
    }
    return sentences + others.filter { other in !sentences.contains { $0.line == other.line } }
  }

  /// Returns the elisions for lines of prose that replace statements: `... walk to the hut ...`.
  private static func sentences(in text: String) -> [Elision] {
    WaymarkModel.lines(of: text).enumerated()
      .filter { $0.element.prefixMatch(of: sentence) != nil }
      .map { Elision(kind: .statements, line: $0.offset, columns: 0..<$0.element.utf8.count) }
  }

  /// A pattern for the start of a line of prose in place of statements.
  private static let sentence = Pattern(/\s*(?:\.\.\.|\. \. \.) \w+ \w/)

  init(kind: Kind, line: Int, columns: Range<Int>) {
    (self.kind, self.line, self.columns) = (kind, line, columns)
  }

  /// Creates the elision for a comment in place of a value, as in `let data = // ... download ...`,
  /// or for a comment such as `// ...` in place of the body of a function that returns a value.
  private init?(commentAfter token: TokenSyntax, _ lines: LineTable) {
    let value =
      token.parent?.as(InitializerClauseSyntax.self)?.value
      ?? token.parent?.as(ThrowStmtSyntax.self)?.expression
    let isValue = value?.is(MissingExprSyntax.self) == true
    guard isValue || token.opensEmptyBody else { return nil }
    let inner = isValue ? [] : token.nextToken(viewMode: .sourceAccurate)?.leadingTrivia ?? []
    var start = token.endPositionBeforeTrailingTrivia.utf8Offset
    for piece in token.trailingTrivia + inner {
      let end = start + piece.sourceLength.utf8Length
      if piece.isComment, isValue || "\(piece)".contains(Self.ellipsis) {
        line = lines.line(of: start)
        columns = lines.column(of: start)..<lines.column(of: start) + end - start
        kind = isValue ? .expression : .statements
        guard lines.line(of: end - 1) == line else { return nil }
        return
      }
      start = end
    }
    return nil
  }

  private init?(_ token: TokenSyntax, _ lines: LineTable) {
    let text = token.text
    let previous = token.previousToken(viewMode: .sourceAccurate)
    let next = token.nextToken(viewMode: .sourceAccurate)
    // Swift has no operator with two dots.
    let isDots = text == "..." && Self.isAlone(token, previous, next) || text == ".."
    guard isDots || text == "…" || text.hasPrefix("<#") else { return nil }
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    line = lines.line(of: start)
    let column = lines.column(of: start)
    columns = column..<(column + text.utf8.count)
    kind = Self.kind(of: token, previous)
  }

  /// Returns whether three dots replace code. Next to an operand they're an operator, and in a
  /// subscript they're an unbounded range.
  private static func isAlone(
    _ token: TokenSyntax, _ previous: TokenSyntax?, _ next: TokenSyntax?
  ) -> Bool {
    let startsLine = previous == nil || token.leadingTrivia.contains(where: \.isNewline)
    let opens = ["{", "(", ",", ":", "=", "return", "in", "->", "[", "throw", "try", "await"]
    let closes = ["}", ")", ",", "]", ""]
    let isSpaced = previous?.trailingTrivia.contains(where: \.isSpaceOrTab) == true
    let isOpen = startsLine || isSpaced || opens.contains(previous?.text ?? "")
    let isClosed =
      next == nil || next!.leadingTrivia.contains(where: \.isNewline) || closes.contains(next!.text)
    let isSubscript =
      previous?.text == "[" && next?.text == "]"
      && previous?.parent?.is(SubscriptCallExprSyntax.self) == true
      && previous?.leadingTrivia.contains(where: \.isNewline) != true
    return isOpen && isClosed && !isSubscript
  }

  private static func kind(of token: TokenSyntax, _ previous: TokenSyntax?) -> Kind {
    if previous?.text == "->" { return .type }
    if previous?.text == ":", token.ancestor(FunctionParameterSyntax.self) != nil { return .type }
    if ["try", "await"].contains(previous?.text) { return .statements }
    if ["(", ",", ":", "=", "return", "[", "throw"].contains(previous?.text ?? "") {
      let isParameter = token.ancestor(ParameterClauseOwner.self) != nil
      return isParameter ? .nothing : .expression
    }
    let isMember = token.nearest { $0.is(MemberBlockSyntax.self) || $0.isBody }
    return isMember?.isBody == true ? .statements : .nothing
  }

  private typealias ParameterClauseOwner = FunctionParameterClauseSyntax

  private static let ellipsis = Pattern(/^\W*(?:\.\.\.|…)/)
}

extension TokenSyntax {
  /// Whether the token is the opening brace of a function that returns a value and whose body is
  /// empty.
  fileprivate var opensEmptyBody: Bool {
    guard let body = parent?.as(CodeBlockSyntax.self), body.leftBrace == self,
      body.statements.isEmpty,
      let result = body.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
    else { return false }
    return !["Void", "()"].contains(result.trimmedDescription)
  }

  fileprivate func ancestor<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    nearest { $0.is(Node.self) || $0.isBody }?.as(Node.self)
  }

  fileprivate func nearest(_ matches: (Syntax) -> Bool) -> Syntax? {
    var node = parent
    while let current = node, !matches(current) { node = current.parent }
    return node
  }
}

extension Syntax {
  fileprivate var isBody: Bool {
    self.is(CodeBlockSyntax.self) || self.is(ClosureExprSyntax.self)
      || self.is(AccessorBlockSyntax.self)
  }
}
