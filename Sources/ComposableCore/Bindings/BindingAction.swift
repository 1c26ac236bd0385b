import CustomDump

/// A new value for a property of the state, as a view's control writes it.
///
/// ```swift
/// struct State { var name = "", age = 0 }
///
/// let action = BindingAction<State>.set(\.name, "Blob")
/// #expect(action == .set(\.name, "Blob"))
/// #expect(action != .set(\.name, "Else"))
/// ```
public struct BindingAction<Root>: Sendable {
  /// The property.
  public let keyPath: PartialKeyPath<Root> & Sendable

  private let apply: @Sendable (inout Root) -> Void
  let value: any Sendable
  private let isValueEqual: @Sendable (any Sendable) -> Bool

  /// Reports that nothing has written the value, where a view sent it.
  private var receipt: BindingReceipt?

  /// The action that writes a value into a property.
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

  /// The action as a view sends it: dropped without having been written, it is an issue.
  func requiringReceipt(store: Any.Type) -> Self {
    var action = self
    action.receipt = BindingReceipt(
      property: PropertyLabel(keyPath: keyPath).customDumpDescription, store: store
    )
    return action
  }

  /// Writes the value into the state.
  func write(into root: inout Root) {
    receipt?.sign()
    apply(&root)
  }

  /// Whether the action writes into a property: `case .binding(\.name):`.
  public static func ~= <Value>(keyPath: WritableKeyPath<Root, Value>, action: Self) -> Bool {
    keyPath as PartialKeyPath<Root> == action.keyPath as PartialKeyPath<Root>
  }
}

extension BindingAction: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.keyPath == rhs.keyPath && lhs.isValueEqual(rhs.value)
  }
}

extension BindingAction: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    Mirror(self, children: ["set": (PropertyLabel(keyPath: keyPath), value)], displayStyle: .enum)
  }
}

extension BindingAction: CustomDebugStringConvertible {
  public var debugDescription: String {
    ".set(\(PropertyLabel(keyPath: keyPath).customDumpDescription), \(String(reflecting: value)))"
  }
}

extension BindingAction: CasePathable {
  /// The writes into each property: `\.binding.name`.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
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

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
