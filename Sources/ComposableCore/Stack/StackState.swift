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
  var elements: OrderedDictionary<StackElementID, Element> = [:]

  /// The elements that the reducer last saw on the stack; `nil` before it first sees the stack.
  /// They share their storage with `ids` until the stack changes, so comparing the two is cheap.
  var memory: PresentationMemory<OrderedSet<StackElementID>>?

  /// The observation data of the elements if the stack is a property of an observable state.
  var tracked: TrackedElements<Element>?

  /// Creates an empty stack.
  public init() {}

  /// The IDs of the elements, from the root to the top.
  public var ids: OrderedSet<StackElementID> { elements.keys }

  /// The element with an ID, or `nil` if there is none.
  ///
  /// Assigning `nil` removes only that element. Assigning a state to an unknown ID appends it with
  /// that ID in tests; outside tests, it reports an issue and changes nothing.
  public subscript(
    id id: StackElementID,
    fileID: HashableStaticString = #fileID,
    filePath: HashableStaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Element? {
    get { elements[id] }
    set {
      let location = IssueLocation(
        fileID: fileID.value, filePath: filePath.value, line: line, column: column
      )
      write(newValue, id, location)
    }
    _modify {
      guard let index = elements.index(forKey: id) else {
        var absent: Element?
        yield &absent
        let location = IssueLocation(
          fileID: fileID.value, filePath: filePath.value, line: line, column: column
        )
        return write(absent, id, location)
      }
      let memory = tracked?.begin(&elements.values[index])
      yield &elements[id]
      if let element = elements[id] { tracked?.end(element, from: memory) }
    }
  }

  private mutating func write(_ element: Element?, _ id: StackElementID, _ location: IssueLocation) {
    guard let element else { return elements[id] = nil }
    if let index = elements.index(forKey: id) { return replace(at: index, by: element) }
    guard DependencyValues._current.context == .test else {
      return location.report(
        """
        Can't assign an element to the unknown id "\(id)" of a stack of "\(Element.self)". \
        Nothing was changed; append the element, and the stack gives it an id.
        """
      )
    }
    append(element, id)
  }

  /// Adds an element to the top with an ID that isn't on the stack.
  mutating func append(_ element: Element, _ id: StackElementID) {
    elements[id] = element
    tracked?.mark = .next()
  }

  private mutating func replace(at index: Int, by element: Element) {
    var element = element
    tracked?.replace(elements.values[index], by: &element)
    elements.values[index] = element
  }

  /// The payload of a case of the element with an ID.
  ///
  /// Writing through a case that the element isn't in reports an issue and changes nothing.
  public subscript<Value>(
    id id: StackElementID, case keyPath: CaseKeyPath<Element, Value>
  ) -> Value? where Element: CasePathable {
    get { elements[id].flatMap(AnyCasePath(keyPath).extract(from:)) }
    set {
      var element = elements[id]
      element.write(newValue, through: keyPath)
      if let element, let index = elements.index(forKey: id) {
        replace(at: index, by: element)
      } else {
        elements[id] = nil
      }
    }
  }

  /// Removes an element and all elements above it. Does nothing if the ID is unknown.
  public mutating func pop(from id: StackElementID) {
    guard let index = elements.index(forKey: id) else { return }
    elements.removeSubrange(index...)
  }

  /// Removes all elements above an element. Does nothing if the ID is unknown.
  public mutating func pop(to id: StackElementID) {
    guard let index = elements.index(forKey: id) else { return }
    elements.removeSubrange((index + 1)...)
  }
}

extension StackState: Sendable where Element: Sendable {}
