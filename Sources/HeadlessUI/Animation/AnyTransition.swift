/// An animated transition for inserting and removing a view. Headless views ignore it.
public struct AnyTransition: Sendable {
  init() {}

  /// No transition.
  public static let identity = AnyTransition()
  /// A transition that fades the view.
  public static let opacity = AnyTransition()
  /// A transition that scales the view.
  public static let scale = AnyTransition()
  /// A transition that moves the view in from the leading edge and out to the trailing edge.
  public static let slide = AnyTransition()

  /// Returns a transition that moves the view in from an edge, and out to the same edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Returns a transition that moves the view by the given distance.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition() }
  /// Returns a transition that scales the view by the given factor.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// Returns a transition that moves the view in from an edge, and out to the opposite edge.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// Returns a transition that moves the view by the given distance.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// A transition that blurs one view into another.
  public static let blurReplace = AnyTransition()
  /// Returns a transition from one modifier to another. Headless views apply neither.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition { AnyTransition() }
  /// Returns a transition that inserts the view in one way and removes it in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { insertion }

  /// Sets the animation of the transition. Headless views ignore it.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
  /// Combines the transition with another transition. Headless views ignore both.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}
