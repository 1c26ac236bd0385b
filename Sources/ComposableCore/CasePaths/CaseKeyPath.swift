/// A key path to a case of an enum: `\.settings`, `\.settings.profile`.
///
/// It is to the cases of an enum what a key path is to the properties of a struct. Give one where a
/// reducer, a store or a test store asks for it; make a case path of it with
/// ``AnyCasePath/init(_:)``; call it to build the enum:
///
/// ```swift
/// @CasePathable enum Route: Equatable { case settings(volume: Int), home }
///
/// let settings: CaseKeyPath<Route, Int> = \.settings
/// #expect(settings(2) == Route.settings(volume: 2))
/// ```
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// A key path to some case of `Root`, whatever its payload.
///
/// ```swift
/// @CasePathable enum Route { case home, settings(volume: Int) }
///
/// let cases: [PartialCaseKeyPath<Route>] = [\.home, \.settings]
/// #expect(cases.map { Route.home.is($0) } == [true, false])
/// ```
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

extension AnyCasePath {
  /// The case path that `keyPath` names.
  ///
  /// - Complexity: O(*n*) in the cases that the key path walks through. Nothing is looked up at
  ///   the time of a later ``embed(_:)`` or ``extract(from:)``.
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    guard let path = Case<Root>()[keyPath: keyPath].casePath(from: Root.self)
    else { preconditionFailure("\(keyPath) does not start at \(Root.self)") }
    self = path
  }
}

extension KeyPath {
  /// The enum that holds `value` in the case that the key path names.
  public func callAsFunction<Enum, Payload>(_ value: Payload) -> Enum
  where Root == Case<Enum>, Value == Case<Payload> {
    AnyCasePath(self).embed(value)
  }

  /// The enum in the case, without a payload, that the key path names.
  public func callAsFunction<Enum>() -> Enum
  where Root == Case<Enum>, Value == Case<Void> {
    AnyCasePath(self).embed(())
  }
}

extension PartialKeyPath {
  /// The enum that holds a payload of unknown type in the case that the key path names.
  ///
  /// ```swift
  /// @CasePathable enum Route: Equatable { case settings(volume: Int), home }
  ///
  /// let settings: PartialCaseKeyPath<Route> = \.settings
  /// #expect(settings(2) == .settings(volume: 2))
  /// #expect(settings("loud") == nil)
  /// ```
  ///
  /// - Returns: `nil` if the payload isn't of the case's type.
  public func callAsFunction<Enum: CasePathable>(_ payload: Any) -> Enum?
  where Root == Case<Enum> {
    (Case<Enum>()[keyPath: self] as? any SomeCase)?.value(holding: payload)
  }
}
