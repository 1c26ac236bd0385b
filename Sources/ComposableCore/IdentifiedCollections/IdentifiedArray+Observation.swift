import OrderedCollections

extension IdentifiedArray: IdentifiedStates where Element: ObservableState {
  public var _$mark: StateMark {
    get { tracked?.mark ?? StateMark() }
    set { tracked = TrackedElements(mark: newValue) }
  }

  public mutating func _$follow(_ old: Self) -> Bool {
    storage.followElements(of: old.storage)
  }
}

extension IdentifiedArray {
  /// Marks a copy of the collection that will replace the original after being changed.
  mutating func lend() { tracked?.lend() }
}

extension OrderedDictionary where Value: ObservableState {
  /// Replaces the elements of another dictionary by position, taking over their observers.
  ///
  /// - Returns: Whether an element differs in a way that its own observers aren't notified of.
  mutating func followElements(of old: Self) -> Bool {
    let isCopy = values.elements.withUnsafeBufferPointer { mine in
      old.values.elements.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
    }
    return isCopy ? false : values.follow(old.values)
  }
}
