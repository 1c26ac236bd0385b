/// Names a node of one phone; numbers grow, so that the older of two nodes has the smaller id.
struct NodeID: Comparable, Hashable, Sendable {
  let number: Int

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}
