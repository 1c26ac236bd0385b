extension StackState: RandomAccessCollection {
  public var startIndex: Int { elements.values.startIndex }
  public var endIndex: Int { elements.values.endIndex }

  public subscript(position: Int) -> Element { elements.values[position] }
}

extension StackState: RangeReplaceableCollection {
  /// Replaces a range of elements. The new elements get new IDs; all others keep theirs.
  public mutating func replaceSubrange(
    _ range: Range<Int>, with newElements: some Collection<Element>
  ) {
    elements.removeSubrange(range)
    let generator = DependencyValues._current.stackElementID
    for (offset, element) in newElements.enumerated() {
      elements.updateValue(
        element, forKey: generator.next(), insertingAt: range.lowerBound + offset
      )
    }
  }

  /// Removes all elements.
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    elements.removeAll(keepingCapacity: keepCapacity)
  }

  /// Removes and returns the top element, or returns `nil` if the stack is empty.
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
