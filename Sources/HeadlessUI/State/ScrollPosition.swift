public import Foundation

/// The position that a view is scrolled to.
///
/// A phone never scrolls, because a test can access all rows. This value only records the position
/// that the app's code has scrolled to.
///
/// ```swift
/// var position = ScrollPosition(idType: Int.self)
/// position.scrollTo(id: 3)
/// #expect(position.viewID(type: Int.self) == 3)
/// position.scrollTo(edge: .top)
/// #expect(position.edge == .top && position.viewID == nil)
/// ```
public struct ScrollPosition: Equatable {
  /// The ID of the view that the code has scrolled to, or `nil` if the position isn't a view.
  public private(set) var viewID: AnyHashable?
  /// The edge that the code has scrolled to, or `nil` if the position isn't an edge.
  public private(set) var edge: Edge?
  /// The point that the code has scrolled to, or `nil` if the position isn't a point.
  public private(set) var point: CGPoint?
  /// Whether the user has scrolled. The value is always `false`.
  public var isPositionedByUser: Bool { false }

  /// Creates a position without a view, an edge, or a point. The type of the IDs is ignored.
  public init(idType: (some Hashable).Type = Never.self) {}

  /// Creates a position at a view. The anchor is ignored.
  public init(id: some Hashable, anchor: UnitPoint? = nil) { scrollTo(id: id) }

  /// Creates a position at an edge. The type of the IDs is ignored.
  public init(idType: (some Hashable).Type = Never.self, edge: Edge) { scrollTo(edge: edge) }

  /// Creates a position at a point. The type of the IDs is ignored.
  public init(idType: (some Hashable).Type = Never.self, point: CGPoint) { scrollTo(point: point) }

  /// The horizontal coordinate of the point, or `nil` if the position isn't a point.
  public var x: CGFloat? { point?.x }
  /// The vertical coordinate of the point, or `nil` if the position isn't a point.
  public var y: CGFloat? { point?.y }

  /// Returns the ID of the view that the code has scrolled to, or `nil` if the position isn't a
  /// view with an ID of the given type.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { viewID?.base as? ID }

  /// Records a view as the position. The anchor is ignored.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    (viewID, edge, point) = (AnyHashable(id), nil, nil)
  }

  /// Records an edge as the position.
  public mutating func scrollTo(edge: Edge) { (viewID, self.edge, point) = (nil, edge, nil) }

  /// Records a point as the position.
  public mutating func scrollTo(point: CGPoint) { (viewID, edge, self.point) = (nil, nil, point) }

  /// Records a point as the position.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }

  /// Records a horizontal coordinate as the position. The vertical coordinate is kept, or is zero
  /// if there is none.
  public mutating func scrollTo(x: CGFloat) { scrollTo(x: x, y: y ?? 0) }

  /// Records a vertical coordinate as the position. The horizontal coordinate is kept, or is zero
  /// if there is none.
  public mutating func scrollTo(y: CGFloat) { scrollTo(x: x ?? 0, y: y) }
}

extension View {
  /// Binds a scroll position to the view. Headless views never change it.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> Self { self }
  /// Performs an action when views scroll into or out of sight. Headless views never perform it,
  /// because all rows are always visible.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping @MainActor ([ID]) -> Void
  ) -> Self { self }
}
