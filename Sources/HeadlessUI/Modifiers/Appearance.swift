public import Foundation

/// A font. Accepted, but has no effect: HeadlessUI doesn't draw views.
public struct Font: Hashable, Sendable {
  private let name: String

  /// The weights of a font.
  public enum Weight: Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The designs of a font.
  public enum Design: Sendable { case `default`, serif, rounded, monospaced }

  /// The purposes of a font.
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// The font of large titles.
  public static let largeTitle = Font(name: "largeTitle")
  /// The font of titles.
  public static let title = Font(name: "title")
  /// The font of second-level titles.
  public static let title2 = Font(name: "title2")
  /// The font of third-level titles.
  public static let title3 = Font(name: "title3")
  /// The font of headings.
  public static let headline = Font(name: "headline")
  /// The font of subheadings.
  public static let subheadline = Font(name: "subheadline")
  /// The font of body text.
  public static let body = Font(name: "body")
  /// The font of callouts.
  public static let callout = Font(name: "callout")
  /// The font of footnotes.
  public static let footnote = Font(name: "footnote")
  /// The font of captions.
  public static let caption = Font(name: "caption")
  /// The font of second-level captions.
  public static let caption2 = Font(name: "caption2")

  /// Returns the system's font of a size.
  public static func system(
    size: Double, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    Font(name: "system")
  }

  /// Returns the system's font for a purpose.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(name: "\(style)")
  }

  /// Returns a font of a family in a size.
  public static func custom(
    _ name: String, size: Double, relativeTo style: TextStyle = .body
  ) -> Font { Font(name: name) }
  /// Returns a font of a family in a size that doesn't grow with the person's text size.
  public static func custom(_ name: String, fixedSize: Double) -> Font { Font(name: name) }

  /// The font itself: variations aren't kept.
  public func bold() -> Font { self }
  /// The font itself: variations aren't kept.
  public func italic() -> Font { self }
  /// The font itself: variations aren't kept.
  public func monospaced() -> Font { self }
  /// The font itself: variations aren't kept.
  public func monospacedDigit() -> Font { self }
  /// The font itself: variations aren't kept.
  public func weight(_ weight: Weight) -> Font { self }
  /// The font itself: variations aren't kept.
  public func smallCaps() -> Font { self }
  /// The font itself: variations aren't kept.
  public func width(_ width: Width) -> Font { self }
  /// The font itself: variations aren't kept.
  public func leading(_ leading: Leading) -> Font { self }

  /// The widths of a font.
  public enum Width: Sendable { case compressed, condensed, standard, expanded }

  /// The distances between lines.
  public enum Leading: Sendable { case standard, tight, loose }
}

/// The style of buttons, lists, pickers, and fields. Accepted, but has no effect.
public struct ControlStyle: Hashable, Sendable {
  private let name: String

  /// The default style.
  public static let automatic = ControlStyle(name: "automatic")
  /// Buttons with a border.
  public static let bordered = ControlStyle(name: "bordered")
  /// Buttons with a filled background.
  public static let borderedProminent = ControlStyle(name: "borderedProminent")
  /// Buttons without a border.
  public static let borderless = ControlStyle(name: "borderless")
  /// Rows in groups.
  public static let grouped = ControlStyle(name: "grouped")
  /// Options among the other rows.
  public static let inline = ControlStyle(name: "inline")
  /// Rows in inset groups.
  public static let insetGrouped = ControlStyle(name: "insetGrouped")
  /// Options in a menu.
  public static let menu = ControlStyle(name: "menu")
  /// Tabs as pages.
  public static let page = ControlStyle(name: "page")
  /// No decoration.
  public static let plain = ControlStyle(name: "plain")
  /// Text fields with a rounded border.
  public static let roundedBorder = ControlStyle(name: "roundedBorder")
  /// Options in segments.
  public static let segmented = ControlStyle(name: "segmented")
  /// Toggles as switches.
  public static let `switch` = ControlStyle(name: "switch")
  /// Progress as a circle.
  public static let circular = ControlStyle(name: "circular")
  /// Dates in one line.
  public static let compact = ControlStyle(name: "compact")
  /// Dates in a calendar.
  public static let graphical = ControlStyle(name: "graphical")
  /// Labels without their titles, by which tests still find them.
  public static let iconOnly = ControlStyle(name: "iconOnly")
  /// Progress as a line.
  public static let linear = ControlStyle(name: "linear")
  /// Lists as sidebars.
  public static let sidebar = ControlStyle(name: "sidebar")
  /// Navigation in one column.
  public static let stack = ControlStyle(name: "stack")
  /// Labels with both parts.
  public static let titleAndIcon = ControlStyle(name: "titleAndIcon")
  /// Labels without their icons.
  public static let titleOnly = ControlStyle(name: "titleOnly")
  /// Options on a wheel.
  public static let wheel = ControlStyle(name: "wheel")
  /// Controls with the symbols of a compact menu.
  public static let accessoryCircular = ControlStyle(name: "accessoryCircular")
  /// Columns of equal importance.
  public static let balanced = ControlStyle(name: "balanced")
  /// Toggles as buttons.
  public static let button = ControlStyle(name: "button")
  /// Navigation in columns.
  public static let columns = ControlStyle(name: "columns")
  /// Groups and date pickers with fields.
  public static let field = ControlStyle(name: "field")
  /// Options on a screen of their own.
  public static let navigationLink = ControlStyle(name: "navigationLink")
  /// The detail before the other columns.
  public static let prominentDetail = ControlStyle(name: "prominentDetail")
  /// Tabs in a bar or a sidebar.
  public static let sidebarAdaptable = ControlStyle(name: "sidebarAdaptable")

