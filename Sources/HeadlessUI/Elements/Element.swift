/// Something that a person finds on the screen, with what stands inside it.
///
/// A plain value without any of the view's code: two elements are equal if a person could not tell
/// them apart.
///
/// ```swift
/// let screen = Phone(Text("Hello")).window.children.first
/// #expect(screen?.children.first?.title == "Hello")
/// ```
public struct Element: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case window, screen, sheet, popover, cover, alert, dialog
    case toolbar, tabs, tab
    case list, form, section, scroll, row, column, layers
    case text, image, label, shape, divider, spacer, progress
    case button, menu, link, navigationLink, backButton
    case textField, secureField, textEditor, toggle, stepper, slider, picker, option, datePicker
  }

  /// What an element stands for beyond its kind.
  public enum Role: String, Hashable, Sendable {
    case destructive, cancel, selected
  }

  /// Where an item of a toolbar is.
  public enum Placement: String, Hashable, Sendable {
    /// In the middle of the top bar, in place of the title.
    case center
    /// In a bar at the bottom of the screen.
    case bottom
    case leading
  }

  public var kind: Kind
  /// What names it: a button's label, a section's header, a screen's title. Empty if nothing does.
  public var title: String
  /// What it holds: a field's text, a stepper's number, a toggle's “on” or “off”.
  public var value: String?
  public var role: Role?
  /// Where an item of a toolbar is; nil for the trailing end of the top bar and for all else.
  public var placement: Placement?
  public var isEnabled = true
  /// Whether the popover in front of the screen points to it.
  public var isAnchor = false
  public var children: [Element]
  /// What appears beside it when it is swiped.
  public var swipeActions: [Element] = []
  var target: Target

  init(
    _ kind: Kind, _ title: String = "", value: String? = nil, role: Role? = nil,
    children: [Element] = [], target: NodeID? = nil
  ) {
    self.kind = kind
    self.title = title
    self.value = value
    self.role = role
    self.children = children
    self.target = Target(node: target)
  }

  /// Leads to the node that acts for an element; no part of what a person sees.
  struct Target: Hashable, Sendable {
    var node: NodeID?
    /// Which of the node's choices it is.
    var choice = 0

    static func == (lhs: Self, rhs: Self) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
  }
}
