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
  let title: String
  let systemImage: String
  let value: Value?
  let content: Content

  /// Creates a tab that is selected while the selection of its `TabView` equals the value.
  public init(
    _ title: some StringProtocol, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.title = String(title)
    self.systemImage = systemImage
    self.value = value
    self.content = content()
  }

  /// The content as an item of the `TabView`.
  public var body: some View {
    if let value { item.tag(value) } else { item }
  }

  private var item: some View {
    content.tabItem { Label(title, systemImage: systemImage) }
  }
}

extension Tab where Value == Never {
  /// Creates a tab for a ``TabView`` that has no selection.
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.title = String(title)
    self.systemImage = systemImage
    value = nil
    self.content = content()
  }
}

/// The purpose of a tab. It has no effect.
public enum TabRole: Sendable { case search }

/// A group of related tabs. A phone shows them like any other tabs.
public struct TabSection<Content: View>: View {
  /// The tabs.
  public let body: Content

  /// Creates a section. The title isn't shown.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    body = content()
  }

  /// Creates a section. The header isn't shown.
  public init<Header: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    body = content()
  }
}
