public import Foundation

/// A built-in style for buttons, lists, pickers, or other controls. Headless views don't draw the
/// style, but it replaces a custom style of the same control.
public struct ControlStyle: Hashable, Sendable {
  private let name: String

  /// The default style.
  public static let automatic = ControlStyle(name: "automatic")
  /// A button style with a border.
  public static let bordered = ControlStyle(name: "bordered")
  /// A button style with a filled background.
  public static let borderedProminent = ControlStyle(name: "borderedProminent")
  /// A button style without a border.
  public static let borderless = ControlStyle(name: "borderless")
  /// A style that shows rows in groups.
  public static let grouped = ControlStyle(name: "grouped")
  /// A style that shows options as rows of the surrounding list.
  public static let inline = ControlStyle(name: "inline")
  /// A style that shows rows in inset groups.
  public static let insetGrouped = ControlStyle(name: "insetGrouped")
  /// A style that shows options in a menu.
  public static let menu = ControlStyle(name: "menu")
  /// A style that shows tabs as pages.
  public static let page = ControlStyle(name: "page")
  /// A style without decoration.
  public static let plain = ControlStyle(name: "plain")
  /// A text field style with a rounded border.
  public static let roundedBorder = ControlStyle(name: "roundedBorder")
  /// A style that shows options in segments.
  public static let segmented = ControlStyle(name: "segmented")
  /// A style that shows toggles as switches.
  public static let `switch` = ControlStyle(name: "switch")
  /// A style that shows progress as a circle.
  public static let circular = ControlStyle(name: "circular")
  /// A style that shows dates on one line.
  public static let compact = ControlStyle(name: "compact")
  /// A style that shows dates in a calendar.
  public static let graphical = ControlStyle(name: "graphical")
  /// A label style without titles. Tests still find the labels by their titles.
  public static let iconOnly = ControlStyle(name: "iconOnly")
  /// A style that shows progress as a bar.
  public static let linear = ControlStyle(name: "linear")
  /// A style that shows lists as sidebars.
  public static let sidebar = ControlStyle(name: "sidebar")
  /// A style that shows navigation in one column.
  public static let stack = ControlStyle(name: "stack")
  /// A label style with a title and an icon.
  public static let titleAndIcon = ControlStyle(name: "titleAndIcon")
  /// A label style without icons.
  public static let titleOnly = ControlStyle(name: "titleOnly")
  /// A style that shows options on a wheel.
  public static let wheel = ControlStyle(name: "wheel")
  /// A style that shows gauges as small, open rings.
  public static let accessoryCircular = ControlStyle(name: "accessoryCircular")
  /// A style with columns of equal importance.
  public static let balanced = ControlStyle(name: "balanced")
  /// A style that shows toggles as buttons.
  public static let button = ControlStyle(name: "button")
  /// A style that shows navigation in columns.
  public static let columns = ControlStyle(name: "columns")
  /// A style that shows dates in an editable field.
  public static let field = ControlStyle(name: "field")
  /// A style that shows options on a separate screen.
  public static let navigationLink = ControlStyle(name: "navigationLink")
  /// A style that gives precedence to the detail column.
  public static let prominentDetail = ControlStyle(name: "prominentDetail")
  /// A style that shows inset rows without groups.
  public static let inset = ControlStyle(name: "inset")
  /// A style that shows menus as buttons without a border.
  public static let borderlessButton = ControlStyle(name: "borderlessButton")
  /// A style that shows gauges as bars.
  public static let linearCapacity = ControlStyle(name: "linearCapacity")
  /// A style that shows gauges as small, closed rings.
  public static let accessoryCircularCapacity = ControlStyle(name: "accessoryCircularCapacity")
  /// A style that shows gauges as small bars.
  public static let accessoryLinear = ControlStyle(name: "accessoryLinear")
  /// A style that shows gauges as small bars that fill up.
  public static let accessoryLinearCapacity = ControlStyle(name: "accessoryLinearCapacity")
  /// A button style with a glass background.
  public static let glass = ControlStyle(name: "glass")
  /// A prominent button style with a glass background.
  public static let glassProminent = ControlStyle(name: "glassProminent")
  /// A style that shows options as small buttons.
  public static let palette = ControlStyle(name: "palette")
  /// A style that shows tabs only in a bar.
  public static let tabBarOnly = ControlStyle(name: "tabBarOnly")
  /// A style that shows tabs in a bar or a sidebar.
  public static let sidebarAdaptable = ControlStyle(name: "sidebarAdaptable")

