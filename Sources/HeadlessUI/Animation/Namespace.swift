/// A property wrapper for a namespace of views that animate into each other. Headless views ignore
/// it.
@propertyWrapper
public struct Namespace: Sendable {
  /// The identifier of a namespace.
  public struct ID: Hashable, Sendable {}

  /// Creates a namespace. All namespaces have the same identifier, because headless views ignore
  /// it.
  public init() {}

  /// The identifier of the namespace.
  public var wrappedValue: ID { ID() }
}

/// The properties that views share while they animate into each other. Headless views ignore them.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The set as a bit mask.
  public let rawValue: Int

  /// Creates a set of properties from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The position of the views.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size of the views.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size of the views.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The transition with which a screen appears. Headless views ignore it.
public struct NavigationTransition: Sendable {
  /// The standard transition.
  public static let automatic = NavigationTransition()

  /// Returns a transition that makes the screen grow from a view.
  public static func zoom<ID: Hashable>(
    sourceID: ID, in namespace: Namespace.ID
  ) -> NavigationTransition { NavigationTransition() }
}

extension View {
  /// Lets the view animate into another view with the same ID. Headless views ignore this modifier.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> Self { self }

  /// Makes the view the source that a screen grows from. Headless views ignore this modifier.
  public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> Self { self }

  /// Sets the transition with which a screen appears. Headless views ignore it.
  public func navigationTransition(_ transition: NavigationTransition) -> Self { self }
}
