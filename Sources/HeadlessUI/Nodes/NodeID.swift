/// The identifier of a node, unique within a phone. Newer nodes have greater IDs.
struct NodeID: Comparable, Hashable, Sendable {
  let number: Int

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}
