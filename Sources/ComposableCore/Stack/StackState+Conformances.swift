import CustomDump

extension StackState: Equatable where Element: Equatable {
  /// Returns whether two stacks have equal elements with the same IDs, in the same order.
  ///
  /// - Complexity: O(*n*).
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.elements == rhs.elements }
}

extension StackState: Hashable where Element: Hashable {
  /// Hashes the elements with their IDs.
  ///
  /// - Complexity: O(*n*).
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension StackState: Decodable where Element: Decodable {
  /// Decodes the elements as an array. They get new IDs.
  ///
  /// - Throws: Any error that decoding the array throws.
  public init(from decoder: any Decoder) throws {
    self.init(try [Element](from: decoder))
  }
}

extension StackState: Encodable where Element: Encodable {
  /// Encodes the elements as an array, without their IDs.
  public func encode(to encoder: any Encoder) throws {
    try Array(self).encode(to: encoder)
  }
}

extension StackState: CustomReflectable {
  /// A mirror that shows each element with its ID.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: elements.map { ($0, $1) }, displayStyle: .dictionary)
  }
}

extension StackState: CustomStringConvertible {
  /// The description of the elements with their IDs.
  public var description: String {
    "[\(elements.map { "\($0): \($1)" }.joined(separator: ", "))]"
  }
}
