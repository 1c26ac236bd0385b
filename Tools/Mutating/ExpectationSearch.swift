import SwiftSyntax
import WaymarkModel

import struct WaymarkModel.SourceLocation

/// A search for expectations. Expectations aren't mutated, because an expectation can't detect a
/// change to itself.
struct ExpectationSearch {
  let shown: ShownCode
  /// The locations of a test store's assertions.
  let assertions: Set<SourceLocation>

  /// Returns whether a piece of code contains an expectation.
  func contains(expectationIn node: some SyntaxProtocol) -> Bool {
    let visitor = Visitor(self)
    visitor.walk(node)
    return visitor.found
  }

  /// Returns whether a call is a test store assertion. The location of an assertion is the location
  /// of its opening parenthesis.
  func isStep(_ call: FunctionCallExprSyntax) -> Bool {
    let start = call.leftParen?.positionAfterSkippingLeadingTrivia
    return start.flatMap { shown.location(of: $0.utf8Offset) }.map(assertions.contains) ?? false
  }

  private final class Visitor: SyntaxVisitor {
    private let search: ExpectationSearch
    private(set) var found = false

    init(_ search: ExpectationSearch) {
      self.search = search
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      note(isExpectation: node.isExpectation)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      note(isExpectation: node.isAssertion || node.expectsIssuesOrCalls || search.isStep(node))
    }

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
      note(isExpectation: node.isWait)
    }

    private func note(isExpectation: Bool) -> SyntaxVisitorContinueKind {
      found = found || isExpectation
      return found ? .skipChildren : .visitChildren
    }
  }
}

extension FreestandingMacroExpansionSyntax {
  var isExpectation: Bool { ["expect", "require"].contains(macroName.text) }
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
  /// Whether the expression awaits `finish()` on a variable, which only waits until the effects of
  /// a task or store have ended. This wait is an expectation, because if the effects didn't end,
  /// the example would exceed its time limit.
  fileprivate var isWait: Bool {
    let call = expression.as(FunctionCallExprSyntax.self)
    let callee = call?.calledExpression.as(MemberAccessExprSyntax.self)
    return callee?.declName.baseName.text == "finish"
      && callee?.base?.is(DeclReferenceExprSyntax.self) == true
  }
}
