import SwiftSyntax
import WaymarkModel

import struct WaymarkModel.SourceLocation

/// A visitor that collects the mutations of a source.
final class MutationSurvey: SyntaxVisitor {
  private(set) var mutations: [Mutation] = []
  private let shown: ShownCode
  private let cases: EnumCases
  private let expectations: ExpectationSearch

  init(shown: ShownCode, cases: EnumCases, assertions: Set<SourceLocation>) {
    self.shown = shown
    self.cases = cases
    expectations = ExpectationSearch(shown: shown, assertions: assertions)
    super.init(viewMode: .sourceAccurate)
  }

  private func add(_ node: some SyntaxProtocol, _ replacement: String, _ text: String) {
    let range =
      node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    guard !range.isEmpty, let start = shown.location(of: range.lowerBound),
      var end = shown.location(of: range.upperBound - 1)
    else { return }
    end.column += 1
    mutations.append(Mutation(start, end, replacement, text))
  }

  private func replace(_ node: some SyntaxProtocol, with replacement: String) {
    add(
      node, replacement, "'\(node.trimmedDescription.shortened)' becomes '\(replacement.shortened)'"
    )
  }

  // MARK: Operators

  private static let operators: [String: [String]] = [
    "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"], "%": ["*"], "&+": ["&-"], "&-": ["&+"],
    "+=": ["-="], "-=": ["+="], "*=": ["/="], "/=": ["*="],
    "&&": ["||"], "||": ["&&"], "==": ["!="], "!=": ["=="], "===": ["!=="], "!==": ["==="],
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"],
    "..<": ["..."], "...": ["..<"],
  ]

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    for other in Self.operators[node.operator.text] ?? [] { replace(node.operator, with: other) }
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if ["!", "-"].contains(node.operator.text) {
      add(node.operator, "", "'\(node.operator.text)' is removed")
    }
    return .visitChildren
  }

  // MARK: Literals

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    replace(node, with: node.literal.text == "true" ? "false" : "true")
    return .skipChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let value = Int(node.literal.text.filter { $0 != "_" }) {
      replace(node, with: "\(value + 1)")
    }
    return .skipChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let value = Double(node.literal.text.filter { $0 != "_" }) {
      replace(node, with: "\(value + 1)")
    }
    return .skipChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    replace(node, with: node.segments.trimmedDescription.isEmpty ? "\"mutated\"" : "\"\"")
    return .visitChildren
  }

  // MARK: Cases

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName
    if node.base == nil, let sibling = cases.sibling(of: name.text) { replace(name, with: sibling) }
    return .visitChildren
  }

  // MARK: Conditions

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition) = node.condition { negate(condition) }
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    negate(node.condition)
    return .visitChildren
  }

  /// Negates a condition that is on one line, except for literals, negations, and single
  /// comparisons, for which another mutation has the same effect.
  private func negate(_ condition: ExprSyntax) {
    let text = condition.trimmedDescription
    let negatable = ["==", "!=", "===", "!==", "<", "<=", ">", ">="]
    let comparison = condition.as(SequenceExprSyntax.self).map { sequence in
      sequence.elements.count == 3
        && sequence.elements.contains {
          $0.as(BinaryOperatorExprSyntax.self).map { negatable.contains($0.operator.text) } ?? false
        }
    }
    guard comparison != true, !condition.is(BooleanLiteralExprSyntax.self),
      condition.as(PrefixOperatorExprSyntax.self)?.operator.text != "!", !text.contains("\n")
    else { return }
    add(condition, "!(\(text))", "the condition '\(text.shortened)' is negated")
  }

  // MARK: Statements

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if !node.item.is(DeclSyntax.self), !expectations.contains(expectationIn: node) {
      add(node, "", "the statement '\(node.trimmedDescription.shortened)' is removed")
    }
    return .visitChildren
  }

  // MARK: Code that isn't changed

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.isExpectation ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.isExpectation ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.isAssertion { return .skipChildren }
    // The closure describes what the test store should do, so only the arguments are changed.
    guard expectations.isStep(node) else { return .visitChildren }
    walk(node.arguments)
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }
}

extension String {
  /// The first line, with at most 40 characters and an ellipsis if it isn't the whole text.
  fileprivate var shortened: String {
    let line = split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    let isWhole = line.count == count && count <= 40
    return isWhole ? self : line.prefix(40) + "…"
  }
}
