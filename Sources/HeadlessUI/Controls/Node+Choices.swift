extension EnvironmentValues {
  private struct ChoosingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the views are choices, such as the views directly inside a picker or a tab view.
  ///
  /// If so, the elements of a `ForEach` are identified as choices by their IDs.
  var isChoosing: Bool {
    get { self[ChoosingKey.self] }
    set { self[ChoosingKey.self] = newValue }
  }
}

extension Node {
  /// Returns a child of this node whose parts are choices.
  func choices(_ position: NodeKey.Position, _ view: any View) -> Child {
    child(position, view, environment: environment(setting: \.isChoosing, to: true))
  }

  /// Returns a child of this node whose parts aren't choices, even inside a picker or a tab view.
  func part(_ position: NodeKey.Position, _ view: any View) -> Child {
    guard environment.isChoosing else { return child(position, view) }
    return child(position, view, environment: environment(setting: \.isChoosing, to: false))
  }
}
