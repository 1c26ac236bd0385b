import SwiftParser
import SwiftSyntax
import WaymarkBlocks

/// An effect of a call that a keyword must mark.
package enum CallEffect: Hashable, Sendable {
  case throwing
  case asynchronous

  /// The compiler's message about a call without the keyword.
  package var message: String {
    switch self {
    case .throwing: "call can throw but is not marked with 'try'"
    case .asynchronous: "expression is 'async' but is not marked with 'await'"
    }
  }

  /// The keyword that marks a call.
  package var keyword: String {
    switch self {
    case .throwing: "try"
    case .asynchronous: "await"
    }
  }
}

extension Interface {
  /// Returns the calls in code that lack a required `try` or `await`. The keyword is required if
  /// every function that the call could refer to, in the modules or in the code, has the effect. A
  /// missing `await` counts only if the code contains another `await`.
  ///
  /// Unlike the compiler, this also finds calls whose arguments or base aren't declared.
  ///
  /// - Parameters:
  ///   - others: The names that are declared outside the modules. Calls that refer to them are
  ///     ignored.
  ///   - variables: The types of variables, keyed by the names of the variables.
  /// - Returns: The offsets of the calls in bytes, with the effects that aren't marked.
  package func unmarkedCalls(
    in code: String, apartFrom others: Set<String>, variables: [String: String] = [:]
  ) -> [(offset: Int, effect: CallEffect)] {
    let tree = Parser.parse(source: code)
    let search = CallSearch(viewMode: .sourceAccurate)
    search.walk(tree)
    let own = DeclarationList(tree).all.flatMap { Signature.all(of: $0.declaration) }
    let isSuspending = tree.tokens(viewMode: .sourceAccurate).contains { $0.text == "await" }
    return search.calls.flatMap { call in
      let labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }
      let callee = call.calledExpression
      let known =
        members(callee, of: variables) ?? candidates(for: callee, apartFrom: others)
      let found = (known.isEmpty ? own.filter { $0.isMeant(by: callee) } : known).filter {
        $0.accepts(labels)
      }
      guard !found.isEmpty else { return [(offset: Int, effect: CallEffect)]() }
      let expression = ExprSyntax(call)
      var effects: [CallEffect] = []
      if found.allSatisfy(\.isThrowing), !expression.isMarked(by: TryExprSyntax.self) {
        effects.append(.throwing)
      }
      if isSuspending, found.allSatisfy(\.isAsync), !expression.isMarked(by: AwaitExprSyntax.self) {
        effects.append(.asynchronous)
      }
      return effects.map { (call.positionAfterSkippingLeadingTrivia.utf8Offset, $0) }
    }
  }

  /// Returns those labels in initializer calls that no initializer of the modules has, each with
  /// the initialized type and its initializers in alphabetical order. Only types that the modules
  /// declare as structures count, because classes can inherit initializers from other modules.
  ///
  /// - Parameter others: The names that are declared outside the modules. Calls that refer to them
  ///   are ignored.
  package func wrongLabels(
    in code: String, apartFrom others: Set<String>
  ) -> [(offset: Int, label: String, type: String, initializers: [String])] {
    let search = CallSearch(viewMode: .sourceAccurate)
    search.walk(Parser.parse(source: code))
    let calls = search.calls.compactMap { call -> (type: String, call: FunctionCallExprSyntax)? in
      let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
      let isStructure = members(type, of: "").contains { $0.text.hasPrefix("struct ") }
      guard isStructure, !others.contains(type), !members("init", of: type).isEmpty else {
        return nil
      }
      return (type, call)
    }
    // Few blocks need the labels of all initializers.
    guard !calls.isEmpty else { return [] }
    let initializers = overloads(of: "init") + overloads(of: "init?")
    let labels = initializers.reduce(into: Self.commonLabels) {
      $0.formUnion($1.name.drop { $0 != "(" }.dropFirst().split(separator: ":").map(String.init))
    }
    return calls.flatMap { type, call in
      call.arguments.compactMap { argument in
        guard let label = argument.label, !labels.contains(label.text) else { return nil }
        let names = Set(members("init", of: type).map(\.name)).sorted()
        return (label.positionAfterSkippingLeadingTrivia.utf8Offset, label.text, type, names)
      }
    }
  }

  /// Returns the calls to members that the modules don't declare, but that have the labels and
  /// nearly the name of a declared function. Calls without labels don't count.
  ///
  /// - Parameter others: The names that are declared outside the modules. Calls that refer to them
  ///   are ignored.
  package func misspelledCalls(
    in code: String, apartFrom others: Set<String>
  ) -> [(offset: Int, name: String, similar: String)] {
    let search = CallSearch(viewMode: .sourceAccurate)
    search.walk(Parser.parse(source: code))
    return search.calls.compactMap { call in
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName,
        call.arguments.contains(where: { $0.label != nil }),
        !declares(member.text), !others.contains(member.text)
      else { return nil }
      let labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }
      let similar = similarFunctions(to: member.text).filter { $0.accepts(labels) }.map(\.baseName)
      return similar.min().map {
        (member.positionAfterSkippingLeadingTrivia.utf8Offset, member.text, $0)
      }
    }
  }

  /// The labels of initializers that protocols of the standard library require.
  private static var commonLabels: Set<String> {
    [
      "arrayLiteral", "booleanLiteral", "dictionaryLiteral", "floatLiteral", "from",
      "integerLiteral", "intValue", "rawValue", "stringInterpolation", "stringLiteral",
      "stringValue",
    ]
  }

  /// Returns the functions that a call to a variable's member could refer to; nil if the expression
  /// isn't a member of one of the variables.
  private func members(_ callee: ExprSyntax, of variables: [String: String]) -> [Signature]? {
    guard let member = callee.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(DeclReferenceExprSyntax.self),
      let type = variables[base.baseName.text]
    else { return nil }
    return members(member.declName.baseName.text, of: type)
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
    guard let member = callee.as(MemberAccessExprSyntax.self),
      !others.contains(member.declName.baseName.text)
    else { return [] }
    let name = member.declName.baseName.text
    guard let base = member.base else {
      let all = overloads(of: name)
      return all.allSatisfy { $0.kind == "static func" } ? all : []
    }
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
  /// Returns whether a called expression could refer to the function, in the block that declares
  /// the function.
  fileprivate func isMeant(by callee: ExprSyntax) -> Bool {
    let member = callee.as(MemberAccessExprSyntax.self)
    let isOwn = member == nil || member?.base?.trimmedDescription == "self"
    let called = member?.declName ?? callee.as(DeclReferenceExprSyntax.self)
    return isOwn && kind.hasSuffix("func")
      && called?.baseName.text == baseName
  }

  /// Returns whether a call with these labels could refer to the function, if its other parameters
  /// have default values or are passed as trailing closures.
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
  /// Returns whether a keyword covers the expression.
  ///
  /// - Parameter keyword: The type of the expressions that start with the keyword.
  fileprivate func isMarked(by keyword: (some ExprSyntaxProtocol).Type) -> Bool {
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self) {
      // `async let` needs no keyword.
      let modifiers = parent.as(VariableDeclSyntax.self)?.modifiers
      if parent.is(keyword) || modifiers?.contains(where: { $0.name.text == "async" }) == true {
        return true
      }
      if let elements = parent.as(ExprListSyntax.self),
        elements.contains(where: { $0.is(keyword) && $0.position < node.position })
      {
        return true
      }
      node = parent
    }
    return false
  }
}
