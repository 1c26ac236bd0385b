/// A control that presents a menu of actions when tapped.
///
/// ```swift
/// struct ItemView: View {
///   @State var copies = 0
///
///   var body: some View {
///     Text("Copies: \(copies)")
///     Menu("Actions") {
///       Button("Copy") { copies += 1 }
///       Button("Copy twice") { copies += 2 }
///     }
///   }
/// }
///
/// let phone = Phone(ItemView())
/// phone.choose("Copy twice", in: "Actions")
/// #expect(phone.shows("Copies: 2"))
/// ```
///
/// Tests choose an action by its title. Choosing it opens the menu, performs the action, and closes
/// the menu.
public struct Menu<Label: View, Content: View>: View, PrimitiveView {
  let label: Label
  let content: Content
  private var primaryAction: (@MainActor () -> Void)?

  /// Creates a menu with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Creates a menu whose title performs an action when it's tapped. The menu opens when the title
  /// is touched and held, and when a test chooses an item.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: label)
    self.primaryAction = primaryAction
  }

  func children(in node: Node) -> [Child] {
    [node.part(.label, label), node.part(.content, content)]
  }

  func output(of children: [Output], in node: Node) -> Output {
    let title = children[0].elements.title
    let items = children[1].elements
    var menu = Element(.menu, title, children: items, target: node.id)
    if let primaryAction {
      // The control is a button, and the items become its context menu.
      menu = Element(.button, title, target: node.id)
      menu.contextMenu = items
      node.handler = .tap(primaryAction)
    }
    menu.isEnabled = node.environment.isEnabled
    return Output([menu], facts: children[1].presentationFacts)
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a title that performs an action when it's tapped.
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == HeadlessUI.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { HeadlessUI.Label(title, systemImage: systemImage) }
  }
}
