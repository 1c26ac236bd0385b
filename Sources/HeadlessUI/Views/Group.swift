/// A group of views, to which modifiers apply together. It has no effect on the layout.
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

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Content { content }
}
