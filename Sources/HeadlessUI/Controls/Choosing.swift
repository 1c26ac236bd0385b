extension EnvironmentValues {
  private struct ChoosingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// True directly inside of what offers its views as choices: a picker, a bar of tabs.
  ///
  /// There the elements of a `ForEach` are choices by their ids.
  var isChoosing: Bool {
    get { self[ChoosingKey.self] }
    set { self[ChoosingKey.self] = newValue }
  }
}

extension Node {
  /// A view below this node whose parts are choices.
  func choices(_ slot: NodeKey.Slot, _ view: any View) -> Child {
    child(slot, view, environment: environment(setting: \.isChoosing, to: true))
  }

  /// A view below this node whose parts are no choices, whatever is around.
  func part(_ slot: NodeKey.Slot, _ view: any View) -> Child {
    guard environment.isChoosing else { return child(slot, view) }
    return child(slot, view, environment: environment(setting: \.isChoosing, to: false))
  }
}
