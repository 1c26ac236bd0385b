import SwiftParser
import SwiftSyntax

/// The kind of a block's code, determined from its syntax.
package enum BlockShape: Equatable, Sendable {
  /// Statements and declarations.
  case program
  /// Declarations in which at least half of the expected bodies are missing.
  case interface
  /// A `Package.swift` or part of one, with the code that completes it.
  case manifest(ManifestBlock)
  /// Code that belongs in a type: it contains a member, such as an initializer, or consists of
  /// declarations that mention `self` or `Self`.
  case members
  /// Cases that are shown without their enum or `switch` statement.
  case cases
  /// Anything that isn't complete Swift code: code that starts or ends in the middle of a
  /// declaration or an expression, code that is nested too deeply for the parser, a drawing, shell
  /// commands, or another notation.
  case piece
  case empty

  /// Determines the kind of code from its syntax tree and its text.
  ///
  /// - Parameter isElided: Whether the text contains placeholders for omitted code.
  package init(of tree: SourceFileSyntax, text: String, isElided: Bool) {
    if let manifest = ManifestBlock(text, tree) {
      self = .manifest(manifest)
    } else if tree.statements.isEmpty {
      self = .empty
    } else if tree.hasError,
      Self.isShell(text) || CodeDrawing.isShown(in: text) || OtherNotation.isShown(in: text)
        || tree.isProse && !isElided
    {
      self = .piece
    } else if tree.statements.contains(where: \.isCase) {
      self = .cases
    } else if tree.startsWithModifier || tree.isArguments || tree.startsWithDefault
      || tree.isCondition
    {
      self = .piece
    } else if tree.isInterface {
      self = .interface
    } else if tree.statements.contains(where: \.isMember)
      || tree.statements.allSatisfy({ $0.item.is(DeclSyntax.self) })
        && tree.statements.contains(where: \.isMemberOfInstance)
    {
      self = .members
    } else if tree.hasError, !isElided, tree.startsOrEndsInside {
      self = .piece
    } else {
      self = .program
    }
  }
}

extension BlockShape {
  /// Returns whether text that is marked as Swift consists only of shell commands and comments.
  private static func isShell(_ text: String) -> Bool {
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    // In a shell comment, a space follows `#`, unlike in `#if`.
    return lines.allSatisfy { line in
      commands.contains(where: line.hasPrefix) || line.hasPrefix("# ") || line.hasPrefix("//")
    }
  }

  private static let commands = [
    "$ ", "% ", "brew ", "cd ", "curl ", "git ", "mint ", "mkdir ", "pod ", "sudo ", "swift build",
    "swift package ", "swift run", "swift test",
  ]
}

extension SourceFileSyntax {
  /// Whether the text consists only of declarations, and at least half of the expected bodies are
  /// missing.
  fileprivate var isInterface: Bool {
    let declarations = statements.compactMap { $0.item.as(DeclSyntax.self) }
    guard declarations.count == statements.count else { return false }
    let search = BodySearch(viewMode: .sourceAccurate)
    search.walk(self)
    return search.missing > 0 && search.missing >= search.present
  }

  /// Whether the text starts with a member access whose base isn't shown, such as `.padding()`.
  fileprivate var startsWithModifier: Bool {
    firstToken(viewMode: .sourceAccurate)?.tokenKind == .period
  }

  /// Whether the text starts with the default case of a switch: `default: return nil`.
  fileprivate var startsWithDefault: Bool {
    let tokens = self.tokens(viewMode: .sourceAccurate).prefix(2).map(\.tokenKind)
    return tokens == [.keyword(.default), .colon]
  }

  /// Whether the text consists only of identifiers, which makes it prose.
  fileprivate var isProse: Bool {
    tokens(viewMode: .sourceAccurate).allSatisfy { token in
      switch token.tokenKind {
      case .identifier, .endOfFile: true
      default: false
      }
    }
  }

  /// Whether the text is the head of an `if`, `for`, or `while` statement, and ends before the
  /// body.
  fileprivate var isCondition: Bool {
    guard statements.count == 1,
      let last = endOfFileToken.previousToken(viewMode: .sourceAccurate)
    else { return false }
    return missingBraces.contains { $0.position >= last.endPosition }
  }

  /// Whether the text starts with a labeled argument: `interval: .seconds(1)`.
  fileprivate var isArguments: Bool {
    let tokens = self.tokens(viewMode: .sourceAccurate).prefix(3).map(\.tokenKind)
    guard tokens.count == 3, case .identifier = tokens[0], tokens[1] == .colon else { return false }
    let statements: [Keyword] = [.while, .for, .repeat, .if, .switch, .do]
    return !statements.contains { tokens[2] == .keyword($0) }
  }

