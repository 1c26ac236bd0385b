import OrderedCollections

/// An ordered collection of elements with unique IDs.
///
/// It behaves like an array, and finds an element by its ID in constant time. Code that handles an
/// asynchronous response can therefore find the element even after others have been inserted,
/// moved, or removed.
///
/// ```swift
/// struct Stop: Identifiable { let id: Int; var town: String }
///
/// var stops: IdentifiedArrayOf<Stop> = [Stop(id: 7, town: "Bern"), Stop(id: 9, town: "Oslo")]
/// stops[id: 9]?.town = "Riga"
/// stops.append(Stop(id: 7, town: "Graz"))  // Not inserted: 7 is present.
/// #expect(stops.ids == [7, 9])
/// #expect(stops.map(\.town) == ["Bern", "Riga"])
/// ```
///
/// Writing an element with a different ID through ``subscript(id:)`` stops the program. Writing
/// such an element to a position is allowed, as in any mutable collection.
public struct IdentifiedArray<ID: Hashable, Element> {
  /// The key path to an element's ID.
  public let id: KeyPath<Element, ID> & Sendable

  var storage: IdentifiedStorage<ID, Element>

  /// Creates a collection of elements that are known to have unique IDs.
  ///
  /// - Precondition: No two elements have the same ID. Release builds don't check this.
  /// - Complexity: O(*n*) on average.
  public init(
    uncheckedUniqueElements elements: some Sequence<Element>,
    id: KeyPath<Element, ID> & Sendable
  ) {
    self.init(
      storage: OrderedDictionary(
        uncheckedUniqueKeysWithValues: elements.lazy.map { ($0[keyPath: id], $0) }
      ),
      id: id
    )
  }

  init(storage: OrderedDictionary<ID, Element>, id: KeyPath<Element, ID> & Sendable) {
    self.id = id
    self.storage = IdentifiedStorage(storage)
  }
}

/// An ``IdentifiedArray`` of identifiable elements.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

extension IdentifiedArray: Sendable where ID: Sendable, Element: Sendable {}

extension IdentifiedArray {
  /// The IDs, in the order of the elements.
  ///
  /// - Complexity: O(1); O(*n*) after a change to a copy.
  public var ids: OrderedSet<ID> { storage.elements.keys }

  /// The elements as an array.
  ///
  /// - Complexity: O(1); O(*n*) after a change to a copy.
  public var elements: [Element] { storage.elements.values.elements }

  /// The element with the given ID, or `nil` if there is none. It can be changed in place.
  ///
  /// Assigning `nil` removes the element. Assigning an element to an ID that isn't in the
  /// collection appends the element.
  ///
  /// - Precondition: An assigned element has the given ID.
  /// - Complexity: O(1) on average; O(*n*) to remove.
  public subscript(id id: ID) -> Element? {
    get { storage[id: id] }
    set {
      guard let newValue else {
        _ = remove(id: id)
        return
      }
      checkID(of: newValue, is: id)
      storage.updateOrAppend(newValue, id: id)
    }
    _modify {
      yield &storage[id: id]
      if let element = storage[id: id] { checkID(of: element, is: id) }
    }
  }

  /// Returns whether the collection contains an element with the same ID as another element.
  ///
  /// - Complexity: O(1) on average.
  public func contains(_ element: Element) -> Bool {
    storage.index(id: elementID(element)) != nil
  }

  /// Returns the position of the element with the given ID; `nil` if there is none.
  ///
  /// - Complexity: O(1) on average.
  public func index(id: ID) -> Int? {
    storage.index(id: id)
  }

  func elementID(_ element: Element) -> ID {
    element[keyPath: id]
  }

  /// Updates the key of the element at a position, in case the element's ID was changed in place.
  mutating func updateID(at position: Int) {
    let id = elementID(storage[position])
    let other = storage.index(id: id)
    guard other != position else { return }
    precondition(
      other == nil,
      """
      An element of an 'IdentifiedArray' was given the ID '\(id)', which another element already \
      has. Remove the other element first.
      """
    )
    storage.change {
      let element = $0.remove(at: position).value
      $0.updateValue(element, forKey: id, insertingAt: position)
    }
  }

  func checkID(of element: Element, is id: ID) {
    let found = elementID(element)
    precondition(
      found == id,
      """
      An element of an 'IdentifiedArray' must have the ID under which it is stored, but the \
      element for '\(id)' has the ID '\(found)'. To replace an element with one that has another \
      ID, remove the old element and insert the new one. To add an element, write it to its own ID.
      """
    )
  }
}
