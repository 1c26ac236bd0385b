public import Foundation

/// The parts of a screen that are covered by bars or the keyboard. Headless views ignore them.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The set as a bit mask.
  public let rawValue: Int

  /// Creates a set of regions from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The area that is covered by bars and rounded corners.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The area that is covered by the keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// The area that is covered by bars, rounded corners, or the keyboard.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// The parts of a scroll view that margins apply to. Headless views ignore them.
public enum ContentMarginPlacement: Sendable { case automatic, scrollContent, scrollIndicators }

/// The container that a background belongs to. Headless views ignore it.
public enum ContainerBackgroundPlacement: Sendable { case navigation, navigationSplitView, widget }

/// The dimensions of a view. They are always zero, because HeadlessUI doesn't lay out views.
public struct ViewDimensions: Equatable, Sendable {
  /// The width, which is always zero.
  public var width: CGFloat { 0 }
  /// The height, which is always zero.
  public var height: CGFloat { 0 }

  /// The position of a horizontal alignment guide, which is always zero.
  public subscript(alignment: HorizontalAlignment) -> CGFloat { 0 }
  /// The position of a vertical alignment guide, which is always zero.
  public subscript(alignment: VerticalAlignment) -> CGFloat { 0 }
}

/// Modifiers for the size and the position of a view. They return the view unchanged.
extension View {
  /// Moves a horizontal alignment guide of the view. Headless views never call the closure.
  public func alignmentGuide(
    _ alignment: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Self { self }

  /// Moves a vertical alignment guide of the view. Headless views never call the closure.
  public func alignmentGuide(
    _ alignment: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Self { self }

  /// Names the coordinate space of the view. Headless views ignore this modifier.
  public func coordinateSpace(_ space: CoordinateSpace) -> Self { self }

  /// Sizes the view relative to its container. Headless views ignore this modifier.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> Self { self }

  /// Sizes the view as a fraction of its container. Headless views ignore this modifier.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> Self { self }

  /// Adds space at the given edges of the safe area. Headless views ignore it.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> Self { self }

  /// Sets the margins of scrolled content at the given edges. Headless views ignore them.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> Self { self }

  /// Sets the margins of scrolled content at all edges. Headless views ignore them.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> Self { self }

  /// Adds a window's standard margins around the view. Headless views ignore them.
  public func scenePadding(_ edges: Edge.Set = .all) -> Self { self }

  /// Sets the container shape that shapes inside the view adapt to. Headless views ignore it.
  public func containerShape<S: Shape>(_ shape: S) -> Self { self }

  /// Sets the background of the surrounding container. Headless views ignore it.
  public func containerBackground<Style: ShapeStyle>(
    _ style: Style, for container: ContainerBackgroundPlacement
  ) -> Self { self }

  /// Sets the ideal, minimum, and maximum width of a column. Headless views ignore them.
  public func navigationSplitViewColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> Self { self }

  /// Adds the same space on all sides of the view. Headless views ignore it.
  public func padding(_ length: CGFloat) -> Self { self }

  /// Adds insets around the view. Headless views ignore them.
  public func padding(_ insets: EdgeInsets) -> Self { self }

  /// Adds space at the given edges of the view. Headless views ignore it.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> Self { self }

  /// Gives the view a fixed width, height, or both. Headless views ignore them.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> Self { self }

  /// Sets limits for the width and height of the view. Headless views ignore them.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> Self { self }

  /// Keeps the view at its ideal size. Headless views ignore this modifier.
  public func fixedSize() -> Self { self }

  /// Keeps the view at its ideal width, height, or both. Headless views ignore this modifier.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> Self { self }

  /// Extends the view into the safe area. Headless views ignore this modifier.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> Self { self }

  /// Sets the priority with which the parent gives space to the view. Headless views ignore it.
  public func layoutPriority(_ value: Double) -> Self { self }
}

extension View {
  /// Places a view before or after this view, depending on the edge. Headless views ignore the
  /// alignment and the spacing.
  public func safeAreaInset<Content: View>(
    edge: Edge, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return VStack {
      if edge == .top || edge == .leading { content }
      self
      if edge == .bottom || edge == .trailing { content }
    }
  }
}
