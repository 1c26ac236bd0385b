/// Several views as one, so that a modifier can be written once; no place of its own.
///
/// ```swift
/// Group {
///   Text("one")
///   Text("two")
/// }
/// .disabled(true)
/// ```
public struct Group<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Content { content }
}
