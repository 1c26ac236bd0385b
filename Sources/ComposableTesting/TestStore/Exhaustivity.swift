/// How much of what a feature does has to be asserted.
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
