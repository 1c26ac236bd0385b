extension IdentifiedArray {
  /// Appends an element unless the collection contains one with the same ID.
  ///
  /// - Returns: Whether the element was appended, and the position of the element with its ID.
  /// - Complexity: O(1) on average.
  @discardableResult
  public mutating func append(_ item: Element) -> (inserted: Bool, index: Int) {
    insert(item, at: endIndex)
  }

  /// Appends elements, ignoring those whose IDs the collection already contains.
  ///
  /// - Complexity: O(*n* + *m*), where *m* is the number of new elements.
  public mutating func append(contentsOf newElements: some Sequence<Element>) {
    reserveCapacity(count + newElements.underestimatedCount)
    for element in newElements { append(element) }
  }

  /// Inserts an element at a position unless the collection contains one with the same ID.
  ///
  /// - Returns: Whether the element was inserted, and the position of the element with its ID.
  /// - Precondition: The position is valid or equal to `count`.
  /// - Complexity: O(*n*).
  @discardableResult
  public mutating func insert(_ item: Element, at i: Int) -> (inserted: Bool, index: Int) {
    let id = elementID(item)
    if let present = storage.index(id: id) { return (false, present) }
    if i == endIndex {
      storage.updateOrAppend(item, id: id)
    } else {
      storage.change { _ = $0.updateValue(item, forKey: id, insertingAt: i) }
    }
    return (true, i)
  }

  /// Replaces the element that has the same ID as `item`, or appends `item` if there is none.
  ///
  /// - Returns: The replaced element; `nil` if there was none.
  /// - Complexity: O(1) on average.
  @discardableResult
  public mutating func updateOrAppend(_ item: Element) -> Element? {
    updateOrInsert(item, at: endIndex).originalMember
  }

  /// Replaces the element that has the same ID as `item`, or inserts `item` at a position if there
  /// is none.
  ///
  /// - Returns: The replaced element, if any, and the position of the new element.
  /// - Precondition: The position is valid or equal to `count`.
  /// - Complexity: O(1) on average to replace an element, O(*n*) to insert one.
  @discardableResult
  public mutating func updateOrInsert(
    _ item: Element, at i: Int
  ) -> (originalMember: Element?, index: Int) {
    let (inserted, index) = insert(item, at: i)
    return inserted ? (nil, index) : (update(item, at: index), index)
  }

  /// Replaces the element at a position with another element that has the same ID.
  ///
  /// - Returns: The replaced element.
  /// - Precondition: The position is valid, and the elements have the same ID.
  /// - Complexity: O(1) on average.
  @discardableResult
  public mutating func update(_ item: Element, at i: Int) -> Element {
    let original = self[i]
    self[i] = item
    return original
  }

  /// Removes the element with the given ID.
  ///
  /// - Returns: The removed element; `nil` if there was none.
  /// - Complexity: O(*n*).
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    guard let index = storage.index(id: id) else { return nil }
    return remove(at: index)
  }

  /// Removes the element with the same ID as another element.
  ///
  /// - Returns: The removed element; `nil` if there was none.
  /// - Complexity: O(*n*).
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: elementID(element))
  }

  /// Reserves enough storage for a number of elements.
  ///
  /// - Complexity: O(*n*).
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    storage.reserveCapacity(minimumCapacity)
  }
}
