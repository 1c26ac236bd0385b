import Observation

/// A view that changes an environment value for another view and its descendants.
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
  /// Sets an environment value for the view and its descendants.
  ///
  /// For example: `.environment(\.currency, "USD")`.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentModifier(base: self, keyPath: keyPath) { $0 = value }
  }

  /// Transforms an environment value for the view and its descendants.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentModifier(base: self, keyPath: keyPath, change: transform)
  }

  /// Passes an object to the view and its descendants, which read it with
  /// `@Environment(Model.self)`. Pass `nil` to hide an ancestor's object from them.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    EnvironmentModifier(base: self, keyPath: \.[ObjectType<Object>()]) { $0 = object }
  }

  /// Disables the controls in the view and its descendants. A descendant can't reenable them.
  public func disabled(_ isDisabled: Bool) -> some View {
    EnvironmentModifier(base: self, keyPath: \.isEnabled) { $0 = $0 && !isDisabled }
  }
}

/// A hashable representation of a type. Key paths accept only hashable subscript arguments, and
/// metatypes aren't hashable.
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

  /// Whether the view is enabled. The value is `false` inside views that are disabled with
  /// ``View/disabled(_:)``.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}
