import SwiftParser
import SwiftSyntax
import WaymarkModel
import WaymarkNames
import WaymarkTokens

/// Code whose language a document doesn't name.
package enum UnlabeledCode {
  /// Returns whether code is Swift, and not output, a diagram, or a shell command.
  ///
  /// DocC shows code without a language as Swift in doc comments and catalogs. The result is false
  /// for code in other documents.
  ///
  /// - Parameter file: The path of the document that contains the code.
  package static func isSwift(_ code: String, in file: String) -> Bool {
    let folders = file.split(separator: "/").dropLast()
    guard file.isSwiftFile || folders.contains(where: { $0.hasSuffix(".docc") }),
      !isTooDeep(code)
    else { return false }
    let tree = Parser.parse(source: TemplateNames.asIdentifiers(in: code))
    if tree.isOtherLanguage { return false }
    if ManifestBlock(code, tree) != nil { return true }
    // Output has no comments.
    let isCommented = tree.hasLineComment && !tree.statements.isEmpty
    if !tree.hasError { return isCommented || tree.statements.contains(where: \.isUnmistakable) }
    if CodeDrawing.isShown(in: code) { return false }
    guard let first = tree.statements.first, first.isUnmistakable else { return false }
    return isCommented || first.isCompleteHead || !Elision.all(in: tree, LineTable(code)).isEmpty
  }
}

extension SourceFileSyntax {
  /// Whether the code has a comment that starts with two slashes.
  fileprivate var hasLineComment: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      (token.leadingTrivia.pieces + token.trailingTrivia.pieces).contains {
        if case .lineComment = $0 { true } else { false }
      }
    }
  }

  /// Whether the code has a sign of another language that Swift's parser accepts: a semicolon at
  /// the end of a line, as in C and Java; a keyword argument, as in Python; or a call to a
  /// capitalized method of a variable that is assigned but not declared.
  fileprivate var isOtherLanguage: Bool {
    let signs = SignsOfOtherLanguages(viewMode: .sourceAccurate)
    signs.walk(self)
    return signs.areFound || !signs.assigned.isDisjoint(with: signs.receivers)
  }
}

private final class SignsOfOtherLanguages: SyntaxVisitor {
  /// Whether a sign was found that doesn't depend on the rest of the code.
  private(set) var areFound = false
  /// The variables that the code assigns without declaring them.
  private(set) var assigned: Set<String> = []
  /// The variables whose capitalized members are called.
  private(set) var receivers: Set<String> = []

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.tokenKind == .semicolon, let next = token.nextToken(viewMode: .sourceAccurate),
      next.tokenKind == .endOfFile || next.leadingTrivia.contains(where: \.isNewline)
    {
      areFound = true
    }
    return .skipChildren
  }

  override func visit(_ argument: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if argument.label == nil, argument.expression.assignedName != nil { areFound = true }
    return .visitChildren
  }

  override func visit(_ item: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if case .expr(let expression) = item.item, let name = expression.assignedName {
      assigned.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text.first?.isUppercase == true,
      let base = member.base?.as(DeclReferenceExprSyntax.self)
    {
      receivers.insert(base.baseName.text)
    }
    return .visitChildren
  }
}

extension CodeBlockItemSyntax {
  /// Whether the item is a function or type with everything that precedes its body.
  fileprivate var isCompleteHead: Bool {
    if let function = item.as(FunctionDeclSyntax.self) {
      return function.signature.parameterClause.leftParen.presence == .present
    }
    let members = item.asProtocol((any DeclGroupSyntax).self)?.memberBlock
    return members?.leftBrace.presence == .present
  }

  /// Whether the item can't be mistaken for output. An expression such as `Hike(length: 2)`, `[1,
  /// 2]`, or `ridge` could be a printed value.
  fileprivate var isUnmistakable: Bool {
    switch item {
    case .expr(let expression): expression.isUnmistakable
    default: true
    }
  }
}

extension ExprSyntax {
  fileprivate var isUnmistakable: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .closureExpr(let closure): closure.signature != nil
    case .tryExpr, .awaitExpr, .ifExpr, .switchExpr, .macroExpansionExpr: true
    case .sequenceExpr(let sequence):
      sequence.elements.contains {
        $0.is(AssignmentExprSyntax.self) || $0.isUnmistakable || $0.isChange
      }
    case .functionCallExpr(let call):
      call.trailingClosure != nil
        || call.leftParen != nil && call.calledExpression.isNameOfFunction
    default: false
    }
  }

  /// The variable to which the expression assigns a value; nil for any other expression.
  fileprivate var assignedName: String? {
    guard let elements = self.as(SequenceExprSyntax.self)?.elements.prefix(2), elements.count == 2,
      elements.last?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    return elements.first?.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// Whether the expression is an operator that changes its left side, such as `+=`.
  private var isChange: Bool {
    let text = self.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    return text.hasSuffix("=") && !["==", "===", "!=", "!==", "<=", ">=", "~="].contains(text)
  }

  /// Whether the expression is the name of a function or of a member, rather than of a type.
  private var isNameOfFunction: Bool {
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.base?.trimmedDescription == "self"
        || member.base != nil && member.declName.baseName.text.first?.isLowercase == true
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isLowercase == true
  }
}
