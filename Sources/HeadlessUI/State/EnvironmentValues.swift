/// A key for a value that views pass to their descendants.
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

  /// The value in environments that don't set a value for the key.
  static var defaultValue: Value { get }
}

/// The values that a view inherits from its ancestors.
///
/// Extend the type with a property for each ``EnvironmentKey``:
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
  /// An identifier for a set of values. Environments with the same version are equal.
  final class Version: Sendable {}

  private(set) var version = Version()
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates an environment of default values.
  public init() {}

  /// The value for a key, or the key's default value if none has been set.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set {
      values[ObjectIdentifier(key)] = newValue
      version = Version()
    }
  }

  /// The nearest object of a type that an ancestor has set, or `nil` if there is none.
  public subscript<Object: AnyObject>(type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set {
      values[ObjectIdentifier(type)] = newValue
      version = Version()
    }
  }
}

extension Node {
  /// Returns this node's environment with one value changed.
  ///
  /// If neither the environment nor the value has changed since the last call, the result has the
  /// same version, so descendants don't have to check the values that they read.
  func environment<Value>(
    setting keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value
  ) -> EnvironmentValues {
    // With a new version, the whole subtree would have to compare the values that it reads.
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

/// The environment that a node has derived for its descendants, along with its origin.
struct DerivedEnvironment {
  var base: EnvironmentValues.Version
  var keyPath: AnyKeyPath
  var values: EnvironmentValues
}
