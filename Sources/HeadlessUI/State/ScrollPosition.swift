public import Foundation

/// The position to which a view is scrolled.
///
/// A phone never scrolls by itself, because a test sees all rows. The position only remembers where
/// the author's code has scrolled.
///
/// ```swift
/// var position = ScrollPosition(idType: Int.self)
/// position.scrollTo(id: 3)
/// #expect(position.viewID(type: Int.self) == 3)
/// position.scrollTo(edge: .top)
/// #expect(position.edge == .top && position.viewID == nil)
/// ```
public struct ScrollPosition: Equatable {
  /// The ID of the view to which the code has scrolled, or `nil` if it has scrolled elsewhere.
  public private(set) var viewID: AnyHashable?
  /// The edge to which the code has scrolled, or `nil` if it has scrolled elsewhere.
  public private(set) var edge: Edge?
  /// The point to which the code has scrolled, or `nil` if it has scrolled elsewhere.
  public private(set) var point: CGPoint?
  /// Whether the user has scrolled. The value is always `false`.
  public var isPositionedByUser: Bool { false }

  /// Creates a position for views with IDs of a type.
  public init(idType: (some Hashable).Type = Never.self) {}

  /// Creates a position at a view. The anchor has no effect.
  public init(id: some Hashable, anchor: UnitPoint? = nil) { scrollTo(id: id) }

  /// Creates a position at an edge, for views with IDs of a type.
  public init(idType: (some Hashable).Type = Never.self, edge: Edge) { scrollTo(edge: edge) }

  /// Creates a position at a point, for views with IDs of a type.
  public init(idType: (some Hashable).Type = Never.self, point: CGPoint) { scrollTo(point: point) }

  /// The horizontal coordinate of the point, or `nil` if the code has scrolled elsewhere.
  public var x: CGFloat? { point?.x }
  /// The vertical coordinate of the point, or `nil` if the code has scrolled elsewhere.
  public var y: CGFloat? { point?.y }

  /// Returns the ID of the view to which the code has scrolled, if it has the given type.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { viewID?.base as? ID }

  /// Remembers a view as the position. The anchor has no effect.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    (viewID, edge, point) = (AnyHashable(id), nil, nil)
  }

  /// Remembers an edge as the position.
  public mutating func scrollTo(edge: Edge) { (viewID, self.edge, point) = (nil, edge, nil) }

  /// Remembers a point as the position.
  public mutating func scrollTo(point: CGPoint) { (viewID, edge, self.point) = (nil, nil, point) }

  /// Remembers a point as the position.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }

  /// Remembers a horizontal coordinate as the position.
  public mutating func scrollTo(x: CGFloat) { scrollTo(x: x, y: y ?? 0) }

  /// Remembers a vertical coordinate as the position.
  public mutating func scrollTo(y: CGFloat) { scrollTo(x: x ?? 0, y: y) }
}

extension View {
  /// Ties a scroll position to the view. The phone never changes it. Returns the view unchanged.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> Self { self }
  /// Returns the view unchanged. The action is never performed, because a test sees all rows.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping @MainActor ([ID]) -> Void
  ) -> Self { self }
}
