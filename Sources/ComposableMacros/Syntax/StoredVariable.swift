import SwiftSyntax

extension VariableDeclSyntax {
  /// Whether the declaration is of one named `var` that each value of the type stores.
  var isStoredVariable: Bool {
    bindingSpecifier.tokenKind == .keyword(.var) && isStored
  }

  /// Whether the declaration is of one named property that each value of the type stores.
  var isStored: Bool {
    !isStatic && name != nil && bindings.allSatisfy { !$0.isComputed }
  }

  /// Whether something runs whenever the stored value is set.
  var hasObservers: Bool { bindings.contains { $0.accessorBlock != nil } }

  /// The name of the one variable declared; `nil` for a tuple.
  var name: TokenSyntax? {
    bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
  }

  var isStatic: Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.static) }
  }
}

extension PatternBindingSyntax {
  /// Whether the value is computed; observers alone do not make it so.
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
