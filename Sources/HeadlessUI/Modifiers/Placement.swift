public import Foundation

/// The parts of a screen that bars or the keyboard cover. They have no effect.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set of regions from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The area that bars and rounded corners cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The area that the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// The area that bars, rounded corners, or the keyboard cover.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// The parts of a scroll view to which margins apply. They have no effect.
public enum ContentMarginPlacement: Sendable { case automatic, scrollContent, scrollIndicators }

/// The container to which a background belongs. It has no effect.
public enum ContainerBackgroundPlacement: Sendable { case navigation, navigationSplitView, widget }

/// The way a sheet determines its size. It has no effect.
public enum PresentationSizing: Sendable { case automatic, fitted, form, page }

/// The severity of an alert or a dialog. It has no effect.
public enum DialogSeverity: Sendable { case automatic, standard, critical }

/// The prominence of badges. It has no effect.
public enum BadgeProminence: Sendable { case decreased, standard, increased }

/// Whether holding a button repeats its action. It has no effect.
public enum ButtonRepeatBehavior: Sendable { case automatic, enabled, disabled }

/// The distance between sections. It has no effect.
public enum ListSectionSpacing: Sendable {
  case `default`, compact
  case custom(Double)
}

/// The prominence of section headers. It has no effect.
public enum Prominence: Sendable { case standard, increased }

/// The way a presentation is shown on small screens. It has no effect.
public enum PresentationAdaptation: Sendable {
  case automatic, none, popover, sheet, fullScreenCover
}

/// A setting that determines whether the view behind a sheet reacts to touches. It has no effect.
public struct PresentationBackgroundInteraction: Sendable {
  /// The standard behavior.
  public static let automatic = PresentationBackgroundInteraction()
  /// A setting in which the view behind the sheet doesn't react to touches.
  public static let disabled = PresentationBackgroundInteraction()
  /// A setting in which the view behind the sheet reacts to touches.
  public static let enabled = PresentationBackgroundInteraction()
  /// Returns a setting in which the view behind the sheet reacts to touches while the sheet is at
  /// most as high as the detent.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { enabled }
}

