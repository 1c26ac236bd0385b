/// An element that a user can perceive on a screen, with the elements inside it.
///
/// View libraries provide the elements of a screen as a version 1 JSON document; see the article
/// "Pictures from other libraries".
public struct ScreenElement: Codable, Hashable, Sendable {
  /// The kind of an element. A kind that the tool doesn't know is drawn as a box with a label.
  public struct Kind: Codable, Hashable, RawRepresentable, Sendable {
    /// The name of the kind in the JSON document.
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(from decoder: any Decoder) throws {
      self.init(rawValue: try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the name of the kind.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(rawValue)
    }
  }

  /// The meaning of an element beyond its text.
  public enum Role: String, CaseIterable, Codable, Sendable {
    case cancel, destructive, selected
  }

  /// The position of a toolbar item. Without one, the item is at the trailing end of the top bar.
  public enum Placement: String, CaseIterable, Codable, Sendable {
    case bottom, center, leading
  }

  /// The kind of the element.
  public var kind: Kind
  /// The text that names the element, such as a button's label, a section's header, or a screen's
  /// title; empty if there is none.
  public var title: String
  /// The element's value: a field's text, a toggle's `on` or `off`, or the message of an alert.
  public var value: String?
  /// The element's meaning beyond its text; nil for an ordinary element.
  public var role: Role?
  /// The position of a toolbar item; nil for the default position, and for other elements.
  public var placement: Placement?
  /// Whether a user can operate the element.
  public var isEnabled: Bool
  /// Whether the popover in front of the screen points to the element.
  public var isAnchor: Bool
  /// The elements inside this one, in the order in which a user reads them.
  public var children: [ScreenElement]
  /// The actions that appear next to the element when it is swiped.
  public var swipeActions: [ScreenElement]

  public init(
    _ kind: Kind, _ title: String = "", value: String? = nil, role: Role? = nil,
    placement: Placement? = nil, isEnabled: Bool = true, isAnchor: Bool = false,
    children: [ScreenElement] = [], swipeActions: [ScreenElement] = []
  ) {
    self.kind = kind
    self.title = title
    self.value = value
    self.role = role
    self.placement = placement
    self.isEnabled = isEnabled
    self.isAnchor = isAnchor
    self.children = children
    self.swipeActions = swipeActions
  }
}

extension ScreenElement.Kind {
  public static let window = Self("window"), screen = Self("screen"), sheet = Self("sheet")
  public static let popover = Self("popover"), cover = Self("cover"), alert = Self("alert")
  public static let dialog = Self("dialog"), toolbar = Self("toolbar"), tabs = Self("tabs")
  public static let tab = Self("tab"), list = Self("list"), form = Self("form")
  public static let section = Self("section"), scroll = Self("scroll"), row = Self("row")
  public static let column = Self("column"), layers = Self("layers"), text = Self("text")
  public static let image = Self("image"), label = Self("label"), shape = Self("shape")
  public static let divider = Self("divider"), spacer = Self("spacer"), progress = Self("progress")
  public static let button = Self("button"), menu = Self("menu"), link = Self("link")
  public static let navigationLink = Self("navigationLink"), backButton = Self("backButton")
  public static let textField = Self("textField"), secureField = Self("secureField")
  public static let textEditor = Self("textEditor"), toggle = Self("toggle")
  public static let stepper = Self("stepper"), slider = Self("slider"), picker = Self("picker")
  public static let option = Self("option"), datePicker = Self("datePicker")

  private init(_ name: String) { self.init(rawValue: name) }
}
