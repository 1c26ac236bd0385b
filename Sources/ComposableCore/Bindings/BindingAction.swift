import CustomDump

/// An action that writes a new value to a property of the state. The controls of a view send it.
///
/// ```swift
/// struct State { var name: String, age: Int }
///
/// let action = BindingAction<State>.set(\.name, "Mira")
/// #expect(action == .set(\.name, "Mira"))
/// #expect(action != .set(\.name, "Else"))
/// ```
public struct BindingAction<Root>: Sendable {
  /// The key path of the property.
  public let keyPath: PartialKeyPath<Root> & Sendable

  private let apply: @Sendable (inout Root) -> Void
  let value: any Sendable
  private let isValueEqual: @Sendable (any Sendable) -> Bool

  /// An object that reports a write from a view if no reducer performs the write.
  private var receipt: BindingReceipt?

  /// Returns an action that writes a value to a property.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, Value> & Sendable, _ value: Value
  ) -> Self {
    Self(
      keyPath: keyPath,
      apply: { $0[keyPath: keyPath] = value },
      value: value,
      isValueEqual: { $0 as? Value == value }
    )
  }

  /// Returns a copy of the action that reports an issue if it's dropped before its write is
  /// performed. Views send this copy.
  func requiringReceipt(store: Any.Type) -> Self {
    var action = self
    action.receipt = BindingReceipt(
      property: PropertyLabel(keyPath: keyPath).customDumpDescription, store: store
    )
    return action
  }

  /// Writes the value to the state.
  func write(into root: inout Root) {
    receipt?.sign()
    apply(&root)
  }

  /// Returns whether the action writes to a property, for use in `case .binding(\.name):`.
  public static func ~= <Value>(keyPath: WritableKeyPath<Root, Value>, action: Self) -> Bool {
    keyPath as PartialKeyPath<Root> == action.keyPath as PartialKeyPath<Root>
  }
}

extension BindingAction: Equatable {
  /// Returns whether two actions write equal values to the same property.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.keyPath == rhs.keyPath && lhs.isValueEqual(rhs.value)
  }
}

extension BindingAction: CustomDumpReflectable {
  /// A mirror for dumps that shows the property and the value.
  public var customDumpMirror: Mirror {
    Mirror(self, children: ["set": (PropertyLabel(keyPath: keyPath), value)], displayStyle: .enum)
  }
}

extension BindingAction: CustomDebugStringConvertible {
  /// The action as written in a test, such as `.set(\.name, "Mira")`, except that a computed
  /// property is represented by its type, as in `.set(\.(String), "Mira")`.
  public var debugDescription: String {
    ".set(\(PropertyLabel(keyPath: keyPath).customDumpDescription), \(String(reflecting: value)))"
  }
}

extension BindingAction: CasePathable {
  /// The case paths of a binding action, one for each property, as in `\.binding.name`.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The case path to the actions that write to a property.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<Root, Value> & Sendable
    ) -> AnyCasePath<BindingAction, Value> {
      AnyCasePath(
        route: PropertyLabel(keyPath: keyPath).suffix,
        embed: { .set(keyPath, $0) },
        extract: { $0.keyPath == keyPath ? $0.value as? Value : nil }
      )
    }
  }

  /// The case paths of a binding action, one for each property.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
