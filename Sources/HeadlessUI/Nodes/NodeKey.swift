/// The identity of a node among the children of its parent across evaluations: its position and the
/// type of its view.
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
