/// How much of what a feature does has to be asserted.
///
/// ```swift
/// let store = TestStore(initialState: 0) {
///   Reduce<Int, Int> { state, action in
///     state += action
///     return action == 1 ? .send(10) : .none
///   }
/// }
/// store.exhaustivity = .off
/// await store.send(1)
/// await store.receive(10)
/// #expect(store.state == 11)
/// ```
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: each change of state, each action received, the end of each effect.
  case on

  /// Only what the test asserts; the rest is skipped.
  ///
  /// With `showSkippedAssertions`, what was skipped is printed.
  case off(showSkippedAssertions: Bool)

  /// Only what the test asserts; the rest is skipped silently.
  public static let off = Self.off(showSkippedAssertions: false)
}

extension TestStore {
  /// Runs some assertions with another exhaustivity.
  ///
  /// ```swift
  /// let store = TestStore(initialState: 0) {
  ///   Reduce<Int, Int> { state, action in
  ///     state += action
  ///     return action == 1 ? .send(10) : .none
  ///   }
  /// }
  /// store.withExhaustivity(.off) {
  ///   store.assert { $0 = 0 }
  /// }
  /// await store.send(2) { $0 = 2 }
  /// ```
  @discardableResult
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity, operation: () throws -> R
  ) rethrows -> R {
    let previous = self.exhaustivity
    defer { self.exhaustivity = previous }
    self.exhaustivity = exhaustivity
    return try operation()
  }

  /// Runs some assertions with another exhaustivity.
  @discardableResult
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity, operation: () async throws -> R
  ) async rethrows -> R {
    let previous = self.exhaustivity
    defer { self.exhaustivity = previous }
    self.exhaustivity = exhaustivity
    return try await operation()
  }
}
