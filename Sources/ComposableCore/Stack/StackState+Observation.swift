extension StackState: IdentifiedStates where Element: ObservableState {
  public var _$mark: StateMark {
    get { storage.mark }
    set { storage.mark = newValue }
  }

  public mutating func _$follow(_ old: Self) -> Bool {
    storage.follow(old.storage)
  }
}

extension StateKinds {
  @inlinable public static func of<Element: ObservableState>(
    _ value: StackState<Element>
  ) -> IdentifiedKind<StackState<Element>> {
    IdentifiedKind()
  }
}
