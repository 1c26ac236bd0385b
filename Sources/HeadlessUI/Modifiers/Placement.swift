public import Foundation

/// The parts of a screen that bars or the keyboard cover. They have no effect.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The regions as bits.
  public let rawValue: Int

  /// Creates a set of regions from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The bars and the rounded corners.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// The parts of a scroll view that margins are for. They have no effect.
public enum ContentMarginPlacement: Sendable { case automatic, scrollContent, scrollIndicators }

/// The distance between sections. It has no effect.
public enum ListSectionSpacing: Sendable {
  case `default`, compact
  case custom(Double)
}

/// The importance of the headers of sections. It has no effect.
public enum Prominence: Sendable { case standard, increased }

/// The way in which a presentation is shown on small screens. It has no effect.
public enum PresentationAdaptation: Sendable {
  case automatic, none, popover, sheet, fullScreenCover
}

/// A setting that determines whether the view behind a sheet reacts to touches. It has no effect.
public struct PresentationBackgroundInteraction: Sendable {
  /// The standard behavior.
  public static let automatic = PresentationBackgroundInteraction()
  /// The view behind the sheet doesn't react to touches.
  public static let disabled = PresentationBackgroundInteraction()
  /// The view behind the sheet reacts to touches.
  public static let enabled = PresentationBackgroundInteraction()
  /// Returns a setting in which the view behind the sheet reacts to touches while the sheet is at
  /// most as high as the detent.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { enabled }
}

/// The behavior of a drag on a sheet. It has no effect.
public enum PresentationContentInteraction: Sendable { case automatic, resizes, scrolls }

/// The dimensions of a view, which are always zero: HeadlessUI doesn't lay out views.
public struct ViewDimensions: Equatable, Sendable {
  /// Zero.
  public var width: CGFloat { 0 }
  /// Zero.
  public var height: CGFloat { 0 }

  /// Zero, for each alignment.
  public subscript(alignment: HorizontalAlignment) -> CGFloat { 0 }
  /// Zero, for each alignment.
  public subscript(alignment: VerticalAlignment) -> CGFloat { 0 }
}

