/// One of two views, as built by an `if`–`else` or `switch` statement in a view builder.
///
/// The branches have separate identities, so the state of one branch is discarded when the other
/// branch is shown.
///
/// ```swift
/// let view = ConditionalContent<Text, EmptyView>.first(Text("Shown"))
/// #expect(Phone(view).shows("Shown"))
/// ```
public enum ConditionalContent<First: View, Second: View>: View, PrimitiveView {
  case first(First)
  case second(Second)

  func children(in node: Node) -> [Child] {
    switch self {
    case .first(let view): [node.child(.branch(true), view)]
    case .second(let view): [node.child(.branch(false), view)]
    }
  }
}
