/// A result builder that combines the statements of a closure into one view. It supports any number
/// of views, `if`, `if let`, `switch`, `#available`, and empty closures.
///
/// ```swift
/// @MainActor @ViewBuilder func badge(_ count: Int) -> some View {
///   if count > 0 {
///     Text("\(count)")
///   }
/// }
///
/// #expect(Phone(badge(2)).shows("2"))
/// #expect(Phone(badge(0)).text == "Screen")
/// ```
@MainActor @resultBuilder
public enum ViewBuilder {
  /// Returns a view unchanged.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns an empty view for an empty closure.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns the only view of a closure.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Combines several views into one view.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Returns the view of an `if` without an `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Returns the view of the first branch.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    .first(first)
  }

  /// Returns the view of the second branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    .second(second)
  }

  /// Returns the view of an `if #available`, with its type erased.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
