/// One of two views: what `if`–`else` and `switch` make inside a builder closure.
///
/// The branches are different places: state that belongs to one is gone once the other is shown.
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
