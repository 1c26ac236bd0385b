extension StackState: IdentifiedStates where Element: ObservableState {
  public var _$mark: StateMark {
    get { tracked?.mark ?? StateMark() }
    set { tracked = TrackedElements(mark: newValue) }
  }

  public mutating func _$follow(_ old: Self) -> Bool {
    elements.followElements(of: old.elements)
  }
}

extension StackState {
  /// Marks a copy of the stack that will replace the original after being changed.
  mutating func lend() { tracked?.lend() }
}
