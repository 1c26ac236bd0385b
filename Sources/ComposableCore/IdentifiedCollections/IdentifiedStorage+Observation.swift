import OrderedCollections

extension IdentifiedStorage {
  /// The mark of the collection.
  var mark: StateMark {
    get { tracked?.mark ?? StateMark() }
    set {
      if tracked == nil {
        tracked = TrackedElements(mark: newValue)
      } else {
        tracked!.mark = newValue
      }
    }
  }

  /// Marks this value as a copy that replaces the original after being changed.
  mutating func markForWriteBack() { tracked?.markForWriteBack() }
}

extension IdentifiedStorage where Element: ObservableState {
  /// Replaces the elements of another storage by position, taking over their observers.
  ///
  /// - Returns: Whether an element differs in a way that its own observers aren't notified of.
  mutating func follow(_ old: Self) -> Bool {
    let old = old.elements
    return sharesElements(with: old) ? false : change { $0.values.follow(old.values) }
  }

  private func sharesElements(with other: Elements) -> Bool {
    elements.values.elements.withUnsafeBufferPointer { mine in
      other.values.elements.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
    }
  }
}
