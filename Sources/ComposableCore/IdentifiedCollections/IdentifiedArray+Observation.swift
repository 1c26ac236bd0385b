extension IdentifiedArray: IdentifiedStates where Element: ObservableState {
  /// The mark of the array. It changes when the IDs or their order change, and when an element is
  /// replaced by another element that can't notify the old element's observers.
  public var _$mark: StateMark {
    get { storage.mark }
    set { storage.mark = newValue }
  }

  /// Replaces the elements of an earlier array by ID, taking over their observers.
  public mutating func _$follow(_ old: Self) -> Bool {
    storage.follow(old.storage)
  }
}

extension StateKinds {
  /// Returns the kind of an array of observable elements.
  @inlinable public static func of<ID, Element: ObservableState>(
    _ value: IdentifiedArray<ID, Element>
  ) -> IdentifiedKind<IdentifiedArray<ID, Element>> {
    IdentifiedKind()
  }
}
