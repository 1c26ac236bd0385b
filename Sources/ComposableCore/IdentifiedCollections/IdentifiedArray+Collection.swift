extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  public typealias Index = Int
  public typealias Indices = Range<Int>

  public var startIndex: Int { 0 }

  public var endIndex: Int { storage.count }

  public var count: Int { storage.count }

  public var isEmpty: Bool { storage.isEmpty }

  /// The element at a position. It is changed in place.
  ///
  /// - Precondition: A value that is set has the identity of the element that it replaces.
  /// - Complexity: O(1).
  public subscript(position: Int) -> Element {
    _read { yield storage.values[position] }
    set {
      checkIdentity(of: newValue, is: storage.keys[position])
      replace(at: position, by: newValue)
    }
    _modify {
      let memory = tracked?.begin(&storage.values[position])
      yield &storage.values[position]
      checkIdentity(of: storage.values[position], is: storage.keys[position])
      tracked?.end(storage.values[position], from: memory)
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
