/// The identity of a node among the children of its parent across evaluations.
///
/// It consists of the node's position and the type of its view.
struct NodeKey: Hashable {
  var position: Position
  var type: ObjectIdentifier

  enum Position: Hashable {
    case body
    case content
    case label
    case index(Int)
    case branch(Bool)
    case element(AnyHashable, occurrence: Int)
    case presented(AnyHashable)
  }
}
