import SwiftSyntax

extension VariableDeclSyntax {
  /// Whether the declaration is a named stored instance variable.
  var isStoredVariable: Bool {
    bindingSpecifier.tokenKind == .keyword(.var) && isStored
  }

  /// Whether the declaration is a named stored instance property.
  var isStored: Bool {
    !isStatic && name != nil && bindings.allSatisfy { !$0.isComputed }
  }

  /// Whether any of the declared properties has `willSet` or `didSet` observers.
  var hasObservers: Bool { bindings.contains { $0.accessorBlock != nil } }

  /// The name of the first variable in the declaration; `nil` for a tuple pattern.
  var name: TokenSyntax? {
    bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
  }

  var isStatic: Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.static) }
  }
}

extension PatternBindingSyntax {
  /// Whether the value is computed. A property with only observers is stored.
  var isComputed: Bool {
    guard let accessors = accessorBlock?.accessors else { return false }
    guard case .accessors(let list) = accessors else { return true }
    return !list.allSatisfy(\.isObserver)
  }
}

extension AccessorDeclSyntax {
  fileprivate var isObserver: Bool {
    switch accessorSpecifier.tokenKind {
    case .keyword(.willSet), .keyword(.didSet): true
    default: false
    }
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var plain: String { identifier?.name ?? text }
}
