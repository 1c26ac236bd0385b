extension IdentifiedArray: IdentifiedStates where Element: ObservableState {
  public var _$mark: StateMark {
    get { storage.mark }
    set { storage.mark = newValue }
  }

  public mutating func _$follow(_ old: Self) -> Bool {
    storage.follow(old.storage)
  }
}

extension StateKinds {
  @inlinable public static func of<ID, Element: ObservableState>(
    _ value: IdentifiedArray<ID, Element>
  ) -> IdentifiedKind<IdentifiedArray<ID, Element>> {
    IdentifiedKind()
  }
}
