/// A type-erased view.
///
/// The erased type remains part of the view's identity, so the state inside is kept as long as the
/// type stays the same.
///
/// ```swift
/// let rows = [AnyView(Text("one")), AnyView(Toggle("two", isOn: .constant(true)))]
/// let phone = Phone(VStack { rows[0]; rows[1] })
/// #expect(phone.shows("one") && phone.shows("two (on)"))
/// ```
public struct AnyView: View, PrimitiveView {
  let content: any View

  /// Creates a type-erased version of a view. A view that's already type-erased isn't wrapped
  /// again.
  public init<Content: View>(_ content: Content) {
    self.content = (content as? AnyView)?.content ?? content
  }

  /// Creates a type-erased version of a view. A view that's already type-erased isn't wrapped
  /// again.
  public init<Content: View>(erasing content: Content) {
    self.init(content)
  }

  func children(in node: Node) -> [Child] {
    [node.child(.content, content)]
  }
}
