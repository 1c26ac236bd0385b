import IssueReporting
import OrderedCollections

/// The states of the features on a navigation stack, from the root to the top.
///
/// Each element has a unique ID that it keeps until it's removed. Equality and hashing consider
/// both IDs and states. Elements are encoded as an array, so decoding assigns new IDs.
///
/// ```swift
/// var path = StackState(["list", "detail"])
/// let top = path.ids[1]
/// path[id: top] = "edit"
/// #expect(Array(path) == ["list", "edit"])
///
/// path.pop(from: top)
/// #expect(path.count == 1)
/// ```
public struct StackState<Element> {
  var storage = IdentifiedStorage<StackElementID, Element>([:])

  /// The record of the IDs that were on the stack when the reducer last processed it; `nil` before
  /// the first time. These IDs share their storage with `ids` until the stack changes, so comparing
  /// them is cheap.
  var record: PresentationRecord<OrderedSet<StackElementID>>?

  /// Whether a reducer that runs the elements has processed the stack in a store.
  package var isIntegrated: Bool { record != nil }

  /// Creates an empty stack.
  public init() {}

  /// The IDs of the elements, from the root to the top.
  ///
  /// - Complexity: O(1); O(*n*) after a change to a copy.
  public var ids: OrderedSet<StackElementID> { elements.keys }

  var elements: OrderedDictionary<StackElementID, Element> { storage.elements }

  /// The element with the given ID, or `nil` if there is none.
  ///
  /// Assigning `nil` removes only that element. In tests, assigning a state to an unknown ID
  /// appends the state with that ID. Outside tests, the assignment reports an issue and changes
  /// nothing.
  ///
  /// - Complexity: O(1) on average; O(*n*) to remove an element.
  public subscript(
    id id: StackElementID,
    fileID: HashableStaticString = #fileID,
    filePath: HashableStaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Element? {
    get { storage[id: id] }
    set {
      let location = IssueLocation(
        fileID: fileID.value, filePath: filePath.value, line: line, column: column
      )
      write(newValue, id, location)
    }
    _modify {
      guard storage.index(id: id) == nil else {
        yield &storage[id: id]
        return
      }
      // Without the check in `write`, the storage would add an element for any ID.
      var absent: Element?
      yield &absent
      let location = IssueLocation(
        fileID: fileID.value, filePath: filePath.value, line: line, column: column
      )
      write(absent, id, location)
    }
  }

  private mutating func write(_ element: Element?, _ id: StackElementID, _ location: IssueLocation)
  {
    guard let element else { return remove(id) }
    if let index = storage.index(id: id) { return storage.replace(at: index, by: element) }
    guard DependencyValues._current.context == .test else {
      return location.report(
        """
        Can't assign an element to the unknown ID '\(id)' of a stack of \
        '\(name(of: Element.self))'. \
        Nothing was changed. Append the element instead; the stack assigns an ID.
        """
      )
    }
    storage.updateOrAppend(element, id: id)
  }

  /// Inserts an element at a position, or replaces the element that already has the ID.
  mutating func insert(_ element: Element, _ id: StackElementID, at position: Int) {
    if position == storage.count {
      storage.updateOrAppend(element, id: id)
    } else {
      storage.change { _ = $0.updateValue(element, forKey: id, insertingAt: position) }
    }
  }

  private mutating func remove(_ id: StackElementID) {
    if let index = storage.index(id: id) { storage.remove { _ = $0.remove(at: index) } }
  }

  /// The payload of a case of the element with the given ID; `nil` if the element is absent or in
  /// another case.
  ///
  /// Writing through a case that the element isn't in reports an issue and changes nothing.
  /// Assigning `nil` to the current case removes the element.
  ///
  /// - Complexity: O(1) on average; O(*n*) to remove an element.
  public subscript<Value>(
    id id: StackElementID, case keyPath: CaseKeyPath<Element, Value>
  ) -> Value? where Element: CasePathable {
    get { storage[id: id].flatMap(AnyCasePath(keyPath).extract(from:)) }
    set {
      var element = storage[id: id]
      element.write(newValue, through: keyPath)
      if let element, let index = storage.index(id: id) {
        storage.replace(at: index, by: element)
      } else {
        remove(id)
      }
    }
  }

  /// Removes an element and all elements above it. Does nothing if the ID is unknown.
  ///
  /// - Complexity: O(*n*).
  public mutating func pop(from id: StackElementID) {
    guard let index = storage.index(id: id) else { return }
    storage.remove { $0.removeSubrange(index...) }
  }

  /// Removes all elements above an element. Does nothing if the ID is unknown.
  ///
  /// - Complexity: O(*n*).
  public mutating func pop(to id: StackElementID) {
    guard let index = storage.index(id: id) else { return }
    storage.remove { $0.removeSubrange((index + 1)...) }
  }
}

extension StackState: Sendable where Element: Sendable {}
