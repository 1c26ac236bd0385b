import Observation

/// A view with one value of the environment changed for it and all below.
struct EnvironmentModifier<Base: View, Value>: View, PrimitiveView {
  let base: Base
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let change: (inout Value) -> Void

  func children(in node: Node) -> [Child] {
    var value = node.environment[keyPath: keyPath]
    change(&value)
    return [
      node.child(.content, base, environment: node.environment(setting: keyPath, to: value))
    ]
  }
}

extension View {
  /// Hands a value down to this view and all below it: `.environment(\.currency, "USD")`.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentModifier(base: self, keyPath: keyPath) { $0 = value }
  }

  /// Changes a value for this view and all below it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentModifier(base: self, keyPath: keyPath, change: transform)
  }

  /// Hands an object down to this view and all below it, where `@Environment(Model.self)` finds it.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    EnvironmentModifier(base: self, keyPath: \.[ObjectType<Object>()]) { $0 = object }
  }

  /// Forbids touching this view and all below it; a view inside cannot allow it again.
  public func disabled(_ isDisabled: Bool) -> some View {
    EnvironmentModifier(base: self, keyPath: \.isEnabled) { $0 = $0 && !isDisabled }
  }
}

/// Names a type in a key path, where a metatype cannot stand.
struct ObjectType<Object: AnyObject>: Hashable {}

extension EnvironmentValues {
  subscript<Object: AnyObject>(_ type: ObjectType<Object>) -> Object? {
    get { self[Object.self] }
    set { self[Object.self] = newValue }
  }
}

extension EnvironmentValues {
  private struct EnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// False where a view above is ``View/disabled(_:)``.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}
