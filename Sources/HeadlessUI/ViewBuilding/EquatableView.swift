/// A view that's evaluated only when it changes, as every headless view is.
public struct EquatableView<Content: View & Equatable>: View {
  let content: Content

  /// Creates a view that shows the content.
  public init(content: Content) { self.content = content }

  /// The content.
  public var body: some View { content }
}

extension View {
  /// Evaluates the view only when it changes. Headless views always work this way.
  public func equatable() -> Self { self }
}
