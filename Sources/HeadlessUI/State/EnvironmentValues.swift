/// Names a value that views hand down to all the views below them.
///
/// ```swift
/// struct CurrencyKey: EnvironmentKey {
///   static let defaultValue = "EUR"
/// }
///
/// #expect(EnvironmentValues()[CurrencyKey.self] == "EUR")
/// ```
public protocol EnvironmentKey {
  associatedtype Value

  /// What views see when nobody above has said otherwise.
  static var defaultValue: Value { get }
}

/// What a view is told by those above it.
///
/// Extend it with a property for each ``EnvironmentKey``:
///
/// ```swift
/// struct CurrencyKey: EnvironmentKey {
///   static let defaultValue = "EUR"
/// }
///
/// extension EnvironmentValues {
///   var currency: String {
///     get { self[CurrencyKey.self] }
///     set { self[CurrencyKey.self] = newValue }
///   }
/// }
///
/// struct PriceView: View {
///   @Environment(\.currency) var currency
///
///   var body: some View { Text("3 \(currency)") }
/// }
///
/// #expect(Phone(PriceView().environment(\.currency, "CHF")).shows("3 CHF"))
/// ```
public struct EnvironmentValues {
  /// Stands for all the values: two environments with one version are equal.
  final class Version: Sendable {}

  private(set) var version = Version()
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set {
      values[ObjectIdentifier(key)] = newValue
      version = Version()
    }
  }

  /// The nearest object of a type that a view above has handed down; nil if there is none.
  public subscript<Object: AnyObject>(type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set {
      values[ObjectIdentifier(type)] = newValue
      version = Version()
    }
  }
}

extension Node {
  /// This node's environment with one value changed, and the very same environment as before when
  /// neither this node's nor the value is new: views below then have nothing to read again.
  func environment<Value>(
    setting keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value
  ) -> EnvironmentValues {
    if let former = derivedEnvironment, former.base === environment.version,
      former.keyPath == keyPath, isSameValue(former.values[keyPath: keyPath], value)
    {
      return former.values
    }
    var values = environment
    values[keyPath: keyPath] = value
    derivedEnvironment = DerivedEnvironment(
      base: environment.version, keyPath: keyPath, values: values
    )
    return values
  }
}

/// The environment that a node made for those below, and of what.
struct DerivedEnvironment {
  var base: EnvironmentValues.Version
  var keyPath: AnyKeyPath
  var values: EnvironmentValues
}
