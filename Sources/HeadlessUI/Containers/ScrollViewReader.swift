/// A container that provides its content with a proxy for scrolling to views.
public struct ScrollViewReader<Content: View>: View {
  let content: (ScrollViewProxy) -> Content

  /// Creates a container whose content receives a proxy.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content, with a proxy that does nothing.
  public var body: some View { content(ScrollViewProxy()) }
}

/// A proxy for scrolling to views. A headless view ignores it, because a test can access all
/// content.
public struct ScrollViewProxy: Sendable {
  /// Scrolls to the view with the given ID. A headless view does nothing, because a test can access
  /// all content.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
