import SwiftSyntax
import WaymarkModel
import struct WaymarkModel.SourceLocation

/// A search for checks. Checks aren't mutated, because a check can't notice a change to itself.
struct CheckSearch {
  let shown: ShownCode
  /// The locations of a test store's assertions.
  let assertions: Set<SourceLocation>

  /// Returns whether a piece of code contains a check.
  func contains(checkIn node: some SyntaxProtocol) -> Bool {
    let visitor = Visitor(self)
    visitor.walk(node)
    return visitor.found
  }

  /// Returns whether a call is a test store assertion. The location of an assertion is the location
  /// of its opening parenthesis.
  func isStep(_ call: FunctionCallExprSyntax) -> Bool {
    let start = call.leftParen?.positionAfterSkippingLeadingTrivia
    return start.flatMap { shown.place(of: $0.utf8Offset) }.map(assertions.contains) ?? false
  }

  private final class Visitor: SyntaxVisitor {
    private let search: CheckSearch
    private(set) var found = false

    init(_ search: CheckSearch) {
      self.search = search
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      note(isCheck: node.isCheck)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      note(isCheck: node.isAssertion || node.expectsIssuesOrCalls || search.isStep(node))
    }

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
      note(isCheck: node.isWait)
    }

    private func note(isCheck: Bool) -> SyntaxVisitorContinueKind {
      found = found || isCheck
      return found ? .skipChildren : .visitChildren
    }
  }
}

extension FreestandingMacroExpansionSyntax {
  var isCheck: Bool { ["expect", "require"].contains(macroName.text) }
}

extension FunctionCallExprSyntax {
  /// Whether the call is an XCTest assertion, or always records an issue.
  var isAssertion: Bool {
    let name = calledExpression.trimmedDescription
    return name.hasPrefix("XCT") || name == "Issue.record"
  }

  /// Whether the call expects its closure to record an issue or to make a call.
  fileprivate var expectsIssuesOrCalls: Bool {
    ["confirmation", "withKnownIssue"].contains(calledExpression.trimmedDescription)
  }
}

extension AwaitExprSyntax {
  /// Whether the call only waits until the effects of a named task or store have ended. Such a call
  /// is a check, because if the effects didn't end, the example would exceed its time limit.
  fileprivate var isWait: Bool {
    let call = expression.as(FunctionCallExprSyntax.self)
    let callee = call?.calledExpression.as(MemberAccessExprSyntax.self)
    return callee?.declName.baseName.text == "finish"
      && callee?.base?.is(DeclReferenceExprSyntax.self) == true
  }
}
