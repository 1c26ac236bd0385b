import SwiftParser
import SwiftSyntax
import WaymarkBlocks

extension Interface {
  /// Returns the offsets in bytes of the calls in code that lack `try`, although every function of
  /// the modules that they could refer to throws.
  ///
  /// Unlike the compiler, this finds calls whose arguments or whose base aren't declared.
  ///
  /// - Parameter others: The names that aren't the modules' own.
  package func unmarkedCalls(in code: String, apartFrom others: Set<String>) -> [Int] {
    let search = CallSearch(viewMode: .sourceAccurate)
    search.walk(Parser.parse(source: code))
    return search.calls.filter { call in
      let labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }
      let found = candidates(for: call.calledExpression, apartFrom: others).filter {
        $0.accepts(labels)
      }
      return !found.isEmpty && found.allSatisfy(\.isThrowing) && !ExprSyntax(call).isMarked
    }.map(\.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Returns the functions that a called expression could refer to; empty if they aren't known.
  private func candidates(
    for callee: ExprSyntax, apartFrom others: Set<String>
  ) -> [Signature] {
    if let generic = callee.as(GenericSpecializationExprSyntax.self) {
      return candidates(for: generic.expression, apartFrom: others)
    }
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text, !others.contains(name) {
      let initializers = members("init", of: name) + members("init?", of: name)
      return declaresType(name) ? initializers : members(name, of: "").filter { $0.kind == "func" }
    }
    guard let member = callee.as(MemberAccessExprSyntax.self), let base = member.base,
      !others.contains(member.declName.baseName.text)
    else { return [] }
    let name = member.declName.baseName.text
    if let type = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return declaresType(type) && !others.contains(type)
        ? members(name, of: type).filter { $0.kind == "static func" } : []
    }
    // A member that only the package declares has a type of the package.
    let inner = base.as(FunctionCallExprSyntax.self)?.calledExpression ?? base
    guard let owner = inner.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      declares(owner), !others.contains(owner)
    else { return [] }
    return overloads(of: name)
  }
}

private final class CallSearch: SyntaxVisitor {
  var calls: [FunctionCallExprSyntax] = []

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(call)
    return .visitChildren
  }
}

extension Signature {
  /// Returns whether a call with these labels can call the function, if the other parameters have
  /// default values or are trailing closures.
  fileprivate func accepts(_ labels: [String]) -> Bool {
    var rest = name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")[...]
    for label in labels {
      guard let index = rest.firstIndex(where: { "\($0):" == label }) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }
}

extension ExprSyntax {
  /// Whether `try` covers the expression.
  fileprivate var isMarked: Bool {
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self) {
      if parent.is(TryExprSyntax.self) { return true }
      if let elements = parent.as(ExprListSyntax.self),
        elements.contains(where: { $0.is(TryExprSyntax.self) && $0.position < node.position })
      {
        return true
      }
      node = parent
    }
    return false
  }
}
