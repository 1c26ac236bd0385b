extension StackState: RandomAccessCollection {
  public var startIndex: Int { elements.values.startIndex }
  public var endIndex: Int { elements.values.endIndex }

  public subscript(position: Int) -> Element { elements.values[position] }
}

extension StackState: RangeReplaceableCollection {
  /// Replaces elements by others, which get new ids. All others keep theirs.
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

  /// Removes the element on top; `nil` where the stack is empty.
  @discardableResult
  public mutating func popLast() -> Element? {
    isEmpty ? nil : removeLast()
  }
}

extension StackState: ExpressibleByArrayLiteral {
  /// The stack of a literal's elements, bottom first.
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}
