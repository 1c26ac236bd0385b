/// A view without content. It doesn't appear on the screen.
///
/// ```swift
/// #expect(Phone(EmptyView()).text == "Screen")
/// ```
public struct EmptyView: View, PrimitiveView {
  /// Creates a view without content.
  public init() {}

  func output(of children: [Output], in node: Node) -> Output { Output() }
}
