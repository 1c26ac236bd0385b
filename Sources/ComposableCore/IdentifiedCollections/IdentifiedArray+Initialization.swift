import OrderedCollections

extension IdentifiedArray {
  /// An empty collection of elements that a key path identifies.
  public init(id: KeyPath<Element, ID> & Sendable) {
    self.init(uncheckedUniqueElements: [], id: id)
  }

  /// A collection of elements with distinct identities.
  ///
  /// - Precondition: No two elements have the same identity.
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

  /// A collection of elements, in which those of the same identity are made one.
  ///
  /// The one stands where the first of them stood.
  ///
  /// - Parameter combine: Given the element so far and the next, the element to keep. It must have
  ///   their identity.
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
  /// An empty collection.
  public init() {
    self.init(storage: [:])
  }

  /// A collection of elements that are known to have distinct identities.
  ///
  /// - Precondition: No two elements have the same identity.
  /// - Complexity: O(*n*) on average.
  public init(uncheckedUniqueElements elements: some Sequence<Element>) {
    self.init(
      storage: OrderedDictionary(uncheckedUniqueKeysWithValues: elements.lazy.map { ($0.id, $0) })
    )
  }

  /// A collection of elements with distinct identities.
  ///
  /// - Precondition: No two elements have the same identity.
  /// - Complexity: O(*n*) on average.
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init(storage: OrderedDictionary(uniqueKeysWithValues: elements.lazy.map { ($0.id, $0) }))
  }

  /// A collection of elements, in which those of the same identity are made one.
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
  /// The one stands where the first of them stood.
  ///
  /// - Parameter combine: Given the element so far and the next, the element to keep. It must have
  ///   their identity.
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
  /// A collection of the elements of a literal.
  ///
  /// - Precondition: No two elements have the same identity.
  public init(arrayLiteral elements: Element...) {
    self.init(uniqueElements: elements)
  }
}
