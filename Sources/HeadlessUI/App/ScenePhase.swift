/// The phase of a scene, which indicates whether the scene is in use.
public enum ScenePhase: Comparable, Sendable {
  case background, inactive, active
}

extension EnvironmentValues {
  private struct ScenePhaseKey: EnvironmentKey {
    static let defaultValue = ScenePhase.active
  }

  /// The phase of the view's scene, which is ``ScenePhase/active`` unless an ancestor changes it.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
