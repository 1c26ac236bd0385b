/// A screen of a ``TabView``, along with its item in the tab bar.
///
/// ```swift
/// struct RootView: View {
///   @State var selection = "list"
///
///   var body: some View {
///     TabView(selection: $selection) {
///       Tab("Kitchen", systemImage: "list.bullet", value: "list") { Text("Kettle") }
///       Tab("Settings", systemImage: "gear", value: "settings") { Text("Dark mode") }
///     }
///   }
/// }
///
/// let phone = Phone(RootView())
/// phone.tap("Settings")
/// #expect(phone.shows("Dark mode"))
/// ```
public struct Tab<Value: Hashable, Content: View>: View {
  let label: AnyView
  let value: Value?
  let content: Content

  /// Creates a tab with a custom label. It's selected while the selection of its `TabView` equals
  /// the value. Headless views ignore the role.
  public init<Label: View>(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = AnyView(label())
    self.value = value
    self.content = content()
  }

  /// Creates a tab with the label of its role.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content) { role.label }
  }

  /// Creates a tab with a title and an image. It's selected while the selection of its `TabView`
  /// equals the value. Headless views ignore the role.
  public init(
    _ title: some StringProtocol, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { Label(title, image: image) }
  }

  /// Creates a tab with a title and a symbol. It's selected while the selection of its `TabView`
  /// equals the value. Headless views ignore the role.
  public init(
    _ title: some StringProtocol, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { Label(title, systemImage: systemImage) }
  }

  /// The content as an item of the `TabView`.
  public var body: some View {
    if let value { item.tag(value) } else { item }
  }

  private var item: some View {
    content.tabItem { label }
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a custom label for a ``TabView`` that has no selection. Headless views
  /// ignore the role.
  public init<Label: View>(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = AnyView(label())
    value = nil
    self.content = content()
  }

  /// Creates a tab with the label of its role for a ``TabView`` that has no selection.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(content: content) { role.label }
  }

  /// Creates a tab with a title and a symbol for a ``TabView`` that has no selection. Headless
  /// views ignore the role.
  public init(
    _ title: some StringProtocol, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// Creates a tab with a title and an image for a ``TabView`` that has no selection. Headless
  /// views ignore the role.
  public init(
    _ title: some StringProtocol, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(title, image: image) }
  }
}

/// The purpose of a tab. A tab that is created without a label uses the label of its role.
public enum TabRole: Sendable {
  case search

  @MainActor var label: Label<Text, Image> { Label("Search", systemImage: "magnifyingglass") }
}

/// A group of related tabs. A phone shows the tabs as if they weren't in a group.
public struct TabSection<Content: View>: View {
  /// The tabs, without a container around them.
  public let body: Content

  /// Creates a section of tabs. The title isn't shown.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    body = content()
  }

  /// Creates a section of tabs. The header isn't shown.
  public init<Header: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    body = content()
  }
}
