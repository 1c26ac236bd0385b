public import Foundation

/// The appearance of a view under a pointer. Headless views ignore it.
public enum HoverEffect: Sendable { case automatic, highlight, lift }

/// The phase of a pointer's movement over a view. Headless views ignore it.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

extension View {
  /// Sets the appearance of the view under a pointer. Headless views ignore it.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> Self { self }

  /// Performs an action when a pointer enters or leaves the view. Headless views never perform it.
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> Self { self }

  /// Performs an action when a pointer moves over the view. Headless views never perform it.
  public func onContinuousHover(
    perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> Self { self }
}
