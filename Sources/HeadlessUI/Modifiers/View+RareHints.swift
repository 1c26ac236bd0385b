public import Foundation

/// Rarely used modifiers.
extension View {
  /// Sets the color scheme of the view. In new code, use `preferredColorScheme(_:)`.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Performs an action when a pointer moves over the view. Headless views never perform it.
  public func onContinuousHover(
    perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> Self { self }

  /// Lets the user copy values. Headless views ignore this modifier.
  public func copyable<Value: Transferable>(
    _ values: @autoclosure @escaping @MainActor () -> [Value]
  ) -> Self { self }

  /// Shows the file of a document in the title of the screen. Headless views ignore this modifier.
  public func navigationDocument(_ url: URL) -> Self { self }

  /// Adds a toggle that suppresses future dialogs. Headless views ignore it.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> Self { self }

  /// Adds a toggle with a title that suppresses future dialogs. Headless views ignore it.
  public func dialogSuppressionToggle(
    _ title: some TitleConvertible, isSuppressed: Binding<Bool>
  ) -> Self { self }

  /// Lets the user move the focus to the view as a group. Headless views ignore this modifier.
  public func focusSection() -> Self { self }

  /// Makes the view the first to receive the focus. Headless views ignore this modifier.
  public func prefersDefaultFocus(
    _ isPreferred: Bool = true, in namespace: Namespace.ID
  ) -> Self { self }

  /// Sets how the toolbar makes room for a search. Headless views ignore this modifier.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> Self { self }
}

/// The phase of a pointer's movement over a view. Headless views ignore it.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// The way that the toolbar makes room for a search. Headless views ignore it.
public enum SearchPresentationToolbarBehavior: Sendable { case automatic, avoidHidingContent }
