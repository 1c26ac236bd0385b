import SwiftSyntax

/// Returns the members that make a struct observable: its registrar, its identity, its mark, and,
/// unless the type belongs to a global actor, the method that takes over the observers of an
/// earlier value.
func structObservation(of declaration: some DeclGroupSyntax, access: Access) -> [DeclSyntax] {
  let members = emptyStructObservation(access: access)
  // The properties of a type on a global actor aren't accessible from a nonisolated method.
  if declaration.belongsToActor { return members }
  return members + [structReplacement(of: declaration, access: access)]
}

/// Returns the registrar, the identity, and the mark of a struct.
func emptyStructObservation(access: Access) -> [DeclSyntax] {
  [
    "var _$observationRegistrar = ComposableCore.ObservationStateRegistrar()",
    """
    \(raw: access.modifier)nonisolated var _$id: ComposableCore.ObservableStateID {
      _$observationRegistrar.id
    }
    """,
    """
    \(raw: access.modifier)nonisolated var _$mark: ComposableCore.StateMark? {
      get {
        _$observationRegistrar.mark
      }
      set {
        if let newValue {
          _$observationRegistrar.mark = newValue
        }
      }
    }
    """,
  ]
}

/// Returns the method that takes over the observers of an earlier value, property by property.
private func structReplacement(
  of declaration: some DeclGroupSyntax, access: Access
) -> DeclSyntax {
  let properties: [Conditional<VariableDeclSyntax>] = declaration.memberBlock.members.conditional {
    guard let property = $0.as(VariableDeclSyntax.self), property.isStored else { return [] }
    return property.isTracked || property.isConstant ? [property] : []
  }
  return """
    \(raw: access.modifier)nonisolated mutating func _$takeOver(from old: Self) -> Swift.Bool {
      _$observationRegistrar.takeOver(from: old._$observationRegistrar)
      \(raw: properties.written(following))
      return false
    }
    """
}

private func following(_ property: VariableDeclSyntax) -> String {
  guard !property.isConstant, let name = property.name else { return comparing(property) }
  let storage = storageName(of: name)
  let follow = """
    old._$observationRegistrar.follow(
      &\(property.hasObservers ? "value" : storage), from: old.\(storage), of: old, \
    keyPath: \\.\(name.text),
      as: ComposableCore.StateKinds.of(old.\(storage))
    )
    """
  return property.hasObservers ? "do {\nvar value = \(storage)\n\(follow)\n}" : follow
}

private func comparing(_ constants: VariableDeclSyntax) -> String {
  constants.bindings.compactMap { binding in
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    return """
      if ComposableCore.StateKinds.differ(\(name), old.\(name)) {
        return true
      }
      """
  }
  .joined(separator: "\n")
}

extension VariableDeclSyntax {
  /// Whether `@ObservableState` observes the property.
  var isTracked: Bool {
    isObservable && !attributes.contains(named: "ObservationStateIgnored")
  }

  fileprivate var isConstant: Bool {
    bindingSpecifier.tokenKind == .keyword(.let)
  }
}
