public import Foundation

/// The parts of a screen that are covered by bars or the keyboard. Headless views ignore them.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set of regions from its bits.
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

/// The way that a sheet determines its size. Headless views ignore it.
public enum PresentationSizing: Sendable { case automatic, fitted, form, page }

/// The severity of an alert or a dialog. Headless views ignore it.
public enum DialogSeverity: Sendable { case automatic, standard, critical }

/// The prominence of badges. Headless views ignore it.
public enum BadgeProminence: Sendable { case decreased, standard, increased }

/// A setting that determines whether holding a button repeats its action. Headless views ignore it.
public enum ButtonRepeatBehavior: Sendable { case automatic, enabled, disabled }

/// The distance between sections. Headless views ignore it.
public enum ListSectionSpacing: Sendable {
  case `default`, compact
  case custom(Double)
}

/// The prominence of section headers. Headless views ignore it.
public enum Prominence: Sendable { case standard, increased }

/// The way that a presentation adapts to a small screen. Headless views ignore it.
public enum PresentationAdaptation: Sendable {
  case automatic, none, popover, sheet, fullScreenCover
}

/// A setting for whether the view behind a sheet responds to touches. Headless views ignore it.
public struct PresentationBackgroundInteraction: Sendable {
  /// The standard setting.
  public static let automatic = PresentationBackgroundInteraction()
  /// A setting in which the view behind the sheet doesn't respond to touches.
  public static let disabled = PresentationBackgroundInteraction()
  /// A setting in which the view behind the sheet responds to touches.
  public static let enabled = PresentationBackgroundInteraction()
  /// Returns a setting in which the view behind the sheet responds to touches while the sheet is no
  /// taller than the detent.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { enabled }
}

/// The effect of a drag inside a sheet. Headless views ignore it.
public enum PresentationContentInteraction: Sendable { case automatic, resizes, scrolls }

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

