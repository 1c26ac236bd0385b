/// A view with two or three columns.
///
/// A phone shows all columns, one after another, from the sidebar to the detail.
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

  /// Creates a view with a sidebar, a content column, and a detail column.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Creates a view with a sidebar, a content column, and a detail column. A phone ignores the
  /// binding and shows all columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }

  /// The columns, one after another.
  public var body: some View {
    sidebar
    content
    detail
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a view with a sidebar and a detail column.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Creates a view with a sidebar and a detail column. A phone ignores the binding and shows both
  /// columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
  }
}

extension NavigationSplitView {
  /// Creates a view with a sidebar, a content column, and a detail column. A phone ignores the
  /// binding and shows all columns.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }

  /// Creates a view with a sidebar, a content column, and a detail column. A phone ignores the
  /// bindings and shows all columns.
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
  /// Creates a view with a sidebar and a detail column. A phone ignores the binding and shows both
  /// columns.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
  }

  /// Creates a view with a sidebar and a detail column. A phone ignores the bindings and shows both
  /// columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
  }
}

/// A column of a ``NavigationSplitView``. A phone shows every column.
public enum NavigationSplitViewColumn: Sendable { case sidebar, content, detail }

/// The visible columns of a ``NavigationSplitView``. A phone shows every column.
public enum NavigationSplitViewVisibility: Sendable {
  case automatic, all, doubleColumn, detailOnly
}

extension View {
  /// Sets the width of a column. Headless views ignore it.
  public func navigationSplitViewColumnWidth(_ width: Double) -> Self { self }
  /// Sets the style for split views. Headless views ignore it.
  public func navigationSplitViewStyle(_ style: ControlStyle) -> Self { self }
}
