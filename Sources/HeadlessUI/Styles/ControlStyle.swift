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
  /// A style that shows toggles or menus as buttons.
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

extension View {
  /// Sets the style for the dots that represent pages. Headless views ignore it.
  public func indexViewStyle(_ style: ControlStyle) -> Self { self }

  /// Sets the style for menus. Headless views ignore it.
  public func menuStyle(_ style: ControlStyle) -> Self { self }

  /// Sets the style for group boxes, replacing any custom style. Headless views ignore the style
  /// itself.
  public func groupBoxStyle(_ style: ControlStyle) -> some View {
    environment(\.[StyleOf<GroupBoxStyleConfiguration>()], nil)
  }

  /// Sets the style for gauges, replacing any custom style. Headless views ignore the style itself.
  public func gaugeStyle(_ style: ControlStyle) -> some View {
    environment(\.[StyleOf<GaugeStyleConfiguration>()], nil)
  }

  /// Sets the style for labeled content, replacing any custom style. Headless views ignore the
  /// style itself.
  public func labeledContentStyle(_ style: ControlStyle) -> some View {
    environment(\.[StyleOf<LabeledContentStyleConfiguration>()], nil)
  }

  /// Sets the style for disclosure groups, replacing any custom style. Headless views ignore the
  /// style itself.
  public func disclosureGroupStyle(_ style: ControlStyle) -> some View {
    environment(\.[StyleOf<DisclosureGroupStyleConfiguration>()], nil)
  }

  /// Sets the style for control groups. Headless views ignore it.
  public func controlGroupStyle(_ style: ControlStyle) -> Self { self }

  /// Sets the style for buttons, replacing any custom style. Headless views ignore the style
  /// itself.
  public func buttonStyle(_ style: ControlStyle) -> some View {
    environment(\.buttonStyle, nil).environment(\.primitiveButtonStyle, nil)
  }

  /// Sets the style for lists. Headless views ignore it.
  public func listStyle(_ style: ControlStyle) -> Self { self }

  /// Sets the style for forms. Headless views ignore it.
  public func formStyle(_ style: ControlStyle) -> Self { self }

  /// Sets the style for pickers. Headless views ignore it.
  public func pickerStyle(_ style: ControlStyle) -> Self { self }

  /// Sets the style for text fields, replacing any custom style. Headless views ignore the style
  /// itself.
  public func textFieldStyle(_ style: ControlStyle) -> some View {
    environment(\.[StyleOf<TextField<StyledPart>>()], nil)
  }

  /// Sets the style for text editors. Headless views ignore it.
  public func textEditorStyle(_ style: ControlStyle) -> Self { self }

  /// Sets the style for toggles, replacing any custom style. Headless views ignore the style
  /// itself.
  public func toggleStyle(_ style: ControlStyle) -> some View { environment(\.toggleStyle, nil) }

  /// Sets the style for progress views, replacing any custom style. Headless views ignore the style
  /// itself.
  public func progressViewStyle(_ style: ControlStyle) -> some View {
    environment(\.progressViewStyle, nil)
  }

  /// Sets the style for labels, replacing any custom style. Headless views ignore the style itself.
  public func labelStyle(_ style: ControlStyle) -> some View { environment(\.labelStyle, nil) }

  /// Sets the style for date pickers. Headless views ignore it.
  public func datePickerStyle(_ style: ControlStyle) -> Self { self }

  /// Sets the style for tab views. Headless views ignore it.
  public func tabViewStyle(_ style: ControlStyle) -> Self { self }
}