/// Modifiers that affect only the position of a view. They return the view unchanged.
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
  /// Names the coordinate space of the view. Headless views ignore this modifier.
  public func coordinateSpace<Name: Hashable>(name: Name) -> Self { self }
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
  /// Adds the standard margins of a window around the view. Headless views ignore them.
  public func scenePadding(_ edges: Edge.Set = .all) -> Self { self }
  /// Sets the container shape that shapes inside the view adapt to. Headless views ignore it.
  public func containerShape<S: Shape>(_ shape: S) -> Self { self }
  /// Sets the background of the surrounding container. Headless views ignore it.
  public func containerBackground<Style: ShapeStyle>(
    _ style: Style, for container: ContainerBackgroundPlacement
  ) -> Self { self }
  /// Sets how a sheet determines its size. Headless views ignore this modifier.
  public func presentationSizing(_ sizing: PresentationSizing) -> Self { self }
  /// Sets the icon of alerts and dialogs. Headless views ignore it.
  public func dialogIcon(_ icon: Image?) -> Self { self }
  /// Sets the severity of alerts and dialogs. Headless views ignore it.
  public func dialogSeverity(_ severity: DialogSeverity) -> Self { self }
  /// Sets the color of the separators between sections. Headless views ignore it.
  public func listSectionSeparatorTint(_ color: Color?) -> Self { self }
  /// Gives the app's gestures precedence at screen edges. Headless views ignore this modifier.
  public func defersSystemGestures(on edges: Edge.Set) -> Self { self }
  /// Flashes the scroll indicators when the view appears. Headless views ignore this modifier.
  public func scrollIndicatorsFlash(onAppear: Bool) -> Self { self }
  /// Flashes the scroll indicators when a value changes. Headless views ignore this modifier.
  public func scrollIndicatorsFlash<Value: Equatable>(trigger value: Value) -> Self { self }
  /// Sets the prominence of badges. Headless views ignore it.
  public func badgeProminence(_ prominence: BadgeProminence) -> Self { self }
  /// Prevents the user from selecting the view. Headless views ignore this modifier.
  public func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }
  /// Sets whether holding a button repeats its action. Headless views ignore this modifier.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> Self { self }
  /// Marks content that may be out of date. Headless views ignore this modifier.
  public func invalidatableContent(_ isActive: Bool = true) -> Self { self }
  /// Sets the distance between sections. Headless views ignore it.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> Self { self }
  /// Sets the distance between sections, in points. Headless views ignore it.
  public func listSectionSpacing(_ spacing: CGFloat) -> Self { self }
  /// Sets the distance between rows, in points. Headless views ignore it.
  public func listRowSpacing(_ spacing: CGFloat?) -> Self { self }
  /// Sets the prominence of section headers. Headless views ignore it.
  public func headerProminence(_ prominence: Prominence) -> Self { self }
  /// Sets how a presentation adapts to a small screen. Headless views ignore this modifier.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self { self }
  /// Sets how a presentation adapts to a small width or height. Headless views ignore this
  /// modifier.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> Self { self }
  /// Sets whether the view behind a sheet responds to touches. Headless views ignore this modifier.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> Self { self }
  /// Sets how a sheet responds to drags inside it. Headless views ignore this modifier.
  public func presentationContentInteraction(
    _ interaction: PresentationContentInteraction
  ) -> Self { self }
  /// Shows a view as the background of a sheet. Headless views never call the closure.
  public func presentationBackground<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> Self { self }
  /// Sets the heights that the user can give a sheet, and binds the current height to a value.
  /// Headless views ignore this modifier.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> Self { self }
  /// Sets the minimum and maximum number of lines of text. Headless views ignore them.
  public func lineLimit(_ limits: ClosedRange<Int>) -> Self { self }
  /// Sets the minimum number of lines of text. Headless views ignore it.
  public func lineLimit(_ limits: PartialRangeFrom<Int>) -> Self { self }
  /// Sets the maximum number of lines of text. Headless views ignore it.
  public func lineLimit(_ limits: PartialRangeThrough<Int>) -> Self { self }
  /// Limits the lines of text, optionally reserving space. Headless views ignore this modifier.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> Self { self }
  /// Sets whether the space between characters can shrink. Headless views ignore this modifier.
  public func allowsTightening(_ isAllowed: Bool) -> Self { self }
  /// Sets the width of the font. Headless views ignore it.
  public func fontWidth(_ width: Font.Width?) -> Self { self }
  /// Overrides the user's text size. Headless views ignore this modifier.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> Self { self }
  /// Limits the user's text size to a range. Headless views ignore this modifier.
  public func dynamicTypeSize(_ sizes: ClosedRange<DynamicTypeSize>) -> Self { self }
  /// Sets a minimum for the user's text size. Headless views ignore it.
  public func dynamicTypeSize(_ sizes: PartialRangeFrom<DynamicTypeSize>) -> Self { self }
  /// Sets a maximum for the user's text size. Headless views ignore it.
  public func dynamicTypeSize(_ sizes: PartialRangeThrough<DynamicTypeSize>) -> Self { self }
  /// Marks private content, which the system can hide. Headless views ignore this modifier.
  public func privacySensitive(_ isSensitive: Bool = true) -> Self { self }
  /// Shows or hides system overlays like the home indicator. Headless views ignore this modifier.
  public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
  /// Sets the purpose of the screen, which affects its bars. Headless views ignore it.
  public func toolbarRole(_ role: ToolbarRole) -> Self { self }
  /// Requests light or dark bars. Headless views ignore this modifier.
  public func toolbarColorScheme(
    _ scheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> Self { self }
  /// Shows or hides the background of bars. Headless views ignore this modifier.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> Self { self }
  /// Shows or hides bars. Tests still find the items of a hidden bar.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> Self { self }
  /// Shows or hides the background of bars. Headless views ignore this modifier.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> Self { self }
  /// Sets the size and position of the screen's title. Headless views ignore them.
  public func toolbarTitleDisplayMode(_ mode: TitleDisplayMode) -> Self { self }
  /// Sets the style for the dots that represent pages. Headless views ignore it.
  public func indexViewStyle(_ style: ControlStyle) -> Self { self }
  /// Sets the style for menus. Headless views ignore it.
  public func menuStyle(_ style: ControlStyle) -> Self { self }
  /// Sets the style for group boxes, replacing any custom style.
  public func groupBoxStyle(_ style: ControlStyle) -> some View {
    environment(\.[StyleOf<GroupBoxStyleConfiguration>()], nil)
  }
  /// Sets the style for gauges, replacing any custom style.
  public func gaugeStyle(_ style: ControlStyle) -> some View {
    environment(\.[StyleOf<GaugeStyleConfiguration>()], nil)
  }
  /// Sets the style for labeled content, replacing any custom style.
  public func labeledContentStyle(_ style: ControlStyle) -> some View {
    environment(\.[StyleOf<LabeledContentStyleConfiguration>()], nil)
  }
  /// Sets the style for disclosure groups, replacing any custom style.
  public func disclosureGroupStyle(_ style: ControlStyle) -> some View {
    environment(\.[StyleOf<DisclosureGroupStyleConfiguration>()], nil)
  }
  /// Sets the style for control groups. Headless views ignore it.
  public func controlGroupStyle(_ style: ControlStyle) -> Self { self }
  /// Sets the shape of buttons. Headless views ignore it.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }
  /// Sets the ideal width of a column and its limits. Headless views ignore them.
  public func navigationSplitViewColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> Self { self }
  /// Sets where scrolling stops. Headless views ignore this modifier.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> Self { self }
  /// Lets scrolling stop at the view's subviews. Headless views ignore this modifier.
  public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }
  /// Binds the scroll position to the ID of a subview. Headless views ignore this modifier.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> Self { self }
  /// Sets the initial scroll position. Headless views ignore it.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> Self { self }
  /// Disables scrolling. Headless views ignore this modifier.
  public func scrollDisabled(_ isDisabled: Bool) -> Self { self }
  /// Sets when scrolled content bounces. Headless views ignore this modifier.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior) -> Self { self }
  /// Lets scrolled content extend past its scroll view. Headless views ignore this modifier.
  public func scrollClipDisabled(_ isDisabled: Bool = true) -> Self { self }
  /// Shows or hides the scroll indicators of the given axes. Headless views ignore this modifier.
  public func scrollIndicators(_ visibility: Visibility, axes: Axis.Set) -> Self { self }
  /// Sets the appearance of the view under a pointer. Headless views ignore it.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> Self { self }
  /// Lets the user focus the view with a keyboard. Headless views ignore this modifier.
  public func focusable(_ isFocusable: Bool = true) -> Self { self }
  /// Performs an action when a pointer enters or leaves the view. Headless views never perform it.
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> Self { self }
}

/// The purpose of a screen, which affects its bars. Headless views ignore it.
public enum ToolbarRole: Sendable { case automatic, browser, editor, navigationStack }

/// The shape of buttons. Headless views ignore it.
public enum ButtonBorderShape: Sendable {
  case automatic, capsule, circle, roundedRectangle

  /// Returns a rectangle with rounded corners.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { .roundedRectangle }
}

/// A rule for where scrolling stops. Headless views ignore it.
public enum ScrollTargetBehavior: Sendable {
  /// A limit on the distance of one swipe.
  public enum LimitBehavior: Sendable {
    case automatic, always, alwaysByFew, alwaysByOne, never
  }

  case paging, viewAligned

  /// Returns the view-aligned behavior with a limit on the distance of one swipe.
  public static func viewAligned(limitBehavior: LimitBehavior) -> Self { .viewAligned }
}

/// The conditions under which scrolled content bounces. Headless views ignore them.
public enum ScrollBounceBehavior: Sendable { case automatic, always, basedOnSize }

/// The appearance of a view under a pointer. Headless views ignore it.
public enum HoverEffect: Sendable { case automatic, highlight, lift }
