extension IdentifiedArray: IdentifiedStates where Element: ObservableState {
  public var _$mark: StateMark {
    get { storage.mark }
    set { storage.mark = newValue }
  }

  public mutating func _$follow(_ old: Self) -> Bool {
    storage.follow(old.storage)
  }
}
