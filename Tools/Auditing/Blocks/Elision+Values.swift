import SwiftParser
import SwiftSyntax
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
      let name = plain(use.baseName.text)
      guard names.contains(name), !search.captured.contains(name) else { return nil }
      let start = use.positionAfterSkippingLeadingTrivia.utf8Offset
      let column = lines.column(of: start)
      let placeholder = Elision(
        kind: use.isInterpolated ? .text : .expression, line: lines.line(of: start),
        columns: column..<column + use.trimmedLength.utf8Length)
      return (name, placeholder)
    }
  }
}

private final class ValueSearch: SyntaxVisitor {
  var found: [DeclReferenceExprSyntax] = []
  /// The variables in the capture lists of closures.
  var captured: Set<String> = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isNamed =
      node.parent?.is(MemberAccessExprSyntax.self) == true || node.argumentNames != nil
      || node.parent?.is(InOutExprSyntax.self) == true || node.isAssigned
    if !isNamed { found.append(node) }
    return .visitChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    captured.formUnion(node.tokens(viewMode: .sourceAccurate).map { plain($0.text) })
    return .skipChildren
  }
}

extension DeclReferenceExprSyntax {
  /// Whether an assignment changes the variable.
  fileprivate var isAssigned: Bool {
    guard let elements = parent?.as(ExprListSyntax.self), elements.first?.id == ExprSyntax(self).id
    else { return false }
    let next = elements.dropFirst().first?.trimmedDescription ?? ""
    return next.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(next)
  }

  /// Whether the variable is all that a string interpolates, so that its value can have any type.
  fileprivate var isInterpolated: Bool {
    parent?.as(LabeledExprSyntax.self)?.parent?.parent?.is(ExpressionSegmentSyntax.self) == true
  }
}
