/// A rule for where scrolling stops. Headless views ignore it.
public enum ScrollTargetBehavior: Sendable {
  /// A limit on the distance of one swipe.
  public enum LimitBehavior: Sendable {
    case automatic, always, alwaysByFew, alwaysByOne, never
  }

  case paging, viewAligned

  /// Returns the view-aligned behavior with a limit on the distance of one swipe. HeadlessUI
  /// ignores the limit.
  public static func viewAligned(limitBehavior: LimitBehavior) -> Self { .viewAligned }
}

/// The conditions under which scrolled content bounces. Headless views ignore them.
public enum ScrollBounceBehavior: Sendable { case automatic, always, basedOnSize }

/// The way that scrolling hides the keyboard. Headless views ignore it.
public enum ScrollDismissesKeyboardMode: Sendable {
  case automatic, immediately, interactively, never
}

/// The appearance of content that scrolls under a bar. Headless views ignore it.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// The standard style.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// A style with a clear boundary.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// A style with a gradual transition.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
  /// Flashes the scroll indicators when the view appears. Headless views ignore this modifier.
  public func scrollIndicatorsFlash(onAppear: Bool) -> Self { self }

  /// Flashes the scroll indicators when a value changes. Headless views ignore this modifier.
  public func scrollIndicatorsFlash<Value: Equatable>(trigger value: Value) -> Self { self }

  /// Sets where scrolling stops. Headless views ignore this modifier.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> Self { self }

  /// Lets scrolling stop at the view's subviews. Headless views ignore this modifier.
  public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }

  /// Binds the scroll position to the ID of a subview. Headless views ignore this modifier.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> Self { self }

  /// Sets the initial scroll position. Headless views ignore it.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> Self { self }

  /// Disables scrolling. Headless views ignore this modifier.
  public func scrollDisabled(_ isDisabled: Bool) -> Self { self }

  /// Sets when scrolled content bounces. Headless views ignore this modifier.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior) -> Self { self }

  /// Lets scrolled content extend past its scroll view. Headless views ignore this modifier.
  public func scrollClipDisabled(_ isDisabled: Bool = true) -> Self { self }

  /// Shows or hides the scroll indicators of the given axes. Headless views ignore this modifier.
  public func scrollIndicators(_ visibility: Visibility, axes: Axis.Set) -> Self { self }

  /// Shows or hides scroll indicators. Headless views ignore this modifier.
  public func scrollIndicators(_ visibility: Visibility) -> Self { self }

  /// Sets how scrolling hides the keyboard. Headless views ignore this modifier.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self { self }

  /// Sets the appearance of content that scrolls under a bar. Headless views ignore it.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> Self { self }

  /// Hides the effect at the edges of scrolled content. Headless views ignore this modifier.
  public func scrollEdgeEffectHidden(
    _ isHidden: Bool = true, for edges: Edge.Set = .all
  ) -> Self { self }
}
