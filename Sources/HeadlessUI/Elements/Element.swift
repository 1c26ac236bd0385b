/// A part of a screen that the user can see or operate, with the elements inside it.
///
/// Elements are compared by their appearance. The code that handles the user's actions is ignored.
///
/// ```swift
/// let screen = Phone(Text("Hello")).window.children.first
/// #expect(screen?.children.first?.title == "Hello")
/// ```
public struct Element: Hashable, Sendable {
  /// The kind of an element, such as a button or a list.
  public enum Kind: String, Hashable, Sendable {
    /// Windows, the screens that they show, and presentations in front of a screen.
    case window, screen, sheet, popover, cover, alert, dialog
    /// Toolbars, tab views, and the tabs in tab views.
    case toolbar, tabs, tab
    /// Containers. The children of `layers` are listed from back to front.
    case list, form, section, scroll, row, column, layers
    /// Content that users can only see.
    case text, image, label, shape, divider, spacer, progress
    /// Elements that users tap. The title of a `backButton` is that of the previous screen.
    case button, menu, link, navigationLink, backButton
    /// Elements with which users change values. An `option` is a choice in a picker.
    case textField, secureField, textEditor, toggle, stepper, slider, picker, option, datePicker
  }

  /// The purpose of an element beyond its kind.
  public enum Role: String, Hashable, Sendable {
    /// A button whose action deletes or discards something.
    case destructive
    /// A button that cancels an operation, or closes an alert or a dialog.
    case cancel
    /// A tab, an option, or a row that is currently selected.
    case selected
  }

  /// The position of a toolbar item.
  public enum Placement: String, Hashable, Sendable {
    /// The center of the navigation bar, in place of the title.
    case center
    /// The bar at the bottom of the screen.
    case bottom
    /// The leading end of the navigation bar.
    case leading
  }

  /// The kind of the element.
  public var kind: Kind
  /// The name of the element, such as a button's label or a section's header. It can be empty.
  public var title: String
  /// The value of a control, such as “on” or the text of a field; the message of an alert or a
  /// dialog; the footer of a section; or `nil` if there is none.
  public var value: String?
  /// The role of the element, which is `nil` for most elements.
  public var role: Role?
  /// The position of a toolbar item. It's `nil` for items at the trailing end of the navigation bar
  /// and for all other elements.
  public var placement: Placement?
  /// Whether the element can be used. A test that taps a disabled element fails.
  public var isEnabled = true
  /// Whether the popover in front of the screen points to the element.
  public var isAnchor = false
  /// The elements inside this element, in order.
  public var children: [Element]
  /// The actions that appear next to the element when it is swiped.
  public var swipeActions: [Element] = []
  var target: Target
  /// The action that moves the element within its list.
  var move = Move()
  /// The node that refreshes the content of the element.
  var refresher = Target()
  /// The nodes that handle long presses and drags.
  var gestures = Gestures()
  /// The nodes that handle taps in addition to the element's own action.
  var simultaneousTaps = Gestures()
  /// The nodes whose tap gestures replace the element's own action, outermost first. Only the first
  /// node handles a tap.
  var priorityTaps = Gestures()
  /// The items of the menu that opens when the element is touched and held.
  var contextMenu = ContextMenu()

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

  /// The node that handles actions on an element. It is ignored when elements are compared.
  struct Target: Hashable, Sendable {
    var node: NodeID?
    /// The index of the element among the choices of the node.
    var choice = 0
    /// Whether only the title handles taps. For example, a tap on the content of a tab doesn't
    /// select the tab.
    var isTitleOnly = false

    static func == (lhs: Self, rhs: Self) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
  }

  /// The action that moves a row. It is ignored when elements are compared.
  struct Move: Hashable, Sendable {
    /// The action, or `nil` if the row can't be moved.
    var action: RowMove?

    static func == (lhs: Self, rhs: Self) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
  }

  /// The items of a context menu. They are ignored when elements are compared, because they aren't
  /// visible.
  struct ContextMenu: Hashable, Sendable {
    var items: [Element] = []

    static func == (lhs: Self, rhs: Self) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
  }

  /// The nodes that handle gestures, innermost first unless stated otherwise. They are ignored when
  /// elements are compared.
  struct Gestures: Hashable, Sendable {
    var nodes: [NodeID] = []

    static func == (lhs: Self, rhs: Self) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
  }
}
