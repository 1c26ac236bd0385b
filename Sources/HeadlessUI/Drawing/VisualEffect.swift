public import Foundation

/// A geometry-dependent change to how a view is drawn. Headless views ignore it.
public protocol VisualEffect {}

/// An effect that doesn't change how a view is drawn.
public struct EmptyVisualEffect: VisualEffect {}

extension VisualEffect {
  /// Sets the opacity of the view. Headless views ignore it.
  public func opacity(_ opacity: Double) -> Self { self }
  /// Scales the view by a factor. Headless views ignore it.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
  /// Scales the view by a horizontal and a vertical factor. Headless views ignore them.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> Self { self }
  /// Moves the view by a horizontal and a vertical distance. Headless views ignore them.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  /// Moves the view by the given distance. Headless views ignore it.
  public func offset(_ offset: CGSize) -> Self { self }
  /// Rotates the view by an angle. Headless views ignore it.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  /// Applies a blur to the view. Headless views ignore it.
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
  /// Increases the brightness of the view. Headless views ignore it.
  public func brightness(_ amount: Double) -> Self { self }
  /// Changes the saturation of the view's colors. Headless views ignore it.
  public func saturation(_ amount: Double) -> Self { self }
}

/// The position of a view that scrolls into or out of its container.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is beyond the top or leading edge of its container.
  case topLeading
  /// The view is inside its container.
  case identity
  /// The view is beyond the bottom or trailing edge of its container.
  case bottomTrailing

  /// Whether the view is inside its container.
  public var isIdentity: Bool { self == .identity }
  /// The position as a number: -1 beyond the top or leading edge, 0 inside the container, and 1
  /// beyond the bottom or trailing edge.
  public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// The timing of a transition while a view scrolls. Headless views ignore it.
public struct ScrollTransitionConfiguration: Sendable {
  /// A transition that follows the scroll position.
  public static let interactive = ScrollTransitionConfiguration()
  /// An animated transition.
  public static let animated = ScrollTransitionConfiguration()
  /// No transition.
  public static let identity = ScrollTransitionConfiguration()

  /// Returns a transition with an animation. Headless views ignore it.
  public static func animated(_ animation: Animation = .default) -> Self { Self() }
  /// Sets how much of the view must be visible for the view to count as inside its container.
  /// HeadlessUI returns the configuration unchanged.
  public func threshold(_ threshold: Double) -> Self { self }
}

/// The geometry of a scroll view and its content.
public struct ScrollGeometry: Hashable, Sendable {
  /// The scroll position, which is always zero because a headless view doesn't scroll.
  public var contentOffset: CGPoint { .zero }
  /// The size of the content, which is always the size of the phone.
  public var contentSize: CGSize { containerSize }
  /// The size of the scroll view, which is always the size of the phone.
  public var containerSize: CGSize { GeometryProxy().size }
  /// The visible part of the content, which is always the frame of the phone.
  public var visibleRect: CGRect { CGRect(origin: .zero, size: containerSize) }
}

/// The state of a scroll view.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  /// Whether scrolling is in progress, which is the case in every phase except `idle`.
  public var isScrolling: Bool { self != .idle }
}

/// Modifiers that depend on the position of a view in a scroll view. A headless scroll view never
/// scrolls.
extension View {
  /// Changes how the view is drawn, depending on its geometry. Headless views never call the
  /// closure.
  public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> Self { self }

  /// Changes how the view is drawn while it scrolls into or out of sight. Headless views never call
  /// the closure.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> Self { self }

  /// Performs an action when the view scrolls into or out of sight.
  ///
  /// The action is performed once, with `true`, because all views of a headless screen are visible.
  /// The threshold is ignored.
  ///
  /// ```swift
  /// struct LastRow: View {
  ///   @State var isVisible = false
  ///
  ///   var body: some View {
  ///     Text(isVisible ? "Seen" : "Not seen").onScrollVisibilityChange { isVisible = $0 }
  ///   }
  /// }
  ///
  /// #expect(Phone(LastRow()).shows("Seen"))
  /// ```
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping @MainActor (Bool) -> Void
  ) -> some View {
    onAppear { action(true) }
  }

  /// Performs an action when the geometry of a scroll view changes. A headless view never performs
  /// the action, because nothing scrolls.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping @MainActor (Value, Value) -> Void
  ) -> Self { self }

  /// Performs an action when scrolling begins or ends. A headless view never performs the action,
  /// because nothing scrolls.
  public func onScrollPhaseChange(
    _ action: @escaping @MainActor (ScrollPhase, ScrollPhase) -> Void
  ) -> Self { self }
}
