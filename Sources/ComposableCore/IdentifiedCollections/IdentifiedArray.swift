import OrderedCollections

/// An ordered collection of elements of which no two have the same identity.
///
/// It reads like an array and finds an element by its identity in constant time, so an asynchronous
/// answer still finds its element after others were inserted, moved or removed.
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
/// Writing an element of another identity through ``subscript(id:)`` stops the program. At a position
/// another element may be written, as in any mutable collection.
public struct IdentifiedArray<ID: Hashable, Element> {
  /// Tells an element's identity.
  public let id: KeyPath<Element, ID> & Sendable

  var storage: OrderedDictionary<ID, Element>

  /// What is known of the elements where the collection is a property of an observable state.
  var tracked: TrackedElements<Element>?

  /// A collection of elements that are known to have distinct identities.
  ///
  /// - Precondition: No two elements have the same identity.
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

/// An ``IdentifiedArray`` of elements that tell their own identity.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

extension IdentifiedArray: Sendable where ID: Sendable, Element: Sendable {}

extension IdentifiedArray {
  /// The identities, in the order of the elements.
  ///
  /// - Complexity: O(1).
  public var ids: OrderedSet<ID> { storage.keys }

  /// The elements as a plain array.
  ///
  /// - Complexity: O(1).
  public var elements: [Element] { storage.values.elements }

  /// The element of an identity. Setting it to nil removes the element, and setting a value where
  /// there is none appends it.
  ///
  /// It is changed in place.
  ///
  /// - Precondition: A value that is set has the identity.
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

  /// Whether the element is there, that is, another of its identity.
  ///
  /// - Complexity: O(1) on average.
  public func contains(_ element: Element) -> Bool {
    storage.keys.contains(identity(element))
  }

  /// The position of an identity.
  ///
  /// - Complexity: O(1) on average.
  public func index(id: ID) -> Int? {
    storage.index(forKey: id)
  }

  func identity(_ element: Element) -> ID {
    element[keyPath: id]
  }

  /// Files the element at a position under its identity, which a change in place may have changed.
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

  /// Replaces an element by another of its identity.
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