/// Modifiers that affect only the position of a view. They return the view unchanged.
extension View {
  /// Changes an alignment. Returns the view unchanged. The closure is never called.
  public func alignmentGuide(
    _ alignment: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Self { self }
  /// Changes an alignment. Returns the view unchanged. The closure is never called.
  public func alignmentGuide(
    _ alignment: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Self { self }
  /// Names the coordinates of the view. Returns the view unchanged.
  public func coordinateSpace(_ space: CoordinateSpace) -> Self { self }
  /// Names the coordinates of the view. Returns the view unchanged.
  public func coordinateSpace<Name: Hashable>(name: Name) -> Self { self }
  /// Sets the size in relation to the container. Returns the view unchanged.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> Self { self }
  /// Sets the size in relation to the container. Returns the view unchanged.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> Self { self }
  /// Adds space inside the safe area. Returns the view unchanged.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> Self { self }
  /// Adds space around scrolled content. Returns the view unchanged.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> Self { self }
  /// Sets the distance between sections. Returns the view unchanged.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> Self { self }
  /// Sets the distance between sections. Returns the view unchanged.
  public func listSectionSpacing(_ spacing: CGFloat) -> Self { self }
  /// Sets the distance between rows. Returns the view unchanged.
  public func listRowSpacing(_ spacing: CGFloat?) -> Self { self }
  /// Sets the importance of headers. Returns the view unchanged.
  public func headerProminence(_ prominence: Prominence) -> Self { self }
  /// Sets where a presentation is shown. Returns the view unchanged.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self { self }
  /// Sets whether the view behind reacts to touches. Returns the view unchanged.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> Self { self }
  /// Sets what a drag does. Returns the view unchanged.
  public func presentationContentInteraction(
    _ interaction: PresentationContentInteraction
  ) -> Self { self }
  /// Returns the view unchanged. The view for the background of a sheet isn't evaluated.
  public func presentationBackground<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> Self { self }
  /// Sets the heights of a sheet and the selected height, which a test can't change. Returns the
  /// view unchanged.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> Self { self }
  /// Sets the limits of the number of lines. Returns the view unchanged.
  public func lineLimit(_ limits: ClosedRange<Int>) -> Self { self }
  /// Sets the limit of the number of lines. Returns the view unchanged.
  public func lineLimit(_ limits: PartialRangeFrom<Int>) -> Self { self }
  /// Sets the limit of the number of lines. Returns the view unchanged.
  public func lineLimit(_ limits: PartialRangeThrough<Int>) -> Self { self }
  /// Sets the number of lines. Returns the view unchanged.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> Self { self }
  /// Allows the space between characters to shrink. Returns the view unchanged.
  public func allowsTightening(_ isAllowed: Bool) -> Self { self }
  /// Sets the width of the font. Returns the view unchanged.
  public func fontWidth(_ width: Font.Width?) -> Self { self }
  /// Sets the person's text size. Returns the view unchanged.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> Self { self }
  /// Limits the person's text size. Returns the view unchanged.
  public func dynamicTypeSize(_ sizes: ClosedRange<DynamicTypeSize>) -> Self { self }
  /// Limits the person's text size. Returns the view unchanged.
  public func dynamicTypeSize(_ sizes: PartialRangeFrom<DynamicTypeSize>) -> Self { self }
  /// Limits the person's text size. Returns the view unchanged.
  public func dynamicTypeSize(_ sizes: PartialRangeThrough<DynamicTypeSize>) -> Self { self }
  /// Hides private content. Returns the view unchanged.
  public func privacySensitive(_ isSensitive: Bool = true) -> Self { self }
  /// Hides the indicators of the system. Returns the view unchanged.
  public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
  /// Sets the purpose of the screen, for the style of its bars. Returns the view unchanged.
  public func toolbarRole(_ role: ToolbarRole) -> Self { self }
  /// Requests light or dark bars. Returns the view unchanged.
  public func toolbarColorScheme(
    _ scheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> Self { self }
  /// Shows or hides the background of bars. Returns the view unchanged.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> Self { self }
  /// Shows or hides bars. Returns the view unchanged.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> Self { self }
  /// Shows or hides the background of bars. Returns the view unchanged.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> Self { self }
  /// Sets the size of the title. Returns the view unchanged.
  public func toolbarTitleDisplayMode(_ mode: TitleDisplayMode) -> Self { self }
  /// Sets the style of the dots that represent pages. Returns the view unchanged.
  public func indexViewStyle(_ style: ControlStyle) -> Self { self }
  /// Sets the style of menus. Returns the view unchanged.
  public func menuStyle(_ style: ControlStyle) -> Self { self }
  /// Sets the style of group boxes, replacing any custom style.
  public func groupBoxStyle(_ style: ControlStyle) -> some View {
    environment(\.[StyleOf<GroupBoxStyleConfiguration>()], nil)
  }
  /// Sets the style of gauges, replacing any custom style.
  public func gaugeStyle(_ style: ControlStyle) -> some View {
    environment(\.[StyleOf<GaugeStyleConfiguration>()], nil)
  }
  /// Sets the style of labeled content, replacing any custom style.
  public func labeledContentStyle(_ style: ControlStyle) -> some View {
    environment(\.[StyleOf<LabeledContentStyleConfiguration>()], nil)
  }
  /// Sets the style of disclosure groups, replacing any custom style.
  public func disclosureGroupStyle(_ style: ControlStyle) -> some View {
    environment(\.[StyleOf<DisclosureGroupStyleConfiguration>()], nil)
  }
  /// Sets the style of groups of controls. Returns the view unchanged.
  public func controlGroupStyle(_ style: ControlStyle) -> Self { self }
  /// Sets the shape of buttons. Returns the view unchanged.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }
  /// Sets the limits of the width of a column. Returns the view unchanged.
  public func navigationSplitViewColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> Self { self }
  /// Sets how scrolling ends. Returns the view unchanged.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> Self { self }
  /// Makes rows targets of scrolling. Returns the view unchanged.
  public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }
  /// Tracks the position of scrolling, which a test can't change. Returns the view unchanged.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> Self { self }
  /// Sets the start of scrolling. Returns the view unchanged.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> Self { self }
  /// Disables scrolling. Returns the view unchanged.
  public func scrollDisabled(_ isDisabled: Bool) -> Self { self }
  /// Lets content bounce. Returns the view unchanged.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior) -> Self { self }
  /// Shows content outside the scrolled area. Returns the view unchanged.
  public func scrollClipDisabled(_ isDisabled: Bool = true) -> Self { self }
  /// Shows or hides indicators. Returns the view unchanged.
  public func scrollIndicators(_ visibility: Visibility, axes: Axis.Set) -> Self { self }
  /// Highlights the view under a pointer. Returns the view unchanged.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> Self { self }
  /// Lets a keyboard focus the view. Returns the view unchanged.
  public func focusable(_ isFocusable: Bool = true) -> Self { self }
  /// Performs an action when a pointer enters or leaves the view; a phone has no pointer. Returns
  /// the view unchanged.
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> Self { self }
}

/// The style of bars. It has no effect.
public enum ToolbarRole: Sendable { case automatic, browser, editor, navigationStack }

/// The shape of buttons. It has no effect.
public enum ButtonBorderShape: Sendable {
  case automatic, capsule, circle, roundedRectangle

  /// Returns a rectangle with rounded corners.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { .roundedRectangle }
}

/// The way in which scrolling ends. It has no effect.
public enum ScrollTargetBehavior: Sendable { case paging, viewAligned }

/// The conditions under which content bounces. They have no effect.
public enum ScrollBounceBehavior: Sendable { case automatic, always, basedOnSize }

/// The appearance of a view under a pointer. It has no effect.
public enum HoverEffect: Sendable { case automatic, highlight, lift }
