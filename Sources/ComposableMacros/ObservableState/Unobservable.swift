import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Reports the variables of a struct whose declarations prevent observation.
func reportUnobservable(
  in declaration: some DeclGroupSyntax, to context: some MacroExpansionContext
) {
  for property in declaration.allMembers.compactMap({ $0.as(VariableDeclSyntax.self) })
  where property.isVariableInValues && !property.hasMacro {
    if let obstacle = property.obstacle { context.diagnose(obstacle) }
  }
}

extension VariableDeclSyntax {
  /// Whether the property can be tracked: a stored variable without an `obstacle`, and with a type
  /// or an initial value.
  var isObservable: Bool {
    isStoredVariable && obstacle == nil
      && bindings.allSatisfy { $0.typeAnnotation != nil || $0.initializer != nil }
  }

  /// Whether the declaration declares stored instance variables.
  fileprivate var isVariableInValues: Bool {
    bindingSpecifier.tokenKind == .keyword(.var) && !isStatic
      && bindings.allSatisfy { !$0.isComputed }
  }

  /// Whether the author has applied a macro that decides how the property is observed.
  fileprivate var hasMacro: Bool {
    attributes.contains(named: "ObservationStateIgnored") || attributes.contains(named: "Presents")
  }

  /// A diagnostic that explains why the property can't be observed, or `nil` if it can.
  fileprivate var obstacle: Diagnostic? {
    if bindings.count > 1 { return severalNames }
    if name == nil {
      return Misuse(
        "tuple",
        "'@ObservableState' requires a separate 'var' for each property, not a tuple pattern"
      )
      .diagnostic(at: bindings)
    }
    if let wrapper = attributes.first(named: "PresentationState") { return older(wrapper) }
    if let modifier = modifiers.first(where: { $0.name.tokenKind == .keyword(.lazy) }) {
      return Misuse("lazy", "a 'lazy' property can't be observed").diagnostic(
        at: modifier, fixIt: ignoring
      )
    }
    return wrapper.map {
      Misuse(
        "wrapper",
        "a property with '@\($0.name)' can't be observed, because the wrapper stores the value"
      )
      .diagnostic(at: $0, fixIt: ignoring)
    }
  }

  var severalNames: Diagnostic {
    let names = bindings.map { "'\($0.pattern.trimmed)'" }
    let last = "\(names.count > 2 ? "," : "") and \(names[names.count - 1])"
    let list = names.dropLast().joined(separator: ", ") + last
    return Misuse(
      "severalNames",
      "'@ObservableState' requires a separate 'var' for each property, but \(list) share one"
    )
    .diagnostic(
      at: bindings,
      fixIt: MisuseFixIt("Declare each property separately").replacing(self, with: separated)
    )
  }

  /// The same properties in separate declarations. A name without a type takes the type of the next
  /// name.
  private var separated: MemberBlockItemListSyntax {
    var type: TypeAnnotationSyntax?
    // Process the names in reverse, because a type applies to the names before it. For example, in
    // `var width, height: Int`, it applies to both names.
    let declarations = bindings.reversed().map { binding -> String in
      if binding.initializer == nil { type = binding.typeAnnotation ?? type }
      var alone = binding.with(\.trailingComma, nil).trimmed
      if alone.initializer == nil { alone = alone.with(\.typeAnnotation, type?.trimmed) }
      return "\(with(\.leadingTrivia, []).with(\.bindings, []))".trimmedEnd + " \(alone)"
    }
    let separator = "\n\(leadingTrivia.indentationOfLastLine)"
    let text = declarations.reversed().joined(separator: separator)
    return MemberBlockItemListSyntax("\(raw: text)").with(\.leadingTrivia, leadingTrivia)
  }

  private func older(_ wrapper: AttributeSyntax) -> Diagnostic {
    Misuse(
      "presentationState",
      "a property with '@PresentationState' can't be observed: use '@Presents' instead"
    )
    .diagnostic(
      at: wrapper,
      fixIt: MisuseFixIt("Replace '@PresentationState' with '@Presents'").replacing(
        wrapper.attributeName,
        with: TypeSyntax("Presents").with(\.trailingTrivia, wrapper.attributeName.trailingTrivia)
      )
    )
  }

  /// The first attribute that, judging by its name, is a property wrapper: neither a global actor
  /// nor a macro of this library.
  private var wrapper: AttributeSyntax? {
    let macros = ["ObservationStateTracked", "ObservationStateIgnored", "Presents"]
    return attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      $0.name.first?.isUppercase == true && !$0.name.hasSuffix("Actor") && !macros.contains($0.name)
    }
  }

  private var ignoring: FixIt {
    MisuseFixIt("Insert '@ObservationStateIgnored'").replacing(
      self,
      with: with(\.leadingTrivia, []).with(
        \.attributes,
        [.attribute("@ObservationStateIgnored ")] + with(\.leadingTrivia, []).attributes
      )
      .with(\.leadingTrivia, leadingTrivia)
    )
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

extension Trivia {
  fileprivate var indentationOfLastLine: String {
    var indentation = ""
    for piece in reversed() {
      guard case .spaces(let count) = piece else { break }
      indentation += String(repeating: " ", count: count)
    }
    return indentation
  }
}
