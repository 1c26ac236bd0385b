/// A core that may outlive the state that it shows.
@MainActor
protocol OutlivingCore: AnyObject {
  /// Keeps the current state, if there is one, for when it is gone.
  func rememberState()
}
