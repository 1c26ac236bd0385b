extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  /// The position of an element, starting at 0.
  public typealias Index = Int
  /// The range of all positions.
  public typealias Indices = Range<Int>

  /// The position of the first element: 0.
  public var startIndex: Int { 0 }

  /// The position after the last element: the number of elements.
  public var endIndex: Int { storage.count }

  /// The number of elements.
  public var count: Int { storage.count }

  /// Whether the collection is empty.
  public var isEmpty: Bool { storage.count == 0 }

  /// The element at a position. It can be changed in place.
  ///
  /// Assigning an element with a different ID replaces the current element. If another position
  /// already holds that ID, the current element moves to that position. IDs therefore stay unique,
  /// and an algorithm that writes the elements in a new order, one by one, produces that order.
  ///
  /// ```swift
  /// struct Stop: Identifiable, Equatable { let id: Int }
  ///
  /// var stops: IdentifiedArrayOf<Stop> = [Stop(id: 1), Stop(id: 2), Stop(id: 3)]
  /// stops[1] = Stop(id: 4)
  /// #expect(stops.ids == [1, 4, 3])
  /// stops[0] = Stop(id: 3)
  /// #expect(stops.ids == [3, 4, 1])
  /// ```
  ///
  /// - Precondition: A change in place doesn't give the element the ID of another element.
  /// - Complexity: O(1) on average; O(*n*) if the element at the position gets a different ID.
  public subscript(position: Int) -> Element {
    get { storage[position] }
    set {
      let id = elementID(newValue)
      if let other = storage.index(id: id) {
        swapAt(other, position)
        storage.replace(at: position, by: newValue)
      } else {
        storage.change {
          $0.remove(at: position)
          $0.updateValue(newValue, forKey: id, insertingAt: position)
        }
      }
    }
    _modify {
      yield &storage[position]
      updateID(at: position)
    }
  }

  /// Returns an iterator over the elements, in order.
  public func makeIterator() -> IndexingIterator<[Element]> {
    elements.makeIterator()
  }

  /// Calls a closure with a buffer of the elements.
  public func withContiguousStorageIfAvailable<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R? {
    try elements.withContiguousStorageIfAvailable(body)
  }
}

extension IdentifiedArray: RangeReplaceableCollection
where Element: Identifiable, ID == Element.ID {
  /// Creates a collection of the elements of a sequence, keeping only the first element with each
  /// ID.
  ///
  /// - Complexity: O(*n*) on average.
  public init(_ elements: some Sequence<Element>) {
    self.init()
    append(contentsOf: elements)
  }

  /// Replaces the elements in a range of positions. New elements whose IDs occur elsewhere in the
  /// collection are ignored.
  ///
  /// - Complexity: O(*n*), plus O(*n*) for each new element that isn't inserted at the end.
  public mutating func replaceSubrange(
    _ subrange: Range<Int>, with newElements: some Collection<Element>
  ) {
    storage.remove { $0.removeSubrange(subrange) }
    var position = subrange.lowerBound
    for element in newElements where insert(element, at: position).inserted {
      position += 1
    }
  }
}
