extension IdentifiedArray {
  /// Adds an element at the end, unless one of its identity is there.
  ///
  /// - Returns: Whether it was added, and the position of the element of that identity.
  /// - Complexity: O(1) on average.
  @discardableResult
  public mutating func append(_ item: Element) -> (inserted: Bool, index: Int) {
    insert(item, at: endIndex)
  }

  /// Adds elements at the end, each unless one of its identity is there.
  ///
  /// - Complexity: O(*m*) on average, where *m* is the count of `newElements`.
  public mutating func append(contentsOf newElements: some Sequence<Element>) {
    storage.reserveCapacity(count + newElements.underestimatedCount)
    for element in newElements { append(element) }
  }

  /// Adds an element at a position, unless one of its identity is there.
  ///
  /// - Returns: Whether it was added, and the position of the element of that identity.
  /// - Complexity: O(*n*).
  @discardableResult
  public mutating func insert(_ item: Element, at i: Int) -> (inserted: Bool, index: Int) {
    let id = identity(item)
    if let present = storage.index(forKey: id) { return (false, present) }
    storage.updateValue(item, forKey: id, insertingAt: i)
    tracked?.mark = .next()
    return (true, i)
  }

  /// Replaces the element of the same identity where it stands, or else adds the element at the
  /// end.
  ///
  /// - Returns: The element that was replaced.
  /// - Complexity: O(1) on average.
  @discardableResult
  public mutating func updateOrAppend(_ item: Element) -> Element? {
    updateOrInsert(item, at: endIndex).originalMember
  }

  /// Replaces the element of the same identity where it stands, or else adds the element at a
  /// position.
  ///
  /// - Returns: The element that was replaced, and the position of the new one.
  /// - Complexity: O(1) on average to replace, O(*n*) to add.
  @discardableResult
  public mutating func updateOrInsert(
    _ item: Element, at i: Int
  ) -> (originalMember: Element?, index: Int) {
    let (inserted, index) = insert(item, at: i)
    return inserted ? (nil, index) : (update(item, at: index), index)
  }

  /// Replaces the element at a position by another of the same identity.
  ///
  /// - Returns: The element that was replaced.
  /// - Precondition: The identities are the same.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func update(_ item: Element, at i: Int) -> Element {
    let original = self[i]
    self[i] = item
    return original
  }

  /// Removes the element of an identity.
  ///
  /// - Returns: The element, or nil if there was none.
  /// - Complexity: O(*n*).
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    storage.removeValue(forKey: id)
  }

  /// Removes the element of the same identity.
  ///
  /// - Returns: The element that was there, or nil if there was none.
  /// - Complexity: O(*n*).
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: identity(element))
  }

  /// Makes room for a number of elements.
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    storage.reserveCapacity(minimumCapacity)
  }
}
