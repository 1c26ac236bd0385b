/// An assignment of the values of operands to the expectations that they belong to.
///
/// The left side of a comparison is evaluated before its expectation is reached, and the right side
/// afterward. Several tasks can evaluate the same expectation at once, and an expectation can
/// evaluate itself recursively.
struct OperandValues {
  /// A probe in one task.
  struct Key: Hashable {
    var probe: Int
    var task: Int
  }

  /// The values of expectations that haven't been reached yet, the innermost last.
  private var pending: [Key: [[Int: String]]] = [:]
  /// The expectations that were reached and have more operands, the innermost last.
  private var open: [Key: [(expectation: Int, last: Int)]] = [:]

  /// Adds the value of an operand.
  ///
  /// - Parameter count: The number of the expectation's operands.
  /// - Returns: The index of the expectation that the value belongs to; nil if that expectation
  ///   hasn't been reached yet.
  mutating func add(
    _ text: String, of operand: Int, among count: Int, at key: Key
  ) -> Int? {
    if let last = pending[key]?.last?.keys.max(), last < operand {
      pending[key]![pending[key]!.count - 1][operand] = text
      return nil
    }
    if let innermost = open[key]?.last, innermost.last < operand {
      open[key]!.removeLast()
      if operand < count - 1 { open[key]!.append((innermost.expectation, operand)) }
      return innermost.expectation
    }
    pending[key, default: []].append([operand: text])
    return nil
  }

  /// Records that an expectation was reached, and returns the operands that were evaluated
  /// before, in order.
  ///
  /// - Parameters:
  ///   - expectation: The index of the expectation.
  ///   - count: The number of the expectation's operands.
  mutating func reach(
    _ expectation: Int, among count: Int, at key: Key
  ) -> [(operand: Int, text: String)] {
    let values = pending[key]?.popLast() ?? [:]
    let last = values.keys.max() ?? -1
    if last < count - 1 { open[key, default: []].append((expectation, last)) }
    return values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
