import SwiftParser
import SwiftSyntax
import WaymarkModel
import WaymarkNames
import WaymarkTokens

extension Elision {
  /// Returns placeholders for the uses of undeclared variables, as if the code omitted their
  /// values. A use that depends on the variable's name or type has no placeholder.
  package static func values(named names: Set<String>, in code: String) -> [Elision] {
    uses(of: names, in: code).map(\.placeholder)
  }

  /// Returns the variables for which ``values(named:in:)`` returns placeholders.
  package static func replaceable(_ names: Set<String>, in code: String) -> Set<String> {
    Set(uses(of: names, in: code).map(\.name))
  }

  private static func uses(
    of names: Set<String>, in code: String
  ) -> [(name: String, placeholder: Elision)] {
    guard !names.isEmpty else { return [] }
    let tree = Parser.parse(source: code)
    let search = ValueSearch(viewMode: .sourceAccurate)
    search.walk(tree)
    let lines = LineTable(code)
    return search.found.compactMap { use in
      let name = use.baseName.text.withoutBackticks
      guard names.contains(name), !search.captured.contains(name) else { return nil }
      let value = use.withMembers
      let start = value.positionAfterSkippingLeadingTrivia.utf8Offset
      let column = lines.column(of: start)
      guard value.isReplaceable, !value.trimmedDescription.contains(where: \.isNewline) else {
        return nil
      }
      let placeholder = Elision(
        kind: value.isInterpolated ? .text : .expression, line: lines.line(of: start),
        columns: column..<column + value.trimmedLength.utf8Length)
      return (name, placeholder)
    }
  }
}

private final class ValueSearch: SyntaxVisitor {
  var found: [DeclReferenceExprSyntax] = []
  /// The variables in the capture lists of closures.
  var captured: Set<String> = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMember, node.argumentNames == nil { found.append(node) }
    return .visitChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    captured.formUnion(node.tokens(viewMode: .sourceAccurate).map { $0.text.withoutBackticks })
    return .skipChildren
  }
}

extension DeclReferenceExprSyntax {
  /// The longest chain of members that starts with the variable, such as `hike.start.name`; the
  /// variable itself if no member follows.
  fileprivate var withMembers: ExprSyntax {
    var node = ExprSyntax(self)
    while let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == node.id {
      node = ExprSyntax(member)
    }
    return node
  }
}

extension ExprSyntax {
  /// Whether a value of any type can replace the expression. The result is false if the code
  /// changes the expression, and for a member access that isn't an argument or an initial value.
  fileprivate var isReplaceable: Bool {
    guard let parent else { return false }
    let isCalled = parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == id
    let isPart =
      self.is(MemberAccessExprSyntax.self)
      && (isCalled
        || !parent.is(LabeledExprSyntax.self) && !parent.is(InitializerClauseSyntax.self))
    return !isPart && !parent.is(InOutExprSyntax.self) && !isAssigned
  }

  /// Whether the expression is the left side of an assignment.
  fileprivate var isAssigned: Bool {
    guard let elements = parent?.as(ExprListSyntax.self), elements.first?.id == id
    else { return false }
    let next = elements.dropFirst().first?.trimmedDescription ?? ""
    return next.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(next)
  }

  /// Whether the expression is the whole content of an interpolation, where a value of any type is
  /// allowed.
  fileprivate var isInterpolated: Bool {
    parent?.as(LabeledExprSyntax.self)?.parent?.parent?.is(ExpressionSegmentSyntax.self) == true
  }
}
