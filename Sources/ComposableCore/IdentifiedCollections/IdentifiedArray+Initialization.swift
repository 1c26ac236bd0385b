import OrderedCollections

extension IdentifiedArray {
  /// Creates an empty collection whose elements are identified by a key path.
  public init(id: KeyPath<Element, ID> & Sendable) {
    self.init(uncheckedUniqueElements: [], id: id)
  }

  /// Creates a collection of elements with unique IDs.
  ///
  /// - Precondition: No two elements have the same ID.
  /// - Complexity: O(*n*) on average.
  public init(
    uniqueElements elements: some Sequence<Element>,
    id: KeyPath<Element, ID> & Sendable
  ) {
    self.init(
      storage: OrderedDictionary(
        uniqueKeysWithValues: elements.lazy.map { ($0[keyPath: id], $0) }
      ),
      id: id
    )
  }

  /// Creates a collection of elements, combining those with the same ID.
  ///
  /// A combined element takes the position of the first element with its ID.
  ///
  /// - Parameter combine: A closure that receives the current element and the next element with the
  ///   same ID, and returns the element to keep, which must also have that ID.
  /// - Complexity: O(*n*) on average.
  public init(
    _ elements: some Sequence<Element>,
    id: KeyPath<Element, ID> & Sendable,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    try self.init(
      storage: OrderedDictionary(
        elements.lazy.map { ($0[keyPath: id], $0) }, uniquingKeysWith: combine
      ),
      id: id
    )
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Creates an empty collection.
  public init() {
    self.init(storage: [:])
  }

  /// Creates a collection of elements that are known to have unique IDs.
  ///
  /// - Precondition: No two elements have the same ID. Release builds don't check this.
  /// - Complexity: O(*n*) on average.
  public init(uncheckedUniqueElements elements: some Sequence<Element>) {
    self.init(
      storage: OrderedDictionary(uncheckedUniqueKeysWithValues: elements.lazy.map { ($0.id, $0) })
    )
  }

  /// Creates a collection of elements with unique IDs.
  ///
  /// - Precondition: No two elements have the same ID.
  /// - Complexity: O(*n*) on average.
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init(storage: OrderedDictionary(uniqueKeysWithValues: elements.lazy.map { ($0.id, $0) }))
  }

  /// Creates a collection of elements, combining those with the same ID.
  ///
  /// ```swift
  /// struct Note: Equatable, Identifiable { let id: Int; var text: String }
  ///
  /// let drafts = [Note(id: 1, text: "draft")]
  /// let saved = [Note(id: 1, text: "saved"), Note(id: 2, text: "other")]
  /// let notes = IdentifiedArray(drafts + saved, uniquingIDsWith: { draft, saved in saved })
  /// #expect(notes.map(\.text) == ["saved", "other"])
  /// ```
  ///
  /// A combined element takes the position of the first element with its ID.
  ///
  /// - Parameter combine: A closure that receives the current element and the next element with the
  ///   same ID, and returns the element to keep, which must also have that ID.
  /// - Complexity: O(*n*) on average.
  public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    try self.init(
      storage: OrderedDictionary(elements.lazy.map { ($0.id, $0) }, uniquingKeysWith: combine)
    )
  }

  init(storage: OrderedDictionary<ID, Element>) {
    self.init(storage: storage, id: \.id)
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral where Element: Identifiable, ID == Element.ID {
  /// Creates a collection of the elements of an array literal.
  ///
  /// - Precondition: No two elements have the same ID.
  public init(arrayLiteral elements: Element...) {
    self.init(uniqueElements: elements)
  }
}
