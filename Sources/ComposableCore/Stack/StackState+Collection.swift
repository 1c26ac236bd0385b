extension StackState: RandomAccessCollection {
  /// The position of the lowest element: 0.
  public var startIndex: Int { 0 }
  /// The position after the highest element: the number of elements.
  public var endIndex: Int { storage.count }

  /// The element at a position, counted from the lowest element.
  ///
  /// - Complexity: O(1).
  public subscript(position: Int) -> Element { storage[position] }
}

extension StackState: RangeReplaceableCollection {
  /// Replaces a range of elements. The new elements get new IDs; all others keep theirs.
  ///
  /// - Precondition: The range is within the bounds of the stack.
  /// - Complexity: O(*n*), plus O(*n*) for each new element that isn't inserted at the end.
  public mutating func replaceSubrange(
    _ range: Range<Int>, with newElements: some Collection<Element>
  ) {
    if !range.isEmpty { storage.remove { $0.removeSubrange(range) } }
    let generator = DependencyValues._current.stackElementID
    for (offset, element) in newElements.enumerated() {
      let id = generator.next { storage.index(id: $0) != nil }
      insert(element, id, at: range.lowerBound + offset)
    }
  }

  /// Removes all elements.
  ///
  /// - Complexity: O(*n*).
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    storage.remove { $0.removeAll(keepingCapacity: keepCapacity) }
  }

  /// Removes and returns the top element, or returns `nil` if the stack is empty.
  ///
  /// - Complexity: O(1) on average; O(*n*) if the elements are shared with a copy.
  @discardableResult
  public mutating func popLast() -> Element? {
    isEmpty ? nil : removeLast()
  }
}

extension StackState: ExpressibleByArrayLiteral {
  /// Creates a stack from an array literal, bottom element first.
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}
