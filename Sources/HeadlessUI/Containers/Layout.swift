public import Foundation

/// A type that arranges views. HeadlessUI shows the views one below the other and never calls the
/// methods of a layout.
///
/// ```swift, unreached="HeadlessUI doesn't lay out views"
/// struct Shelf: Layout {
///   func sizeThatFits(
///     proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) -> CGSize {
///     CGSize(width: proposal.width ?? 0, height: 0)
///   }
///
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {
///     for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
///   }
/// }
///
/// let phone = Phone(Shelf { Text("Kettle"); Text("Whisk") })
/// #expect(phone.shows("Kettle") && phone.shows("Whisk"))
/// ```
public protocol Layout {
  /// The data that the layout keeps between calls.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// Returns the size that the views need together.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Assigns positions to the views.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  )

  /// The properties of the layout. HeadlessUI ignores them.
  static var layoutProperties: LayoutProperties { get }

  /// Returns the initial value of the data that the layout keeps.
  func makeCache(subviews: Subviews) -> Cache
}

extension Layout where Cache == Void {
  /// Does nothing, because the layout keeps no data.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// The properties of a layout that isn't a stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Returns a vertical stack of the views.
  @MainActor public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    VStack { content() }
  }
}

/// The views of a ``Layout``. The collection is always empty, because HeadlessUI doesn't lay out
/// views.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  /// The start index, which is always zero.
  public var startIndex: Int { 0 }
  /// The end index, which is always zero.
  public var endIndex: Int { 0 }

  /// A placeholder, because the collection contains no views.
  public subscript(position: Int) -> LayoutSubview { LayoutSubview() }
}

/// A view of a ``Layout``.
public struct LayoutSubview: Sendable {
  /// Returns a size of zero, because HeadlessUI doesn't lay out views.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// Returns dimensions of zero.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }
  /// Assigns a position to the view. HeadlessUI ignores it, because it doesn't lay out views.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
  /// The layout priority, which is always zero.
  public var priority: Double { 0 }
}

/// The size that a container offers to a view.
public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width, or `nil` if the view chooses its width.
  public var width: CGFloat?
  /// The proposed height, or `nil` if the view chooses its height.
  public var height: CGFloat?

  /// Creates a proposal from a width and a height.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of the given size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// A proposal of no space.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal that leaves the size to the view.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// A proposal of unlimited space.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Returns the size, with missing dimensions replaced by the dimensions of another size.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// A type-erased layout. HeadlessUI shows its views one below the other, like those of any layout.
public struct AnyLayout: Layout {
  /// Creates a type-erased version of a layout.
  public init(_ layout: some Layout) {}

  /// Returns a size of zero, because HeadlessUI doesn't lay out views.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { .zero }

  /// Does nothing, because HeadlessUI doesn't lay out views.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// The layout of a horizontal stack. HeadlessUI shows its views one below the other.
public struct HStackLayout: Layout {
  /// Creates a horizontal layout. HeadlessUI ignores the alignment and the spacing.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}

  /// Returns a size of zero, because HeadlessUI doesn't lay out views.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { .zero }

  /// Does nothing, because HeadlessUI doesn't lay out views.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// The layout of a vertical stack.
public struct VStackLayout: Layout {
  /// Creates a vertical layout. HeadlessUI ignores the alignment and the spacing.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}

  /// Returns a size of zero, because HeadlessUI doesn't lay out views.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { .zero }

  /// Does nothing, because HeadlessUI doesn't lay out views.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// A layout that places views in front of each other. HeadlessUI shows them one below the other.
public struct ZStackLayout: Layout {
  /// Creates a layout for layered views. HeadlessUI ignores the alignment.
  public init(alignment: Alignment = .center) {}

  /// Returns a size of zero, because HeadlessUI doesn't lay out views.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { .zero }

  /// Does nothing, because HeadlessUI doesn't lay out views.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}
