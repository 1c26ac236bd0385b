/// An element that a user can perceive on a screen, with the elements inside it.
///
/// View libraries provide the elements of a screen as a version 1 JSON document; see the article
/// "Pictures from other libraries".
package struct ScreenElement: Codable, Hashable, Sendable {
  /// The kind of an element. A kind that the tool doesn't know is drawn as a box with a label.
  package struct Kind: Codable, Hashable, RawRepresentable, Sendable {
    /// The name of the kind in the JSON document.
    package var rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    package init(from decoder: any Decoder) throws {
      self.init(rawValue: try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the name of the kind.
    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(rawValue)
    }
  }

  /// The meaning of an element beyond its text.
  package enum Role: String, CaseIterable, Codable, Sendable {
    case cancel, destructive, selected
  }

  /// The position of a toolbar item. Without a placement, the item is at the trailing end of the
  /// top bar.
  package enum Placement: String, CaseIterable, Codable, Sendable {
    case bottom, center, leading
  }

  /// The kind of the element.
  package var kind: Kind
  /// The text that names the element, such as a button's label, a section's header, or a screen's
  /// title; empty if there is none.
  package var title = ""
  /// The element's value, such as a field's text, a toggle's `on` or `off`, or the message of an
  /// alert.
  package var value: String?
  /// The element's meaning beyond its text; nil for an ordinary element.
  package var role: Role?
  /// The position of a toolbar item; nil for the default position, and for other elements.
  package var placement: Placement?
  /// Whether a user can operate the element.
  package var isEnabled = true
  /// Whether the popover in front of the screen points to the element.
  package var isAnchor = false
  /// The elements inside this one, in the order in which a user reads them.
  package var children: [ScreenElement] = []
  /// The actions that appear next to the element when it is swiped.
  package var swipeActions: [ScreenElement] = []

  /// Creates an ordinary element that a user can operate.
  package init(
    _ kind: Kind, _ title: String = "", value: String? = nil, children: [ScreenElement] = []
  ) {
    self.kind = kind
    self.title = title
    self.value = value
    self.children = children
  }
}

/// The kinds that the tool knows how to draw.
extension ScreenElement.Kind {
  package static let window = Self("window"), screen = Self("screen"), sheet = Self("sheet")
  package static let popover = Self("popover"), cover = Self("cover"), alert = Self("alert")
  package static let dialog = Self("dialog"), toolbar = Self("toolbar"), tabs = Self("tabs")
  package static let tab = Self("tab"), list = Self("list"), form = Self("form")
  package static let section = Self("section"), scroll = Self("scroll"), row = Self("row")
  package static let column = Self("column"), layers = Self("layers"), text = Self("text")
  package static let image = Self("image"), label = Self("label"), shape = Self("shape")
  package static let divider = Self("divider"), spacer = Self("spacer"), progress = Self("progress")
  package static let button = Self("button"), menu = Self("menu"), link = Self("link")
  package static let navigationLink = Self("navigationLink"), backButton = Self("backButton")
  package static let textField = Self("textField"), secureField = Self("secureField")
  package static let textEditor = Self("textEditor"), toggle = Self("toggle")
  package static let stepper = Self("stepper"), slider = Self("slider"), picker = Self("picker")
  package static let option = Self("option"), datePicker = Self("datePicker")

  private init(_ name: String) { self.init(rawValue: name) }
}
