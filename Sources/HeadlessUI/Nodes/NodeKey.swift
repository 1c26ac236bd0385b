/// What makes a place below a node the same place at the next evaluation: where it is, and the type
/// of view that stands there.
struct NodeKey: Hashable {
  var slot: Slot
  var type: ObjectIdentifier

  enum Slot: Hashable {
    case body
    case content
    case label
    case position(Int)
    case branch(Bool)
    case element(AnyHashable, occurrence: Int)
    case presented(AnyHashable)
  }
}
