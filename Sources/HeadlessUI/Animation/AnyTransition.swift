/// A transition for inserting and removing a view. It has no effect.
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

  /// Returns a transition that moves the view in from an edge and out again.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Returns a transition that moves the view by a distance.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition() }
  /// Returns a transition that scales the view by a factor.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// Returns a transition that pushes the previous view away from an edge.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// Returns a transition that moves the view by a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// A transition that blurs one view into another.
  public static let blurReplace = AnyTransition()
  /// Returns a transition between two modifiers, neither of which is applied.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition { AnyTransition() }
  /// Returns the insertion transition. The removal transition is ignored.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { insertion }

  /// Returns the transition unchanged. The animation has no effect.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
  /// Returns the transition unchanged. The other transition has no effect.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}