  /// Returns a style for the dots that represent pages. Headless views ignore the display mode.
  public static func page(backgroundDisplayMode: IndexDisplayMode) -> ControlStyle { .page }
  /// Returns a style that shows tabs as pages. Headless views ignore the display mode.
  public static func page(indexDisplayMode: IndexDisplayMode) -> ControlStyle { .page }

  /// The conditions under which the dots that represent pages are visible. Headless views ignore
  /// them.
  public enum IndexDisplayMode: Sendable { case automatic, always, never, interactive }
}

/// The size and position of a screen's title. Headless views ignore them.
public enum TitleDisplayMode: Sendable { case automatic, inline, inlineLarge, large }

/// The alignment of lines of text. Headless views ignore it.
public enum TextAlignment: Sendable { case leading, center, trailing }

/// A setting that determines whether choosing an item closes its menu. Headless views ignore it.
public enum MenuActionDismissBehavior: Sendable { case automatic, enabled, disabled }

/// The order of a menu's items. Headless views ignore it.
public enum MenuOrder: Sendable { case automatic, fixed, priority }

/// Modifiers that affect only the appearance of a view. Most of them return the view unchanged.
/// Some replace a custom style.
extension View {
  /// Sets the font of the view's text. Headless views ignore it.
  public func font(_ font: Font?) -> Self { self }
  /// Sets the weight of the font. Headless views ignore it.
  public func fontWeight(_ weight: Font.Weight?) -> Self { self }
  /// Makes text bold. Headless views ignore this modifier.
  public func bold(_ isActive: Bool = true) -> Self { self }
  /// Makes text italic. Headless views ignore this modifier.
  public func italic(_ isActive: Bool = true) -> Self { self }
  /// Gives all digits the same width. Headless views ignore this modifier.
  public func monospacedDigit() -> Self { self }
  /// Sets the alignment of lines of text. Headless views ignore it.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Self { self }
  /// Sets the maximum number of lines of text, or removes the limit. Headless views ignore this
  /// modifier.
  public func lineLimit(_ number: Int?) -> Self { self }
  /// Sets the color of text and symbols. Headless views ignore it.
  public func foregroundColor(_ color: Color?) -> Self { self }
  /// Sets the style that fills text and symbols. Headless views ignore it.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Self { self }
  /// Sets the color of controls. Headless views ignore it.
  public func tint(_ color: Color?) -> Self { self }
  /// Sets the opacity of the view. Tests still find a transparent view.
  public func opacity(_ opacity: Double) -> Self { self }

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
  /// Sets the shape that responds to taps. Headless views ignore it, because every tap in a test
  /// reaches the view.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> Self { self }
  /// Clips the view to a shape. Headless views ignore this modifier.
  public func clipShape<S: Shape>(_ shape: S) -> Self { self }
  /// Rounds the corners of the view. Headless views ignore this modifier.
  public func cornerRadius(_ radius: CGFloat) -> Self { self }
  /// Adds a shadow to the view. Headless views ignore it.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
  /// Fills the background of the view and the safe area at the given edges. Headless views ignore
  /// this modifier.
  public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> Self { self }
  /// Fills a shape behind the view. Headless views ignore this modifier.
  public func background<Style: ShapeStyle, S: Shape>(_ style: Style, in shape: S) -> Self { self }
  /// Extends the view into the safe area. Headless views ignore this modifier.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> Self { self }
  /// Sets the color of the symbols in a row. Headless views ignore it.
  public func listItemTint(_ color: Color?) -> Self { self }
  /// Shows or hides the arrow of a menu. Headless views ignore this modifier.
  public func menuIndicator(_ visibility: Visibility) -> Self { self }
  /// Sets the order of a menu's items. Headless views ignore it.
  public func menuOrder(_ order: MenuOrder) -> Self { self }
  /// Sets whether choosing an item closes its menu. Headless views ignore it, because tests never
  /// keep a menu open.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> Self { self }
  /// Sets the insets of a row in a list. Headless views ignore them.
  public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }

  /// Sets the style for buttons, replacing any custom style.
  public func buttonStyle(_ style: ControlStyle) -> some View {
    environment(\.buttonStyle, nil).environment(\.primitiveButtonStyle, nil)
  }
  /// Sets the style for lists. Headless views ignore it.
  public func listStyle(_ style: ControlStyle) -> Self { self }
  /// Sets the style for forms. Headless views ignore it.
  public func formStyle(_ style: ControlStyle) -> Self { self }
  /// Sets the style for pickers. Headless views ignore it.
  public func pickerStyle(_ style: ControlStyle) -> Self { self }
  /// Sets the style for text fields, replacing any custom style.
  public func textFieldStyle(_ style: ControlStyle) -> some View {
    environment(\.[StyleOf<TextField<StyledPart>>()], nil)
  }
  /// Sets the style for text editors. Headless views ignore it.
  public func textEditorStyle(_ style: ControlStyle) -> Self { self }
  /// Sets the style for toggles, replacing any custom style.
  public func toggleStyle(_ style: ControlStyle) -> some View { environment(\.toggleStyle, nil) }
  /// Sets the style for progress views, replacing any custom style.
  public func progressViewStyle(_ style: ControlStyle) -> some View {
    environment(\.progressViewStyle, nil)
  }
  /// Sets the style for labels, replacing any custom style.
  public func labelStyle(_ style: ControlStyle) -> some View { environment(\.labelStyle, nil) }
  /// Sets the style for date pickers. Headless views ignore it.
  public func datePickerStyle(_ style: ControlStyle) -> Self { self }
  /// Sets the style for navigation views. Headless views ignore it.
  public func navigationViewStyle(_ style: ControlStyle) -> Self { self }
  /// Sets the style for tab views. Headless views ignore it.
  public func tabViewStyle(_ style: ControlStyle) -> Self { self }
  /// Sets the size and position of the screen's title. Headless views ignore them.
  public func navigationBarTitleDisplayMode(_ mode: TitleDisplayMode) -> Self { self }
  /// Hides the back button. Tests can still go back.
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> Self { self }
  /// Hides the labels of controls. Tests still find the controls by their labels.
  public func labelsHidden() -> Self { self }
  /// Shows or hides the labels of controls. Tests still find the controls by their labels.
  public func labelsVisibility(_ visibility: Visibility) -> Self { self }
  /// Sets the heights that the user can give a sheet. Headless views ignore them.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }
  /// Shows or hides the drag indicator of a sheet. Headless views ignore this modifier.
  public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }
  /// Disables the automatic correction of text. Headless views ignore this modifier.
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> Self { self }

  /// Sets the transition that shows and hides the view. Headless views ignore it.
  public func transition(_ transition: AnyTransition) -> Self { self }
  /// Sets an identifier for UI tests. Headless views ignore it, because tests find their elements
  /// by text.
  public func accessibilityIdentifier(_ identifier: String) -> Self { self }
  /// Describes the result of the view's action to screen reader users. Headless views ignore this
  /// modifier.
  public func accessibilityHint(_ hint: some StringProtocol) -> Self { self }
}
