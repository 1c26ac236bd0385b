import SwiftParser
import SwiftSyntax
import WaymarkBlocks
import WaymarkModel
import WaymarkNames

/// A function that code calls by its name, without trailing closures.
package struct CalledFunction: Hashable, Sendable {
  /// The name without argument labels.
  package var name: String
  /// The argument labels; `_` for arguments without a label.
  package var labels: [String]

  /// Returns the functions with the given names that code calls, in order.
  package static func all(in code: String, named names: Set<String>) -> [CalledFunction] {
    let search = CalledFunctionSearch(viewMode: .sourceAccurate)
    search.walk(Parser.parse(source: code))
    return search.found.filter { names.contains($0.name) }.uniqued()
  }
}

/// Returns the names in code that are used as types.
package func namesOfTypes(in code: String) -> Set<String> {
  let search = TypeNameSearch(viewMode: .sourceAccurate)
  search.walk(Parser.parse(source: code))
  return search.found
}

private final class TypeNameSearch: SyntaxVisitor {
  var found: Set<String> = []

  override func visit(_ type: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    found.insert(type.name.text.withoutBackticks)
    return .visitChildren
  }
}

private final class CalledFunctionSearch: SyntaxVisitor {
  var found: [CalledFunction] = []

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      call.leftParen != nil, call.trailingClosure == nil
    {
      let labels = call.arguments.map { $0.label?.text ?? "_" }
      found.append(CalledFunction(name: name, labels: labels))
    }
    return .visitChildren
  }
}
