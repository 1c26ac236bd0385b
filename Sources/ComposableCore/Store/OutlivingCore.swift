/// A core that can outlive the state that it shows.
@MainActor
protocol OutlivingCore: AnyObject {
  /// Saves the current state, if any, so that it can be shown after it's removed.
  func rememberState()
}
