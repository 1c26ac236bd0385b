/// A view with two or three columns.
///
/// A phone shows all columns one after the other, from the sidebar to the detail.
///
/// ```swift
/// struct KitchenView: View {
///   @State var selection: String? = "Whisk"
///
///   var body: some View {
///     NavigationSplitView {
///       List(selection: $selection) {
///         ForEach(["Kettle", "Whisk"], id: \.self) { Text($0) }
///       }
///     } detail: {
///       Text("About the \(selection ?? "kitchen")")
///     }
///   }
/// }
///
/// let phone = Phone(KitchenView())
/// phone.tap("Kettle")
/// #expect(phone.shows("About the Kettle"))
/// ```
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  /// Creates a view with three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Creates a view with three columns. All columns are visible.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }

  /// The columns, one after the other.
  public var body: some View {
    sidebar
    content
    detail
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a view with two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Creates a view with two columns. Both columns are visible.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
  }
}

extension NavigationSplitView {
  /// Creates a view with three columns. All columns are visible.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }

  /// Creates a view with three columns. All columns are visible.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a view with two columns. Both columns are visible.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
  }

  /// Creates a view with two columns. Both columns are visible.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
  }
}

/// A column of a ``NavigationSplitView``. It has no effect.
public enum NavigationSplitViewColumn: Sendable { case sidebar, content, detail }

/// The visible columns of a ``NavigationSplitView``. They have no effect.
public enum NavigationSplitViewVisibility: Sendable {
  case automatic, all, doubleColumn, detailOnly
}

extension View {
  /// Sets the width of a column. Has no effect in a headless view.
  public func navigationSplitViewColumnWidth(_ width: Double) -> Self { self }
  /// Sets the style of columns. Has no effect in a headless view.
  public func navigationSplitViewStyle(_ style: ControlStyle) -> Self { self }
}
