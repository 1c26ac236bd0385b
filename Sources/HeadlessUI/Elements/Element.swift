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
  @Uncompared var target: Target
  /// The action that moves the element within its list, or `nil` if it can't be moved.
  @Uncompared var move: RowMove?
  /// The node that refreshes the content of the element.
  @Uncompared var refresher = Target()
  /// The nodes that handle long presses and drags: first those that take precedence, outermost
  /// first, and then the others, innermost first.
  @Uncompared var gestures: [NodeID] = []
  /// The nodes that handle taps in addition to the element's own action, innermost first.
  @Uncompared var simultaneousTaps: [NodeID] = []
  /// The nodes whose tap gestures replace the element's own action, outermost first. Only the first
  /// node handles a tap.
  @Uncompared var priorityTaps: [NodeID] = []
  /// The items of the menu that opens when the element is touched and held.
  @Uncompared var contextMenu: [Element] = []

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

  /// The node that handles actions on an element.
  struct Target: Sendable {
    var node: NodeID?
    /// The index of the element among the choices of the node.
    var choice = 0
    /// Whether only the title handles taps. For example, a tap on the content of a tab doesn't
    /// select the tab.
    var isTitleOnly = false
  }
}
