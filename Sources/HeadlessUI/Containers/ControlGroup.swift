/// A group of related controls. A headless view shows them as if they weren't in a group.
public struct ControlGroup<Content: View>: View {
  /// The controls, without a container around them.
  public let body: Content

  /// Creates a group of related controls.
  public init(@ViewBuilder content: () -> Content) { body = content() }

  /// Creates a group of related controls. The label isn't shown.
  public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    body = content()
  }

  /// Creates a group of related controls. The title isn't shown.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    body = content()
  }
}
