import SwiftSyntax

/// What makes a struct an observable state: its registrar, its identity, its mark, and how a value
/// takes the place of another.
func structObservation(of declaration: some DeclGroupSyntax, access: Access) -> [DeclSyntax] {
  let members = emptyStructObservation(access: access)
  // The properties of an actor cannot be reached from where states take each other's places.
  if declaration.belongsToActor { return members }
  return members + [structReplacement(of: declaration, access: access)]
}

/// The registrar of a struct, its identity and its mark.
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

/// How a struct takes the place of another: property by property.
private func structReplacement(
  of declaration: some DeclGroupSyntax, access: Access
) -> DeclSyntax {
  let properties: [Conditional<VariableDeclSyntax>] = declaration.memberBlock.members.conditional {
    guard let property = $0.as(VariableDeclSyntax.self), property.isStored else { return [] }
    return property.isTracked || property.isConstant ? [property] : []
  }
  return """
    \(raw: access.modifier)nonisolated mutating func _$takePlace(of old: Self) -> Swift.Bool {
      _$observationRegistrar.takePlace(of: old._$observationRegistrar)
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
