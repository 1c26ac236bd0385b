extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  public typealias Index = Int
  public typealias Indices = Range<Int>

  public var startIndex: Int { 0 }

  public var endIndex: Int { storage.count }

  public var count: Int { storage.count }

  public var isEmpty: Bool { storage.isEmpty }

  /// The element at a position. It is changed in place.
  ///
  /// A value of another identity replaces the element too. If its identity is elsewhere in the
  /// collection, the element at this position goes there: identities stay distinct, and an algorithm
  /// that writes the elements in a new order, one by one, arrives at that order.
  ///
  /// ```swift
  /// struct Todo: Identifiable, Equatable { let id: Int }
  ///
  /// var todos: IdentifiedArrayOf<Todo> = [Todo(id: 1), Todo(id: 2), Todo(id: 3)]
  /// todos[1] = Todo(id: 4)
  /// #expect(todos.ids == [1, 4, 3])
  /// todos[0] = Todo(id: 3)
  /// #expect(todos.ids == [3, 4, 1])
  /// ```
  ///
  /// - Precondition: A change in place doesn't give the element an identity that is elsewhere.
  /// - Complexity: O(1) on average; O(*n*) for a new identity.
  public subscript(position: Int) -> Element {
    _read { yield storage.values[position] }
    set {
      let id = identity(newValue)
      if let other = storage.index(forKey: id) {
        if other != position { storage.swapAt(other, position) }
        replace(at: position, by: newValue)
      } else {
        storage.remove(at: position)
        insert(newValue, at: position)
      }
    }
    _modify {
      let memory = tracked?.begin(&storage.values[position])
      yield &storage.values[position]
      tracked?.end(storage.values[position], from: memory)
      identify(elementAt: position)
    }
  }

  public func makeIterator() -> IndexingIterator<[Element]> {
    elements.makeIterator()
  }

  public func withContiguousStorageIfAvailable<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R? {
    try elements.withContiguousStorageIfAvailable(body)
  }
}

extension IdentifiedArray: RangeReplaceableCollection
where Element: Identifiable, ID == Element.ID {
  /// A collection of the elements of a sequence, each the first of its identity.
  public init(_ elements: some Sequence<Element>) {
    self.init()
    append(contentsOf: elements)
  }

  /// Replaces the elements at a range of positions. Of the new ones, those are left out whose
  /// identity is elsewhere in the collection.
  public mutating func replaceSubrange(
    _ subrange: Range<Int>, with newElements: some Collection<Element>
  ) {
    storage.removeSubrange(subrange)
    var position = subrange.lowerBound
    for element in newElements where insert(element, at: position).inserted {
      position += 1
    }
  }
}
