/// A group of views that share modifiers. It doesn't affect the layout.
///
/// ```swift
/// let phone = Phone(
///   Group {
///     Button("one") {}
///     Button("two") {}
///   }
///   .disabled(true)
/// )
/// #expect(phone.text == "Screen\n  [one] disabled\n  [two] disabled")
/// ```
public struct Group<Content: View>: View {
  let content: Content

  /// Creates a group, which adds no element of its own.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content.
  public var body: Content { content }
}
