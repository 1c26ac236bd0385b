import SwiftParser
import SwiftSyntax
import WaymarkBlocks
import WaymarkNames
import WaymarkTokens

/// A mistake in a closure that the compiler doesn't check, because the call that contains the
/// closure uses undeclared names.
package struct ClosureMistake: Equatable {
  /// The offset in bytes.
  package var offset: Int
  package var message: String
  /// A hint for the author.
  package var hint: String
}

extension Interface {
  /// Returns the mistakes in the closures of code, in the order of the closures:
  ///
  /// - a result type after `in` instead of before it,
  /// - a variable that hides an unused parameter, and whose value is an undeclared variable with a
  ///   longer or shorter form of the parameter's name,
  /// - several statements without `return`, although the modules' function expects a value from the
  ///   closure.
  ///
  /// - Parameters:
  ///   - undeclared: The names that nothing declares.
  ///   - isOther: A closure that returns whether a name isn't the modules' own.
  package func mistakesInClosures(
    in code: String, undeclared: Set<String>, isOther: (String) -> Bool
  ) -> [ClosureMistake] {
    let search = ClosureSearch(viewMode: .sourceAccurate)
    search.walk(Parser.parse(source: code))
    return search.closures.flatMap { closure in
      [
        misplacedResultType(of: closure, isOther), closure.misnamedParameter(among: undeclared),
        missingReturn(in: closure, isOther),
      ].compactMap(\.self)
    }
  }

  private func misplacedResultType(
    of closure: ClosureExprSyntax, _ isOther: (String) -> Bool
  ) -> ClosureMistake? {
    guard let signature = closure.signature, signature.returnClause == nil,
      closure.statements.count > 1,
      let type = closure.statements.first?.item.as(DeclReferenceExprSyntax.self),
      type.argumentNames == nil, type.baseName.text.first?.isUppercase == true,
      KnownNames.standard.contains(type.baseName.text) || declaresType(type.baseName.text),
      !isOther(type.baseName.text)
    else { return nil }
    return ClosureMistake(
      offset: type.positionAfterSkippingLeadingTrivia.utf8Offset,
      message: "expected member name or initializer call after type name",
      hint: "write the result type before 'in': '-> \(type.baseName.text) in'")
  }

  private func missingReturn(
    in closure: ClosureExprSyntax, _ isOther: (String) -> Bool
  ) -> ClosureMistake? {
    guard closure.statements.count > 1, !closure.mayLeave, let name = closure.calledFunction,
      !isOther(name)
    else { return nil }
    let results = Set(overloads(of: name).map(\.resultOfClosure))
    guard results.count == 1, let result = results.first ?? nil else { return nil }
    return ClosureMistake(
      offset: closure.positionAfterSkippingLeadingTrivia.utf8Offset,
      message: "missing return in closure expected to return '\(result)'",
      hint: "in a closure with more than one statement, write 'return' before the result")
  }
}

private final class ClosureSearch: SyntaxVisitor {
  var closures: [ClosureExprSyntax] = []

  override func visit(_ closure: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    closures.append(closure)
    return .visitChildren
  }
}

extension ClosureExprSyntax {
  fileprivate func misnamedParameter(among undeclared: Set<String>) -> ClosureMistake? {
    let tokens = statements.tokens(viewMode: .sourceAccurate)
    return parameterNames.lazy.compactMap { parameter -> ClosureMistake? in
      let use = tokens.first { $0.tokenKind == .identifier(parameter) }
      guard let binding = use?.parent?.parent?.as(PatternBindingSyntax.self),
        let value = binding.initializer?.value, let name = value.withoutEffects.rootName,
        undeclared.contains(name), Misspelling.isLengthened(name, of: parameter)
      else { return nil }
      return ClosureMistake(
        offset: value.withoutEffects.positionAfterSkippingLeadingTrivia.utf8Offset,
        message: "the closure doesn't use its parameter '\(parameter)'",
        hint: "write '\(parameter)' in place of '\(name)'")
    }.first
  }

  private var parameterNames: [String] {
    let clause = signature?.parameterClause
    if let names = clause?.as(ClosureShorthandParameterListSyntax.self) {
      return names.map(\.name.text)
    }
    return clause?.as(ClosureParameterClauseSyntax.self)?.parameters.map {
      ($0.secondName ?? $0.firstName).text
    } ?? []
  }

  /// Whether the closure contains code that returns a value or never returns, or a comment, which
  /// can replace such code.
  fileprivate var mayLeave: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      Self.exits.contains(token.text)
        || (token.leadingTrivia.pieces + token.trailingTrivia.pieces).contains(where: \.isComment)
    }
  }

  private static let exits: Set<String> = [
    "#if", "exit", "fatalError", "preconditionFailure", "repeat", "return", "throw", "while",
  ]

  /// The base name of the function whose only trailing closure is this closure; nil if there is
  /// none.
  fileprivate var calledFunction: String? {
    guard let call = parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == id,
      call.additionalTrailingClosures.isEmpty
    else { return nil }
    return call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

extension Signature {
  /// The return type of the function's only closure parameter if it's a basic type, such as `Int`;
  /// nil if there isn't exactly one closure parameter, or if it returns another type.
  fileprivate var resultOfClosure: String? {
    let function = Parser.parse(source: text).statements.first?.item.as(FunctionDeclSyntax.self)
    let closures = function?.signature.parameterClause.parameters.compactMap(\.type.function) ?? []
    guard closures.count == 1 else { return nil }
    let result = closures[0].returnClause.type.trimmedDescription
    return Self.valueTypes.contains(result) ? result : nil
  }

  private static let valueTypes: Set<String> = [
    "Bool", "Character", "Double", "Float", "Int", "String", "Substring",
  ]
}

extension TypeSyntax {
  /// The function type, which can be optional, in parentheses, or after attributes; nil for any
  /// other type.
  fileprivate var function: FunctionTypeSyntax? {
    switch self.as(TypeSyntaxEnum.self) {
    case .functionType(let type): type
    case .attributedType(let type): type.baseType.function
    case .optionalType(let type): type.wrappedType.function
    case .tupleType(let type) where type.elements.count == 1: type.elements.first?.type.function
    default: nil
    }
  }
}
