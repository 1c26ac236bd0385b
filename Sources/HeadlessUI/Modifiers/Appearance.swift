public import Foundation

/// A font. Accepted, but has no effect: HeadlessUI doesn't draw views.
public struct Font: Hashable, Sendable {
  private let name: String

  public enum Weight: Sendable { case thin, light, regular, medium, semibold, bold, heavy, black }

  public enum Design: Sendable { case `default`, serif, rounded, monospaced }

  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  public static let largeTitle = Font(name: "largeTitle")
  public static let title = Font(name: "title")
  public static let title2 = Font(name: "title2")
  public static let title3 = Font(name: "title3")
  public static let headline = Font(name: "headline")
  public static let subheadline = Font(name: "subheadline")
  public static let body = Font(name: "body")
  public static let callout = Font(name: "callout")
  public static let footnote = Font(name: "footnote")
  public static let caption = Font(name: "caption")
  public static let caption2 = Font(name: "caption2")

  public static func system(
    size: Double, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    Font(name: "system")
  }

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(name: "\(style)")
  }

  public static func custom(_ name: String, size: Double) -> Font { Font(name: name) }

  public func bold() -> Font { self }
  public func italic() -> Font { self }
  public func monospaced() -> Font { self }
  public func monospacedDigit() -> Font { self }
  public func weight(_ weight: Weight) -> Font { self }
}

/// The style of buttons, lists, pickers, and fields. Accepted, but has no effect.
public struct ControlStyle: Hashable, Sendable {
  private let name: String

  public static let automatic = ControlStyle(name: "automatic")
  public static let bordered = ControlStyle(name: "bordered")
  public static let borderedProminent = ControlStyle(name: "borderedProminent")
  public static let borderless = ControlStyle(name: "borderless")
  public static let grouped = ControlStyle(name: "grouped")
  public static let inline = ControlStyle(name: "inline")
  public static let insetGrouped = ControlStyle(name: "insetGrouped")
  public static let menu = ControlStyle(name: "menu")
  public static let page = ControlStyle(name: "page")
  public static let plain = ControlStyle(name: "plain")
  public static let roundedBorder = ControlStyle(name: "roundedBorder")
  public static let segmented = ControlStyle(name: "segmented")
  public static let `switch` = ControlStyle(name: "switch")
  public static let circular = ControlStyle(name: "circular")
  public static let compact = ControlStyle(name: "compact")
  public static let graphical = ControlStyle(name: "graphical")
  public static let iconOnly = ControlStyle(name: "iconOnly")
  public static let linear = ControlStyle(name: "linear")
  public static let sidebar = ControlStyle(name: "sidebar")
  public static let stack = ControlStyle(name: "stack")
  public static let titleAndIcon = ControlStyle(name: "titleAndIcon")
  public static let titleOnly = ControlStyle(name: "titleOnly")
  public static let wheel = ControlStyle(name: "wheel")
}

/// The display mode of a screen's title. Accepted, but has no effect.
public enum TitleDisplayMode: Sendable { case automatic, inline, large }

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
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()

  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition() }
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { insertion }

  public func animation(_ animation: Animation?) -> AnyTransition { self }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}

/// Modifiers that affect only the appearance. They return the view unchanged.
extension View {
  public func font(_ font: Font?) -> Self { self }
  public func fontWeight(_ weight: Font.Weight?) -> Self { self }
  public func bold(_ isActive: Bool = true) -> Self { self }
  public func italic(_ isActive: Bool = true) -> Self { self }
  public func monospacedDigit() -> Self { self }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Self { self }
  public func lineLimit(_ number: Int?) -> Self { self }
  public func foregroundColor(_ color: Color?) -> Self { self }
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Self { self }
  public func tint(_ color: Color?) -> Self { self }
  public func opacity(_ opacity: Double) -> Self { self }

  public func padding(_ length: CGFloat) -> Self { self }
  public func padding(_ insets: EdgeInsets) -> Self { self }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> Self { self }
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> Self { self }
  public func frame(
    minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> Self { self }
  public func fixedSize() -> Self { self }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> Self { self }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> Self { self }
  public func clipShape<S: Shape>(_ shape: S) -> Self { self }
  public func cornerRadius(_ radius: CGFloat) -> Self { self }
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
  public func background<Style: ShapeStyle>(_ style: Style) -> Self { self }
  public func background<Style: ShapeStyle, S: Shape>(_ style: Style, in shape: S) -> Self { self }
  public func ignoresSafeArea(edges: Edge.Set = .all) -> Self { self }
  public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }

  public func buttonStyle(_ style: ControlStyle) -> Self { self }
  public func listStyle(_ style: ControlStyle) -> Self { self }
  public func formStyle(_ style: ControlStyle) -> Self { self }
  public func pickerStyle(_ style: ControlStyle) -> Self { self }
  public func textFieldStyle(_ style: ControlStyle) -> Self { self }
  public func toggleStyle(_ style: ControlStyle) -> Self { self }
  public func progressViewStyle(_ style: ControlStyle) -> Self { self }
  public func labelStyle(_ style: ControlStyle) -> Self { self }
  public func datePickerStyle(_ style: ControlStyle) -> Self { self }
  public func navigationViewStyle(_ style: ControlStyle) -> Self { self }
  public func tabViewStyle(_ style: ControlStyle) -> Self { self }
  public func navigationBarTitleDisplayMode(_ mode: TitleDisplayMode) -> Self { self }
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> Self { self }
  public func labelsHidden() -> Self { self }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }
  public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> Self { self }

  public func transition(_ transition: AnyTransition) -> Self { self }
  public func accessibilityIdentifier(_ identifier: String) -> Self { self }
  public func accessibilityHint(_ hint: some StringProtocol) -> Self { self }
}
