public import Foundation

/// Changes to the drawing of a view that depend on its position. They have no effect in a headless
/// view.
public protocol VisualEffect {}

/// An effect that doesn't change how a view is drawn.
public struct EmptyVisualEffect: VisualEffect {}

extension VisualEffect {
  /// Makes the view transparent. Returns the effect unchanged.
  public func opacity(_ opacity: Double) -> Self { self }
  /// Scales the view. Returns the effect unchanged.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
  /// Scales the view. Returns the effect unchanged.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> Self { self }
  /// Moves the view. Returns the effect unchanged.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  /// Moves the view. Returns the effect unchanged.
  public func offset(_ offset: CGSize) -> Self { self }
  /// Rotates the view. Returns the effect unchanged.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  /// Blurs the view. Returns the effect unchanged.
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
  /// Changes the brightness. Returns the effect unchanged.
  public func brightness(_ amount: Double) -> Self { self }
  /// Changes the saturation. Returns the effect unchanged.
  public func saturation(_ amount: Double) -> Self { self }
}

/// The position of a view that scrolls into or out of its container.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  /// Whether the view is inside its container.
  public var isIdentity: Bool { self == .identity }
  /// The side of the container: -1 for the top, 0 inside, and 1 for the bottom.
  public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// The timing of a transition while a view scrolls. It has no effect.
public struct ScrollTransitionConfiguration: Sendable {
  /// A transition that follows the position.
  public static let interactive = ScrollTransitionConfiguration()
  /// A transition that is animated.
  public static let animated = ScrollTransitionConfiguration()
  /// No transition.
  public static let identity = ScrollTransitionConfiguration()

  /// Returns a transition with an animation.
  public static func animated(_ animation: Animation = .default) -> Self { Self() }
  /// Returns a transition that begins when a part of the view is visible.
  public func threshold(_ threshold: Double) -> Self { self }
}

/// The position of the content of a scroll view.
public struct ScrollGeometry: Hashable, Sendable {
  /// Zero, because a headless view doesn't scroll.
  public var contentOffset: CGPoint { .zero }
  /// The size of the phone.
  public var contentSize: CGSize { containerSize }
  /// The size of the phone.
  public var containerSize: CGSize { GeometryProxy().size }
  /// The frame of the phone.
  public var visibleRect: CGRect { CGRect(origin: .zero, size: containerSize) }
}

/// The state of a scroll view.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  /// Whether the content is moving.
  public var isScrolling: Bool { self != .idle }
}

/// Modifiers that depend on the position of a view in a scroll view, which never scrolls.
extension View {
  /// Changes the drawing depending on the geometry. Returns the view unchanged.
  public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> Self { self }

  /// Changes the drawing while the view scrolls in or out. Returns the view unchanged.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> Self { self }

  /// Performs an action when the view scrolls in or out: once with `true`, because all views of a
  /// headless screen are visible.
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

  /// Performs an action when the geometry of a scroll view changes, which never happens. Returns
  /// the view unchanged.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping @MainActor (Value, Value) -> Void
  ) -> Self { self }

  /// Performs an action when scrolling begins or ends, which never happens. Returns the view
  /// unchanged.
  public func onScrollPhaseChange(
    _ action: @escaping @MainActor (ScrollPhase, ScrollPhase) -> Void
  ) -> Self { self }
}
