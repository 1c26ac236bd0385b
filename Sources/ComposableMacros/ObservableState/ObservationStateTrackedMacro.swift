import SwiftSyntax
import SwiftSyntaxMacros

/// A macro that makes a stored property observable. The value is stored in another property, whose
/// name has a leading underscore.
public enum ObservationStateTrackedMacro {}

extension ObservationStateTrackedMacro: AccessorMacro {
  /// Generates accessors that register reads and notify observers of changes.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = declaration.as(VariableDeclSyntax.self), property.isObservable,
      let name = property.name
    else { return [] }
    let storage = storageName(of: name)
    return [
      """
      @storageRestrictions(initializes: \(raw: storage))
      init(initialValue) {
        \(raw: storage) = initialValue
      }
      """
    ] + trackedAccessors(of: name.text, storage: storage, canBeMarked: !property.hasObservers)
  }
}

extension ObservationStateTrackedMacro: PeerMacro {
  /// Generates the property that stores the value.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = declaration.as(VariableDeclSyntax.self), property.isObservable,
      let name = property.name, let binding = property.bindings.first
    else { return [] }
    let storage = binding
      .with(\.pattern, "\(raw: storageName(of: name))")
      .trimmed
    return ["private var \(storage)"]
  }
}

/// Returns the accessors of a property that reads and writes `storage`.
///
/// - Parameters:
///   - name: The property whose observers are notified.
///   - canBeMarked: Whether the storage can be marked without running property observers.
func trackedAccessors(
  of name: String, storage: String, canBeMarked: Bool = true
) -> [AccessorDeclSyntax] {
  [
    """
    get {
      _$observationRegistrar.access(self, keyPath: \\.\(raw: name))
      return \(raw: storage)
    }
    """,
    """
    set {
      _$observationRegistrar.assign(
        newValue, to: &\(raw: storage), of: self, keyPath: \\.\(raw: name),
        as: ComposableCore.StateKinds.of(newValue)
      )
    }
    """,
    """
    _modify {
      let change = _$observationRegistrar.change(
        \(raw: canBeMarked ? "of: &" : "from: ")\(raw: storage),
        as: ComposableCore.StateKinds.of(\(raw: storage))
      )
      _$observationRegistrar.begin(change, of: self, keyPath: \\.\(raw: name))
      defer {
        _$observationRegistrar.end(
          change, with: \(raw: storage), of: self, keyPath: \\.\(raw: name)
        )
      }
      yield &\(raw: storage)
    }
    """,
  ]
}

/// Returns the name of a property's storage: the property's name with a leading underscore.
func storageName(of name: TokenSyntax) -> String {
  "_\(name.plain)"
}
