/// A result builder that collects the tabs of a ``TabView``.
///
/// The values of the tabs have the type of the selection, so you can write `.settings` instead of
/// `Screen.settings`.
@MainActor @resultBuilder
public enum TabContentBuilder<Selection: Hashable> {
  /// Returns a tab whose value has the type of the selection.
  public static func buildExpression<Content: View>(
    _ tab: Tab<Selection, Content>
  ) -> Tab<Selection, Content> { tab }

  /// Returns any other view, which may be a tab without a value.
  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns no view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns the only view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Returns several views, in order.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Returns the views of an `if` without an `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Returns the views of an `if`, or of the first cases of a `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    .first(first)
  }

  /// Returns the views of an `else`, or of the last cases of a `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    .second(second)
  }

  /// Returns the views of an `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
