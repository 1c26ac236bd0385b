public import Foundation

/// Rarely used modifiers.
extension View {
  /// Sets the color scheme of the view, as in older code. New code uses `preferredColorScheme(_:)`.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Performs an action when a pointer moves. Has no effect, because a phone has no pointer.
  public func onContinuousHover(
    perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> Self { self }

  /// Lets the user copy values. Has no effect in a headless view.
  public func copyable<Value: Transferable>(
    _ values: @autoclosure @escaping @MainActor () -> [Value]
  ) -> Self { self }

  /// Shows the file of a document in the title of the screen. Has no effect in a headless view.
  public func navigationDocument(_ url: URL) -> Self { self }

  /// Adds a toggle that suppresses further dialogs. Has no effect, because phones don't show it.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> Self { self }

  /// Adds a toggle with a title that suppresses further dialogs. Has no effect, because phones don't
  /// show it.
  public func dialogSuppressionToggle(
    _ title: some TitleConvertible, isSuppressed: Binding<Bool>
  ) -> Self { self }

  /// Lets the focus move to the views of a group. Has no effect on a phone.
  public func focusSection() -> Self { self }

  /// Makes the view the first to receive the focus. Has no effect on a phone.
  public func prefersDefaultFocus(
    _ isPreferred: Bool = true, in namespace: Namespace.ID
  ) -> Self { self }

  /// Sets how the toolbar makes room for a search. Has no effect in a headless view.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> Self { self }
}

/// The movement of a pointer over a view. It has no effect.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// How the toolbar makes room for a search. It has no effect.
public enum SearchPresentationToolbarBehavior: Sendable { case automatic, avoidHidingContent }
