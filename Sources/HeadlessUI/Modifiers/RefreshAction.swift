extension View {
  /// Lets the user pull the view down to refresh it. A test calls `await phone.refresh()`.
  ///
  /// ```swift
  /// struct NewsView: View {
  ///   @State var news = "Nothing new"
  ///
  ///   var body: some View {
  ///     List { Text(news) }
  ///       .refreshable { news = "It rains" }
  ///   }
  /// }
  ///
  /// let phone = Phone(NewsView())
  /// await phone.refresh()
  /// #expect(phone.shows("It rains"))
  /// ```
  public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
      .modified { output, node in
        node.handler = .refresh(action)
        // A refreshable view inside this one keeps its own action.
        for index in output.elements.indices where output.elements[index].refresher.node == nil {
          output.elements[index].refresher = Element.Target(node: node.id)
        }
      }
  }
}

/// An action that refreshes a view, with the same effect as pulling the view down.
///
/// Read the action with `@Environment(\.refresh)`.
///
/// ```swift
/// struct RefreshButton: View {
///   @Environment(\.refresh) var refresh
///
///   var body: some View {
///     if let refresh { Button("Refresh") { Task { await refresh() } } }
///   }
/// }
///
/// struct NewsView: View {
///   @State var news = "Nothing new"
///
///   var body: some View {
///     VStack { Text(news); RefreshButton() }.refreshable { news = "It rains" }
///   }
/// }
///
/// let phone = Phone(NewsView())
/// phone.tap("Refresh")
/// await phone.wait { $0.shows("It rains") }
/// #expect(phone.shows("It rains"))
/// ```
@MainActor public struct RefreshAction {
  let action: @MainActor () async -> Void

  /// Refreshes the view and waits until the refresh is complete.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  private struct RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
  }

  /// An action that refreshes the nearest refreshable ancestor of the view, or `nil` if there is
  /// none.
  ///
  /// A view is refreshable if it has the modifier ``View/refreshable(action:)``.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension Phone {
  /// Pulls the front screen down and waits until the refresh is complete. If several views can be
  /// refreshed, only the last one is. Reports an issue if nothing on the screen can be refreshed.
  public func refresh(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    let refreshers = front.all.compactMap { $0.refresher.node.flatMap { host.nodes[$0]?.handler } }
    guard case .refresh(let refresh)? = refreshers.last else {
      return fail("Nothing on the screen can be refreshed.\n\n\(text.indented)")
    }
    await refresh()
    host.settle()
  }
}