  /// Returns the style of the dots for pages.
  public static func page(backgroundDisplayMode: IndexDisplayMode) -> ControlStyle { .page }
  /// Returns the style of tabs as pages.
  public static func page(indexDisplayMode: IndexDisplayMode) -> ControlStyle { .page }

  /// When dots for the pages are shown. Accepted, but has no effect.
  public enum IndexDisplayMode: Sendable { case automatic, always, never }
}

/// The display mode of a screen's title. Accepted, but has no effect.
public enum TitleDisplayMode: Sendable { case automatic, inline, inlineLarge, large }

/// The alignment of lines of text. Accepted, but has no effect.
public enum TextAlignment: Sendable { case leading, center, trailing }

/// The height of a sheet. Accepted, but has no effect.
public enum PresentationDetent: Hashable, Sendable {
  case medium, large
  case fraction(Double)
  case height(Double)
}

/// The transition by which a view is inserted and removed. Accepted, but has no effect.
public struct AnyTransition: Sendable {
  /// No transition.
  public static let identity = AnyTransition()
  /// Fading.
  public static let opacity = AnyTransition()
  /// Scaling.
  public static let scale = AnyTransition()
  /// Sliding in from the leading and out to the trailing edge.
  public static let slide = AnyTransition()

  /// Returns a transition from and to an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Returns a transition from and to a distance.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition() }
  /// Returns a transition by a factor.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// Returns a transition that pushes the former view away.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// Returns a transition from and to a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// Blurring.
  public static let blurReplace = AnyTransition()
  /// Returns a transition between two modifiers, neither of which is applied.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition { AnyTransition() }
  /// Returns the transition of the insertion.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { insertion }

  /// The transition itself: combinations aren't kept.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
  /// The transition itself: combinations aren't kept.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}

/// Modifiers that affect only the appearance. They return the view unchanged.
extension View {
  /// Sets the font. Returns the view unchanged.
  public func font(_ font: Font?) -> Self { self }
  /// Sets the weight of the font. Returns the view unchanged.
  public func fontWeight(_ weight: Font.Weight?) -> Self { self }
  /// Makes text bold. Returns the view unchanged.
  public func bold(_ isActive: Bool = true) -> Self { self }
  /// Makes text italic. Returns the view unchanged.
  public func italic(_ isActive: Bool = true) -> Self { self }
  /// Gives all digits the same width. Returns the view unchanged.
  public func monospacedDigit() -> Self { self }
  /// Aligns lines of text. Returns the view unchanged.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Self { self }
  /// Limits the number of lines. Returns the view unchanged.
  public func lineLimit(_ number: Int?) -> Self { self }
  /// Sets the color of text and symbols. Returns the view unchanged.
  public func foregroundColor(_ color: Color?) -> Self { self }
  /// Sets the style of text and symbols. Returns the view unchanged.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Self { self }
  /// Sets the color of controls. Returns the view unchanged.
  public func tint(_ color: Color?) -> Self { self }
  /// Makes the view transparent. Returns the view unchanged.
  public func opacity(_ opacity: Double) -> Self { self }