/// The behavior of a drag on a sheet. It has no effect.
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
  /// Returns the view unchanged. The guide isn't moved, and the closure is never called.
  public func alignmentGuide(
    _ alignment: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Self { self }
  /// Returns the view unchanged. The guide isn't moved, and the closure is never called.
  public func alignmentGuide(
    _ alignment: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Self { self }
  /// Names the coordinate space of the view. Has no effect in a headless view.
  public func coordinateSpace(_ space: CoordinateSpace) -> Self { self }
  /// Names the coordinate space of the view. Has no effect in a headless view.
  public func coordinateSpace<Name: Hashable>(name: Name) -> Self { self }
  /// Sets the size in relation to the container. Has no effect in a headless view.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> Self { self }
  /// Sets the size in relation to the container. Has no effect in a headless view.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> Self { self }
  /// Adds space inside the safe area. Has no effect in a headless view.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> Self { self }
  /// Adds space around scrolled content. Has no effect in a headless view.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> Self { self }
  /// Sets the margins of scrolled content. Has no effect in a headless view.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> Self { self }
  /// Adds the standard space of the window around the view. Has no effect in a headless view.
  public func scenePadding(_ edges: Edge.Set = .all) -> Self { self }
  /// Sets the shape of containers in the view. Has no effect in a headless view.
  public func containerShape<S: Shape>(_ shape: S) -> Self { self }
  /// Sets the background of the surrounding container. Has no effect in a headless view.
  public func containerBackground<Style: ShapeStyle>(
    _ style: Style, for container: ContainerBackgroundPlacement
  ) -> Self { self }
  /// Sets how a sheet determines its size. Has no effect in a headless view.
  public func presentationSizing(_ sizing: PresentationSizing) -> Self { self }
  /// Sets the icon of alerts and dialogs. Has no effect in a headless view.
  public func dialogIcon(_ icon: Image?) -> Self { self }
  /// Sets the severity of alerts and dialogs. Has no effect in a headless view.
  public func dialogSeverity(_ severity: DialogSeverity) -> Self { self }
  /// Sets the color of the separators between sections. Has no effect in a headless view.
  public func listSectionSeparatorTint(_ color: Color?) -> Self { self }
  /// Makes the system's gestures wait at some edges. Has no effect in a headless view.
  public func defersSystemGestures(on edges: Edge.Set) -> Self { self }
  /// Shows scroll indicators for a moment. Has no effect in a headless view.
  public func scrollIndicatorsFlash(onAppear: Bool) -> Self { self }
  /// Shows scroll indicators for a moment. Has no effect in a headless view.
  public func scrollIndicatorsFlash<Value: Equatable>(trigger value: Value) -> Self { self }
  /// Sets the prominence of badges. Has no effect in a headless view.
  public func badgeProminence(_ prominence: BadgeProminence) -> Self { self }
  /// Excludes the view from selection. Has no effect in a headless view.
  public func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }
  /// Sets whether holding a button repeats its action. Has no effect in a headless view.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> Self { self }
  /// Shows a placeholder while the view is out of date. Has no effect in a headless view.
  public func invalidatableContent(_ isActive: Bool = true) -> Self { self }
  /// Sets the distance between sections. Has no effect in a headless view.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> Self { self }
  /// Sets the distance between sections. Has no effect in a headless view.
  public func listSectionSpacing(_ spacing: CGFloat) -> Self { self }
  /// Sets the distance between rows. Has no effect in a headless view.
  public func listRowSpacing(_ spacing: CGFloat?) -> Self { self }
  /// Sets the prominence of section headers. Has no effect in a headless view.
  public func headerProminence(_ prominence: Prominence) -> Self { self }
  /// Sets how a presentation is shown on small screens. Has no effect in a headless view.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self { self }
  /// Sets how a presentation adapts to compact widths and heights. Has no effect in a headless
  /// view.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> Self { self }
  /// Sets whether the view behind a sheet reacts to touches. Has no effect in a headless view.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> Self { self }
  /// Sets what a drag on a sheet does. Has no effect in a headless view.
  public func presentationContentInteraction(
    _ interaction: PresentationContentInteraction
  ) -> Self { self }
  /// Returns the view unchanged. The background of the sheet isn't evaluated.
  public func presentationBackground<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> Self { self }
  /// Sets the heights of a sheet and the selected height, which a test can't change. Returns the
  /// view unchanged.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> Self { self }
  /// Sets the minimum and maximum number of lines. Has no effect in a headless view.
  public func lineLimit(_ limits: ClosedRange<Int>) -> Self { self }
  /// Sets the minimum number of lines. Has no effect in a headless view.
  public func lineLimit(_ limits: PartialRangeFrom<Int>) -> Self { self }
  /// Sets the maximum number of lines. Has no effect in a headless view.
  public func lineLimit(_ limits: PartialRangeThrough<Int>) -> Self { self }
  /// Limits the number of lines and can reserve space for them. Has no effect in a headless view.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> Self { self }
  /// Allows the space between characters to shrink. Has no effect in a headless view.
  public func allowsTightening(_ isAllowed: Bool) -> Self { self }
  /// Sets the width of the font. Has no effect in a headless view.
  public func fontWidth(_ width: Font.Width?) -> Self { self }
  /// Sets the user's text size. Has no effect in a headless view.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> Self { self }
  /// Limits the user's text size. Has no effect in a headless view.
  public func dynamicTypeSize(_ sizes: ClosedRange<DynamicTypeSize>) -> Self { self }
  /// Limits the user's text size. Has no effect in a headless view.
  public func dynamicTypeSize(_ sizes: PartialRangeFrom<DynamicTypeSize>) -> Self { self }
  /// Limits the user's text size. Has no effect in a headless view.
  public func dynamicTypeSize(_ sizes: PartialRangeThrough<DynamicTypeSize>) -> Self { self }
  /// Hides private content. Has no effect in a headless view.
  public func privacySensitive(_ isSensitive: Bool = true) -> Self { self }
  /// Shows or hides the system's indicators. Has no effect in a headless view.
  public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
  /// Sets the purpose of the screen, for the style of its bars. Has no effect in a headless view.
  public func toolbarRole(_ role: ToolbarRole) -> Self { self }
  /// Requests light or dark bars. Has no effect in a headless view.
  public func toolbarColorScheme(
    _ scheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> Self { self }
  /// Shows or hides the background of bars. Has no effect in a headless view.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> Self { self }
  /// Shows or hides bars. Has no effect in a headless view.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> Self { self }
  /// Shows or hides the background of bars. Has no effect in a headless view.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> Self { self }
  /// Sets the size of the title. Has no effect in a headless view.
  public func toolbarTitleDisplayMode(_ mode: TitleDisplayMode) -> Self { self }
  /// Sets the style of the dots that represent pages. Has no effect in a headless view.
  public func indexViewStyle(_ style: ControlStyle) -> Self { self }
  /// Sets the style of menus. Has no effect in a headless view.
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
  /// Sets the style of control groups. Has no effect in a headless view.
  public func controlGroupStyle(_ style: ControlStyle) -> Self { self }
  /// Sets the shape of buttons. Has no effect in a headless view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }
  /// Sets the limits for the width of a column. Has no effect in a headless view.
  public func navigationSplitViewColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> Self { self }
  /// Sets how scrolling comes to rest. Has no effect in a headless view.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> Self { self }
  /// Lets scrolling come to rest at the view's subviews. Has no effect in a headless view.
  public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }
  /// Tracks the scroll position, which a test can't change. Returns the view unchanged.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> Self { self }
  /// Sets the initial scroll position. Has no effect in a headless view.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> Self { self }
  /// Disables scrolling. Has no effect in a headless view.
  public func scrollDisabled(_ isDisabled: Bool) -> Self { self }
  /// Sets when scrolled content bounces. Has no effect in a headless view.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior) -> Self { self }
  /// Shows content outside the scrolled area. Has no effect in a headless view.
  public func scrollClipDisabled(_ isDisabled: Bool = true) -> Self { self }
  /// Shows or hides scroll indicators. Has no effect in a headless view.
  public func scrollIndicators(_ visibility: Visibility, axes: Axis.Set) -> Self { self }
  /// Highlights the view under a pointer. Has no effect in a headless view.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> Self { self }
  /// Lets the user focus the view with a keyboard. Has no effect in a headless view.
  public func focusable(_ isFocusable: Bool = true) -> Self { self }
  /// Returns the view unchanged. The action is never performed, because a phone has no pointer.
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> Self { self }
}

/// The purpose of a screen, which determines the style of its bars. It has no effect.
public enum ToolbarRole: Sendable { case automatic, browser, editor, navigationStack }

/// The shape of buttons. It has no effect.
public enum ButtonBorderShape: Sendable {
  case automatic, capsule, circle, roundedRectangle

  /// Returns a rectangle with rounded corners.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { .roundedRectangle }
}

/// The way scrolling comes to rest. It has no effect.
public enum ScrollTargetBehavior: Sendable {
  /// A limit for the distance of one swipe.
  public enum LimitBehavior: Sendable {
    case automatic, always, alwaysByFew, alwaysByOne, never
  }

  case paging, viewAligned

  /// Returns the behavior with a limit for the distance of one swipe.
  public static func viewAligned(limitBehavior: LimitBehavior) -> Self { .viewAligned }
}

/// The conditions under which content bounces. They have no effect.
public enum ScrollBounceBehavior: Sendable { case automatic, always, basedOnSize }

/// The appearance of a view under a pointer. It has no effect.
public enum HoverEffect: Sendable { case automatic, highlight, lift }