  /// Whether the text starts or ends in the middle of a declaration or an expression: it starts
  /// with a modifier's period, a closing bracket, `else`, or `catch`, closes more brackets than it
  /// opens, or ends inside brackets (after an opening bracket, a comma, or `in`, or in an indented
  /// body).
  ///
  /// A missing opening brace and a stray parenthesis don't count, because they're mistakes.
  fileprivate var startsOrEndsInside: Bool {
    let tokens = self.tokens(viewMode: .sourceAccurate).map(\.text)
    guard let first = tokens.first, !lacksBrace, !lacksBraceOfFunction, !hasStrayParenthesis
    else { return false }
    if [".", "}", ")", "]", "else", "catch"].contains(first) { return true }
    var depth = 0
    for token in tokens {
      if ["{", "(", "["].contains(token) { depth += 1 }
      if ["}", ")", "]"].contains(token) { depth -= 1 }
      if depth < 0 { return true }
    }
    guard depth > 0 else { return false }
    return ["{", "(", "[", ",", "in"].contains(tokens.last { !$0.isEmpty }) || isCutOff(by: depth)
  }

  /// Whether the text has an extra closing parenthesis at the end of a call that follows complete
  /// code. Such a parenthesis is a mistake rather than the end of a longer expression.
  private var hasStrayParenthesis: Bool {
    var (depth, line) = (0, "")
    var complete = ""
    for token in tokens(viewMode: .sourceAccurate) {
      if token.leadingTrivia.contains(where: \.isNewline) {
        (complete, line) = (complete + line, "")
      }
      if token.text == "(" { depth += 1 }
      if token.text == ")" { depth -= 1 }
      if depth < 0 {
        return line.contains("(") && !complete.isEmpty && !Parser.parse(source: complete).hasError
      }
      line += token.description
    }
    return false
  }

  /// Returns whether the text ends inside a body: its last line is indented more than its first
  /// line, and only closing braces are missing.
  ///
  /// - Parameter depth: The number of missing closing braces.
  private func isCutOff(by depth: Int) -> Bool {
    let text = description
    let lines = text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    let indents = lines.map { $0.prefix { $0 == " " || $0 == "\t" }.count }
    guard let first = indents.first, let last = indents.last, last > first else { return false }
    let end = "\n" + String(repeating: "}\n", count: depth)
    return !Parser.parse(source: text + end).hasError
  }
}

extension SourceFileSyntax {
  /// Whether the text starts with a function that lacks its opening brace, and ends with the
  /// closing brace.
  private var lacksBraceOfFunction: Bool {
    guard let function = statements.first?.item.as(FunctionDeclSyntax.self), function.body == nil
    else { return false }
    let end = function.endPositionBeforeTrailingTrivia.utf8Offset
    let code = description.utf8
    let head = String(decoding: code.prefix(end), as: UTF8.self)
    return !Parser.parse(source: head + " {" + String(decoding: code.dropFirst(end), as: UTF8.self))
      .hasError
  }

  /// Whether a statement that needs a body lacks its opening brace.
  private var lacksBrace: Bool { !missingBraces.isEmpty }

  /// The missing opening braces of statements that need a body.
  private var missingBraces: [TokenSyntax] {
    tokens(viewMode: .fixedUp).filter { token in
      token.presence == .missing && token.tokenKind == .leftBrace
        && token.parent?.parent.map {
          $0.is(ForStmtSyntax.self) || $0.is(WhileStmtSyntax.self) || $0.is(IfExprSyntax.self)
        } == true
    }
  }
}

extension CodeBlockItemSyntax {
  fileprivate var isCase: Bool {
    item.is(EnumCaseDeclSyntax.self)
      || firstToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.case)
  }

  /// Whether the item mentions `self` or `Self`, except as a member name, as in `Int.self`.
  private var usesSelf: Bool {
    let own: Set<TokenKind> = [.keyword(.self), .keyword(.Self)]
    return tokens(viewMode: .sourceAccurate).contains { token in
      own.contains(token.tokenKind) && !token.isMemberName
    }
  }

  /// Whether the item is a function or variable that mentions `self` or `Self`.
  fileprivate var isMemberOfInstance: Bool {
    (item.is(FunctionDeclSyntax.self) || item.is(VariableDeclSyntax.self)) && usesSelf
  }

  fileprivate var isMember: Bool {
    if item.is(InitializerDeclSyntax.self) || item.is(DeinitializerDeclSyntax.self)
      || item.is(SubscriptDeclSyntax.self) || item.is(AssociatedTypeDeclSyntax.self)
    {
      return true
    }
    guard let modifiers = item.asProtocol((any WithModifiersSyntax).self)?.modifiers else {
      return false
    }
    let members: Set<String> = [
      "static", "override", "mutating", "nonmutating", "convenience", "required",
    ]
    let isType = item.is(ClassDeclSyntax.self)
    return !isType && modifiers.contains { members.contains($0.name.text) }
  }
}

extension TokenSyntax {
  /// Whether the token is the name after a period: `self` in `Int.self`.
  fileprivate var isMemberName: Bool {
    previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
  }
}