  /// Adds space around the view. Returns the view unchanged.
  public func padding(_ length: CGFloat) -> Self { self }
  /// Adds space around the view. Returns the view unchanged.
  public func padding(_ insets: EdgeInsets) -> Self { self }
  /// Adds space around the view. Returns the view unchanged.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> Self { self }
  /// Sets the size of the view. Returns the view unchanged.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> Self { self }
  /// Sets the size of the view. Returns the view unchanged.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> Self { self }
  /// Keeps the size of the view. Returns the view unchanged.
  public func fixedSize() -> Self { self }
  /// Keeps the size of the view. Returns the view unchanged.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> Self { self }
  /// Sets the shape that can be tapped; every tap of a test hits it. Returns the view unchanged.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> Self { self }
  /// Clips the view to a shape. Returns the view unchanged.
  public func clipShape<S: Shape>(_ shape: S) -> Self { self }
  /// Rounds the corners. Returns the view unchanged.
  public func cornerRadius(_ radius: CGFloat) -> Self { self }
  /// Adds a shadow. Returns the view unchanged.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
  /// Fills the background. Returns the view unchanged.
  public func background<Style: ShapeStyle>(_ style: Style) -> Self { self }
  /// Fills the background. Returns the view unchanged.
  public func background<Style: ShapeStyle, S: Shape>(_ style: Style, in shape: S) -> Self { self }
  /// Extends the view into the safe area. Returns the view unchanged.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> Self { self }
  /// Sets the insets of a row. Returns the view unchanged.
  public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }

  /// Sets the style of buttons. Returns the view unchanged.
  public func buttonStyle(_ style: ControlStyle) -> Self { self }
  /// Sets the style of lists. Returns the view unchanged.
  public func listStyle(_ style: ControlStyle) -> Self { self }
  /// Sets the style of forms. Returns the view unchanged.
  public func formStyle(_ style: ControlStyle) -> Self { self }
  /// Sets the style of pickers. Returns the view unchanged.
  public func pickerStyle(_ style: ControlStyle) -> Self { self }
  /// Sets the style of text fields. Returns the view unchanged.
  public func textFieldStyle(_ style: ControlStyle) -> Self { self }
  /// Sets the style of toggles. Returns the view unchanged.
  public func toggleStyle(_ style: ControlStyle) -> Self { self }
  /// Sets the style of progress views. Returns the view unchanged.
  public func progressViewStyle(_ style: ControlStyle) -> Self { self }
  /// Sets the style of labels. Returns the view unchanged.
  public func labelStyle(_ style: ControlStyle) -> Self { self }
  /// Sets the style of date pickers. Returns the view unchanged.
  public func datePickerStyle(_ style: ControlStyle) -> Self { self }
  /// Sets the style of navigation views. Returns the view unchanged.
  public func navigationViewStyle(_ style: ControlStyle) -> Self { self }
  /// Sets the style of tabs. Returns the view unchanged.
  public func tabViewStyle(_ style: ControlStyle) -> Self { self }
  /// Sets the size of the title. Returns the view unchanged.
  public func navigationBarTitleDisplayMode(_ mode: TitleDisplayMode) -> Self { self }
  /// Hides the back button; a test can still go back. Returns the view unchanged.
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> Self { self }
  /// Hides labels of controls; a test still finds the controls by them. Returns the view unchanged.
  public func labelsHidden() -> Self { self }
  /// Sets the heights of a sheet. Returns the view unchanged.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }
  /// Shows or hides the grabber of a sheet. Returns the view unchanged.
  public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }
  /// Disables autocorrection. Returns the view unchanged.
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> Self { self }

  /// Sets the transition by which the view appears and disappears. Returns the view unchanged.
  public func transition(_ transition: AnyTransition) -> Self { self }
  /// Sets an identifier for tests, which find elements by their texts here. Returns the view
  /// unchanged.
  public func accessibilityIdentifier(_ identifier: String) -> Self { self }
  /// Describes the result of an action for screen readers. Returns the view unchanged.
  public func accessibilityHint(_ hint: some StringProtocol) -> Self { self }
}
