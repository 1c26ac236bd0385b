import SwiftSyntax

/// A stored property of a dependency client.
struct Endpoint {
  let property: VariableDeclSyntax
  let name: TokenSyntax
  let type: TypeSyntax
  let defaultValue: ExprSyntax?

  /// The signature, if the property is a closure.
  let function: FunctionTypeSyntax?

  init?(_ declaration: DeclSyntax) {
    guard let property = declaration.as(VariableDeclSyntax.self), property.isStored,
      let name = property.name, let binding = property.bindings.first,
      let type = binding.typeAnnotation?.type.trimmed
    else { return nil }
    let isConstant = property.bindingSpecifier.tokenKind == .keyword(.let)
    // An initializer can't assign a constant that already has a value.
    guard !isConstant || binding.initializer == nil else { return nil }
    self.property = property
    self.name = name
    self.type = type
    defaultValue = binding.initializer?.value.trimmed
    function =
      type.as(FunctionTypeSyntax.self)
      ?? type.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)
  }

  /// Whether the author must provide a default value, because the closure has nothing else to
  /// return if it isn't implemented.
  var needsDefault: Bool {
    function != nil && defaultValue == nil && !isThrowing && !isVoid && !isOptional
      && !isIgnored
  }

  /// Whether the closure is excluded with `@DependencyEndpointIgnored`, so that calls to its
  /// default aren't reported.
  private var isIgnored: Bool { property.attributes.contains(named: "DependencyEndpointIgnored") }

  /// The name that `@DependencyEndpoint` specifies for the method with argument labels, if any.
  private var givenMethodName: String? {
    guard
      case .argumentList(let arguments)? = property.attributes
        .first(named: "DependencyEndpoint")?.arguments
    else { return nil }
    return arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// Whether the closure returns an optional.
  private var isOptional: Bool {
    guard let type = function?.returnClause.type else { return false }
    let name = type.as(IdentifierTypeSyntax.self)?.name ?? type.as(MemberTypeSyntax.self)?.name
    return type.is(OptionalTypeSyntax.self) || name?.text == "Optional"
  }

  private var isThrowing: Bool { function?.effectSpecifiers?.throwsClause != nil }

  /// Whether the closure returns nothing.
  private var isVoid: Bool {
    ["Void", "()", "Swift.Void"].contains(function?.returnClause.type.trimmedDescription)
  }
}

extension Endpoint {
  /// Returns the memberwise initializer's parameter for the endpoint, with its default, if any.
  func parameter(of client: String) -> String {
    let escaping = function == nil ? "" : "@escaping "
    return "\(name.text): \(escaping)\(type)" + (value(in: client).map { " = \($0)" } ?? "")
  }

  /// Returns the assignment of the default. The result is empty if the property's own default is
  /// kept as it is, or if there is no default.
  func assignment(in client: String) -> String {
    guard !isIgnored else { return "" }
    let value = defaultValue == nil ? value(in: client) : reportingDefault(in: client)
    guard let value else { return "" }
    return "self.\(name.text) = \(value)"
  }

  private func value(in client: String) -> String? {
    if isIgnored { return defaultValue?.description }
    return reportingDefault(in: client) ?? defaultValue?.description ?? unimplemented(in: client)
      ?? absence
  }

  /// The implicit default of an optional variable.
  private var absence: String? {
    type.is(OptionalTypeSyntax.self) && property.isStoredVariable ? "nil" : nil
  }

  /// Returns the author's default, changed to report its call before it returns a value.
  private func reportingDefault(in client: String) -> String? {
    guard let function, let defaultValue else { return nil }
    guard var closure = defaultValue.as(ClosureExprSyntax.self) else {
      return reportingCall(of: defaultValue, function, in: client)
    }
    var statements = closure.statements
    if !isVoid, statements.count == 1, case .expr(let value)? = statements.first?.item {
      // With a second statement, the closure no longer returns its only expression implicitly.
      statements = ["return \(value.trimmed)"]
    }
    closure.statements = ["\n_ = \(raw: unimplementedError(in: client))\n"] + statements.trimmed
    return closure.description
  }

  /// Returns a closure that reports its call and then calls a default that isn't a closure
  /// expression, such as a function. The default is evaluated once, when the client is created.
  private func reportingCall(
    of value: ExprSyntax, _ function: FunctionTypeSyntax, in client: String
  ) -> String {
    let names = function.parameters.enumerated().map { "p\($0.offset)" }.joined(separator: ", ")
    return """
      {
      let _default: \(type) = \(value)
      return { \(names.isEmpty ? "" : "\(names) in")
      _ = \(unimplementedError(in: client))
      return \(call(of: "_default", function))
      }
      }()
      """
  }

  /// Returns a closure that reports its call.
  private func unimplemented(in client: String) -> String? {
    guard let function, !needsDefault else { return nil }
    let blanks = function.parameters.map { _ in "_" }.joined(separator: ", ")
    let report = "\(isThrowing ? "throw" : "_ =") \(unimplementedError(in: client))"
    let statements = isThrowing || isVoid ? report : "\(report)\nreturn nil"
    return "{ \(blanks.isEmpty ? "" : "\(blanks) in ")\(statements) }"
  }

  private func unimplementedError(in client: String) -> String {
    "ComposableCore.UnimplementedEndpoint(\"\(client).\(name.plain)\")"
  }

  /// The global actor of the closure, which the method needs as well.
  private var isolation: String {
    let attributes = type.as(AttributedTypeSyntax.self)?.attributes ?? []
    return attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { $0.name.first?.isUppercase == true && $0.name != "Sendable" }
      .map { "\($0.trimmedDescription) " }.joined()
  }

  /// Returns the method with argument labels, if the closure's type names its parameters or the
  /// author specified a name for the method.
  func method(access: String) -> String? {
    guard let function, !isIgnored,
      givenMethodName != nil || function.parameters.contains(where: { $0.secondName != nil })
    else { return nil }
    let parameters = function.parameters.enumerated().map { index, parameter in
      "\(parameter.secondName?.text ?? "_") p\(index): \(parameter.type.trimmed)"
    }
    let effects = function.effectSpecifiers.map { " \($0.trimmed)" } ?? ""
    return """
      \(isolation)\(access)func \(givenMethodName ?? name.text)(\(parameters.joined(separator: ", ")))\
      \(effects) -> \(function.returnClause.type.trimmed) {
        \(call(of: "self.\(name.text)", function))
      }
      """
  }

  /// Returns a call that passes on the parameters `p0`, `p1`, and so on.
  private func call(of callee: String, _ function: FunctionTypeSyntax) -> String {
    let arguments = function.parameters.enumerated().map { index, parameter in
      (parameter.type.trimmedDescription.hasPrefix("inout ") ? "&" : "") + "p\(index)"
    }.joined(separator: ", ")
    let isAsync = function.effectSpecifiers?.asyncSpecifier != nil
    let effects = (isThrowing ? "try " : "") + (isAsync ? "await " : "")
    return "\(effects)\(callee)(\(arguments))"
  }
}
