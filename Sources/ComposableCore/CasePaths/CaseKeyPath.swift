/// A key path to a case of an enum, such as `\.settings` or `\.settings.profile`.
///
/// A case key path refers to a case of an enum, just as an ordinary key path refers to a property
/// of a struct. Pass it to reducers, stores, and test stores; convert it to a case path with
/// ``AnyCasePath/init(_:)``; or call it to create a value of the enum:
///
/// ```swift
/// @CasePathable enum Route: Equatable { case settings(volume: Int), home }
///
/// let settings: CaseKeyPath<Route, Int> = \.settings
/// #expect(settings(2) == Route.settings(volume: 2))
/// ```
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// A key path to a case of `Root` with any type of payload.
///
/// ```swift
/// @CasePathable enum Route { case home, settings(volume: Int) }
///
/// let cases: [PartialCaseKeyPath<Route>] = [\.home, \.settings]
/// #expect(cases.map { Route.home.is($0) } == [true, false])
/// ```
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

extension AnyCasePath {
  /// Creates the case path for a case key path.
  ///
  /// - Complexity: O(*n*), where *n* is the number of cases in the key path. Later calls to
  ///   ``embed(_:)`` and ``extract(from:)`` need no lookup.
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    guard let path = Case<Root>()[keyPath: keyPath].casePath(from: Root.self)
    else { preconditionFailure("'\(keyPath)' isn't a key path to a case of '\(Root.self)'.") }
    self = path
  }
}

extension KeyPath {
  /// Returns the enum value that holds `value` in the key path's case.
  public func callAsFunction<Enum, Payload>(_ value: Payload) -> Enum
  where Root == Case<Enum>, Value == Case<Payload> {
    AnyCasePath(self).embed(value)
  }

  /// Returns the enum value in the key path's case, which has no payload.
  public func callAsFunction<Enum>() -> Enum
  where Root == Case<Enum>, Value == Case<Void> {
    AnyCasePath(self).embed(())
  }
}

extension PartialKeyPath {
  /// Returns the enum value that holds a type-erased payload in the key path's case.
  ///
  /// ```swift
  /// @CasePathable enum Route: Equatable { case settings(volume: Int), home }
  ///
  /// let settings: PartialCaseKeyPath<Route> = \.settings
  /// #expect(settings(2) == .settings(volume: 2))
  /// #expect(settings("loud") == nil)
  /// ```
  ///
  /// - Returns: The enum value, or `nil` if the case needs a payload of another type.
  public func callAsFunction<Enum: CasePathable>(_ payload: Any) -> Enum?
  where Root == Case<Enum> {
    (Case<Enum>()[keyPath: self] as? any SomeCase)?.value(holding: payload)
  }
}
