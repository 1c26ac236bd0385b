import SwiftSyntax

extension TokenSyntax {
  /// Whether the token names a parameter of a function or a closure, which hides an expectation
  /// only in the body.
  var isParameter: Bool {
    guard let parent else { return false }
    return parent.is(ClosureShorthandParameterSyntax.self) || parent.is(ClosureParameterSyntax.self)
      || parent.is(FunctionParameterSyntax.self)
        && parent.parent?.parent?.parent?.parent?.is(FunctionDeclSyntax.self) == true
  }
}
