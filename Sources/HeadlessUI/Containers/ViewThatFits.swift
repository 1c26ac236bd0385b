/// A view that shows the first of several views that fits the available space. A phone has space
/// for any view, so it always shows the first.
///
/// ```swift
/// let phone = Phone(
///   ViewThatFits {
///     Text("In stock since Monday")
///     Text("In stock")
///   }
/// )
/// #expect(phone.shows("In stock since Monday") && !phone.shows("In stock"))
/// ```
public struct ViewThatFits<Content: View>: View {
  let content: Content

  /// Creates a view that shows the first of the given views. A phone ignores the axes.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The first of the given views.
  public var body: some View {
    content.modified { output, _ in output.elements = Array(output.elements.prefix(1)) }
  }
}
