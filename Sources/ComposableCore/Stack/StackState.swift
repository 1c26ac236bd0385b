import IssueReporting
import OrderedCollections

/// The states of the features on a navigation stack, from its root to its top.
///
/// It is a collection of states, each with an id of its own that it keeps until it is removed.
/// Equality and hashing regard ids and states; coding is that of an array, so that decoding gives
/// new ids.
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

  /// What the reducer last saw on the stack; `nil` before it saw the stack for the first time.
  var mounted: MountedElements?

  /// An empty stack.
  public init() {}

  /// The ids of the elements, from the root to the top.
  public var ids: OrderedSet<StackElementID> { elements.keys }

  /// The element of an id; `nil` where there is none.
  ///
  /// Assigning `nil` removes the element, and it alone. In tests, assigning a state to an unknown
  /// id appends it under that id; outside of them it is an issue, and changes nothing.
  public subscript(
    id id: StackElementID,
    fileID: HashableStaticString = #fileID,
    filePath: HashableStaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Element? {
    get { elements[id] }
    _modify {
      guard elements[id] != nil || DependencyValues._current.context == .test else {
        var absent: Element?
        yield &absent
        guard absent != nil else { return }
        let location = IssueLocation(
          fileID: fileID.value, filePath: filePath.value, line: line, column: column
        )
        return location.report(
          """
          Can't assign an element to the unknown id "\(id)" of a stack of "\(Element.self)". \
          Nothing was changed; append the element, and the stack gives it an id.
          """
        )
      }
      yield &elements[id]
    }
  }

  /// The payload of a case of the element of an id.
  ///
  /// Writing through a case that the element is not in is an issue, and changes nothing.
  public subscript<Value>(
    id id: StackElementID, case keyPath: CaseKeyPath<Element, Value>
  ) -> Value? where Element: CasePathable {
    get { elements[id].flatMap(AnyCasePath(keyPath).extract(from:)) }
    set { elements[id].write(newValue, through: keyPath) }
  }

  /// Removes an element and all above it; does nothing for an unknown id.
  public mutating func pop(from id: StackElementID) {
    guard let index = elements.index(forKey: id) else { return }
    elements.removeSubrange(index...)
  }

  /// Removes all above an element; does nothing for an unknown id.
  public mutating func pop(to id: StackElementID) {
    guard let index = elements.index(forKey: id) else { return }
    elements.removeSubrange((index + 1)...)
  }
}

extension StackState: Sendable where Element: Sendable {}
