/// A core that can outlive the state that it shows.
@MainActor
protocol OutlivingCore: AnyObject {
  /// Saves the current state, if it exists, so that the store can show it after it has been
  /// removed.
  func rememberState()
}
