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
  /// Marks a copy of the collection, which will take the collection's place when it was changed.
  mutating func lend() { tracked?.lend() }
}

extension OrderedDictionary where Value: ObservableState {
  /// Lets each element take the place of the one that was at its position.
  ///
  /// - Returns: Whether an element differs in what it does not tell its own observers.
  mutating func followElements(of old: Self) -> Bool {
    let isCopy = values.elements.withUnsafeBufferPointer { mine in
      old.values.elements.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
    }
    return isCopy ? false : values.follow(old.values)
  }
}
