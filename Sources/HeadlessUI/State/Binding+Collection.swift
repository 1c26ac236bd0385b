/// A binding to a collection is a collection of bindings to its elements, as in `ForEach($items)`
/// and `$items[0].name`.
///
/// ```swift
/// struct Item: Identifiable { let id: Int; var name: String }
///
/// var items = [Item(id: 1, name: "Kettle"), Item(id: 2, name: "Whisk")]
/// let binding = Binding(get: { items }, set: { items = $0 })
/// binding[1].name.wrappedValue = "Ladle"
/// #expect(items.map(\.name) == ["Kettle", "Ladle"])
/// ```
extension Binding: @MainActor Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// An iterator over bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: @MainActor Collection where Value: MutableCollection {
  /// A position in the collection.
  public typealias Index = Value.Index

  /// The position of the first element.
  public var startIndex: Index { wrappedValue.startIndex }

  /// The position after the last element.
  public var endIndex: Index { wrappedValue.endIndex }

  /// Returns the position after another position.
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }

  /// A binding to the element at a position.
  ///
  /// If the elements are identifiable, the binding follows its element when the element moves.
  /// Otherwise, it refers to the position. Once the element or the position has been removed, the
  /// binding returns the value that it was created with and ignores writes.
  public subscript(position: Index) -> Binding<Value.Element> {
    let element = wrappedValue[position]
    let id = elementID(element)
    return Binding<Value.Element>(
      get: {
        let elements = wrappedValue
        // A view can read the binding once more after its element has been removed.
        return Self.index(of: id, near: position, in: elements).map { elements[$0] } ?? element
      },
      set: { changed, transaction in
        var elements = wrappedValue
        guard let index = Self.index(of: id, near: position, in: elements) else { return }
        elements[index] = changed
        self.transaction(transaction).wrappedValue = elements
      }
    )
  }

  /// Returns the position of the element with an ID, or the old position if there is no ID.
  ///
  /// Returns `nil` if the element or the position has been removed. The elements are searched only
  /// if the element isn't at its old position.
  private static func index(
    of id: AnyHashable?, near position: Index, in elements: Value
  ) -> Index? {
    let isValid = position >= elements.startIndex && position < elements.endIndex
    guard let id else { return isValid ? position : nil }
    // Elements rarely move, so the old position is tried before a search.
    if isValid, elementID(elements[position]) == id { return position }
    return elements.indices.first { elementID(elements[$0]) == id }
  }
}

extension Binding: @MainActor BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  /// Returns the position before another position.
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: @MainActor RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection {
  /// Returns the position at the given distance from another position.
  public func index(_ index: Index, offsetBy distance: Int) -> Index {
    wrappedValue.index(index, offsetBy: distance)
  }

  /// Returns the number of steps between two positions.
  public func distance(from start: Index, to end: Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }
}

extension Binding: @MainActor Identifiable where Value: Identifiable {
  /// The ID of the value.
  public var id: Value.ID { wrappedValue.id }
}

/// Returns the ID of an identifiable element, or `nil` for any other element.
private func elementID(_ element: some Any) -> AnyHashable? {
  func id(of element: some Identifiable) -> AnyHashable { AnyHashable(element.id) }
  return (element as? any Identifiable).map { id(of: $0) }
}
