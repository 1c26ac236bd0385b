/// A view that replaces its content only if the new content isn't equal to the old content.
public struct EquatableView<Content: View & Equatable>: View {
  let content: Content

  /// Creates a view that shows the content.
  public init(content: Content) { self.content = content }

  /// The content.
  public var body: some View { content }
}

extension View {
  /// Evaluates the view only when it changes. Headless views ignore this modifier, because
  /// HeadlessUI compares the stored properties of every view.
  public func equatable() -> Self { self }
}
