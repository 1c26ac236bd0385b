import OrderedCollections

/// An ordered collection of elements with unique IDs.
///
/// It behaves like an array and finds an element by its ID in constant time. An asynchronous
/// response can therefore find its element even after others were inserted, moved, or removed.
///
/// ```swift
/// struct Todo: Identifiable { let id: Int; var title: String }
///
/// var todos: IdentifiedArrayOf<Todo> = [Todo(id: 1, title: "Milk"), Todo(id: 2, title: "Eggs")]
/// todos[id: 2]?.title = "Bread"
/// todos.append(Todo(id: 1, title: "Tea"))  // Not inserted: 1 is present.
/// #expect(todos.ids == [1, 2])
/// #expect(todos.map(\.title) == ["Milk", "Bread"])
/// ```
///
/// Writing an element with a different ID through ``subscript(id:)`` stops the program. Writing one
/// to a position is allowed, as in any mutable collection.
public struct IdentifiedArray<ID: Hashable, Element> {
  /// The key path of an element's ID.
  public let id: KeyPath<Element, ID> & Sendable

  var storage: OrderedDictionary<ID, Element>

  /// The observation data of the elements if the collection is a property of an observable state.
  var tracked: TrackedElements<Element>?

  /// Creates a collection of elements that are known to have unique IDs.
  ///
  /// - Precondition: No two elements have the same ID.
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
    self.storage = storage
  }
}

/// An ``IdentifiedArray`` of identifiable elements.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

extension IdentifiedArray: Sendable where ID: Sendable, Element: Sendable {}

extension IdentifiedArray {
  /// The IDs, in the order of the elements.
  ///
  /// - Complexity: O(1).
  public var ids: OrderedSet<ID> { storage.keys }

  /// The elements as an array.
  ///
  /// - Complexity: O(1).
  public var elements: [Element] { storage.values.elements }

  /// The element with an ID. Assigning `nil` removes the element; assigning a value to an ID that
  /// isn't in the collection appends it.
  ///
  /// Supports changes in place.
  ///
  /// - Precondition: An assigned element has the given ID.
  /// - Complexity: O(1) on average; O(*n*) to remove.
  public subscript(id id: ID) -> Element? {
    _read { yield storage[id] }
    set {
      if let newValue { checkIdentity(of: newValue, is: id) }
      guard let newValue, let index = storage.index(forKey: id) else { return storage[id] = newValue }
      replace(at: index, by: newValue)
    }
    _modify {
      let memory = storage.index(forKey: id).flatMap { tracked?.begin(&storage.values[$0]) }
      yield &storage[id]
      guard let element = storage[id] else { return }
      checkIdentity(of: element, is: id)
      tracked?.end(element, from: memory)
    }
  }

  /// Returns whether the collection contains an element with the same ID.
  ///
  /// - Complexity: O(1) on average.
  public func contains(_ element: Element) -> Bool {
    storage.keys.contains(identity(element))
  }

  /// Returns the position of the element with an ID; `nil` if there is none.
  ///
  /// - Complexity: O(1) on average.
  public func index(id: ID) -> Int? {
    storage.index(forKey: id)
  }

  func identity(_ element: Element) -> ID {
    element[keyPath: id]
  }

  /// Updates the key of the element at a position, whose ID may have changed in place.
  mutating func identify(elementAt position: Int) {
    let id = identity(storage.values[position])
    guard id != storage.keys[position] else { return }
    precondition(
      !storage.keys.contains(id),
      """
      An element of an 'IdentifiedArray' was given the identity '\(id)', which another element has. \
      Remove that one first.
      """
    )
    insert(storage.remove(at: position).value, at: position)
  }

  /// Replaces an element with another one with the same ID.
  mutating func replace(at index: Int, by element: Element) {
    var element = element
    tracked?.replace(storage.values[index], by: &element)
    storage.values[index] = element
  }

  func checkIdentity(of element: Element, is id: ID) {
    let found = identity(element)
    precondition(
      found == id,
      """
      An element must keep its identity for as long as it is in an 'IdentifiedArray', but '\(id)' \
      was overwritten by '\(found)'. To replace it, remove it and insert the other.
      """
    )
  }
}
