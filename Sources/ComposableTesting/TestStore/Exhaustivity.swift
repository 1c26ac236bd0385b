/// The extent to which a test must assert a feature's behavior.
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
  /// The test must assert everything: each state change, each received action, and the end of each
  /// effect.
  case on

  /// The test can leave behavior unasserted. Unasserted changes, actions, and effects are skipped.
  ///
  /// If `showSkippedAssertions` is `true`, the skipped behavior is printed.
  case off(showSkippedAssertions: Bool)

  /// The test can leave behavior unasserted. Unasserted changes, actions, and effects are skipped
  /// silently.
  public static let off = Self.off(showSkippedAssertions: false)
}

extension TestStore {
  /// Runs assertions with a different exhaustivity. Restores the previous exhaustivity afterward,
  /// even if the operation throws an error.
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
  ///
  /// - Throws: Any error that the operation throws.
  @discardableResult
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity, operation: () throws -> R
  ) rethrows -> R {
    let previous = self.exhaustivity
    defer { self.exhaustivity = previous }
    self.exhaustivity = exhaustivity
    return try operation()
  }

  /// Runs asynchronous assertions with a different exhaustivity. Restores the previous exhaustivity
  /// afterward, even if the operation throws an error.
  ///
  /// - Throws: Any error that the operation throws.
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
