/// The position of a toolbar item.
///
/// Pictures of a screen show the position. The text of the screen lists all items in source order.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let name: String

  /// The default position.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// The position of the screen's main action.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// The position of a button that confirms the changes in a sheet.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// The position of a button that discards the changes in a sheet.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// The position of a button that deletes the screen's content.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// The start of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// The end of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// The bar at the bottom of the screen.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// The middle of the navigation bar.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// The middle of the bar at the bottom of the screen.
  public static let status = ToolbarItemPlacement(name: "status")
  /// The start of the navigation bar.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// The position of an action that's used less often than the main action.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// The position of the screen's title.
  public static let title = ToolbarItemPlacement(name: "title")
  /// The bar above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")

  var placement: Element.Placement? {
    switch self {
    case .cancellationAction, .navigation, .navigationBarLeading, .topBarLeading: .leading
    case .bottomBar, .keyboard, .status: .bottom
    case .principal, .title: .center
    default: nil
    }
  }
}

/// An item of a screen's toolbar.
///
/// ```swift
/// let phone = Phone(
///   NavigationStack {
///     Text("Kettle")
///       .toolbar {
///         ToolbarItem(placement: .confirmationAction) {
///           Button("Save") {}
///         }
///       }
///   }
/// )
/// #expect(phone.shows("Save"))
/// ```
public struct ToolbarItem<Content: View>: View {
  let placement: Element.Placement?
  let content: Content

  /// Creates an item. The placement determines where its elements are drawn.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement.placement
    self.content = content()
  }

  /// Creates an item of a customizable toolbar. The ID is ignored, because a test can't customize
  /// the toolbar.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }

  /// The content of the item.
  public var body: some View {
    content.modified { output, _ in
      for index in output.elements.indices { output.elements[index].placement = placement }
    }
  }
}

extension ToolbarItem {
  /// Creates a group whose items can be shown in a menu. The label is never evaluated.
  public init<Label: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(placement: placement, content: content)
  }
}

/// A menu for the title of a screen. In the text of the screen, the toolbar lists the menu's items.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  /// The items of the menu.
  public let body: Content

  /// Creates a menu for the title with the given items.
  public init(@ViewBuilder content: () -> Content) { body = content() }
}

/// A group of items in a screen's toolbar.
///
/// ```swift
/// let phone = Phone(
///   NavigationStack {
///     Text("Kettle")
///       .toolbar {
///         ToolbarItemGroup(placement: .bottomBar) { Button("Undo") {} }
///       }
///   }
/// )
/// #expect(phone.shows("Undo"))
/// ```
public typealias ToolbarItemGroup = ToolbarItem

/// A reusable description of toolbar items.
///
/// ```swift
/// struct EditingBar: ToolbarContent {
///   let isEditing: Bool
///
///   var body: some ToolbarContent {
///     if isEditing {
///       ToolbarItem(placement: .cancellationAction) { Button("Discard") {} }
///     }
///     ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
///   }
/// }
///
/// let phone = Phone(NavigationStack { Text("Kettle").toolbar { EditingBar(isEditing: true) } })
/// #expect(phone.shows("Discard") && phone.shows("Save"))
/// ```
public protocol ToolbarContent: View {}

/// A result builder that collects the items of a toolbar.
public typealias ToolbarContentBuilder = ViewBuilder

extension ToolbarItem: ToolbarContent {}
extension EmptyView: ToolbarContent {}
extension TupleView: ToolbarContent {}
extension ConditionalContent: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: View {}

/// A space between the items of a toolbar. Headless views don't show it.
public struct ToolbarSpacer: ToolbarContent {
  /// The size of a space.
  public enum Sizing: Sendable { case flexible, fixed }

  /// Creates a space between the items before and after it. Headless views ignore the arguments.
  public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  /// An empty view, because headless views don't show spaces between items.
  public var body: EmptyView { EmptyView() }
}

/// The standard items of a toolbar.
public enum ToolbarDefaultItemKind: Sendable { case search, sidebarToggle, title }

/// A standard item in a toolbar. Headless views don't show it.
public struct DefaultToolbarItem: ToolbarContent {
  /// Creates a standard item of the given kind. Headless views ignore the arguments.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  /// An empty view, because headless views don't show standard items.
  public var body: EmptyView { EmptyView() }
}

extension View {
  /// Adds a menu to the title of the screen. In the text of the screen, the toolbar lists the
  /// menu's items.
  public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    toolbar(content: content)
  }

  /// Adds items to the toolbar of the screen that contains the view. The ID is ignored.
  public func toolbar<Content: View>(
    id: String = "", @ViewBuilder content: () -> Content
  ) -> some View {
    Toolbar(base: self, items: content())
  }
}

private struct Toolbar<Base: View, Items: View>: View, PrimitiveView {
  let base: Base
  let items: Items

  func children(in node: Node) -> [Child] {
    [node.child(.content, base), node.child(.label, items)]
  }

  func output(of children: [Output], in node: Node) -> Output {
    var output = children[0]
    output.facts.append(.toolbar(children[1].elements))
    output.facts += children[1].facts
    return output
  }
}
