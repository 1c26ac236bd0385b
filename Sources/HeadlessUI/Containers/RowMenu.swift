/// The context menu and the primary action for the selectable rows of a list. Both closures receive
/// the tags of the rows that they apply to.
struct RowMenu {
  let items: @MainActor (Set<AnyHashable>) -> any View
  let open: (@MainActor (Set<AnyHashable>) -> Void)?
}

extension EnvironmentValues {
  private struct RowMenuKey: EnvironmentKey {
    static var defaultValue: RowMenu? { nil }
  }

  /// The context menu and the primary action for the rows of lists with a selection.
  var rowMenu: RowMenu? {
    get { self[RowMenuKey.self] }
    set { self[RowMenuKey.self] = newValue }
  }
}

extension View {
  /// Adds a context menu to each row of a list or a table with a selection, and optionally an
  /// action that runs when a row is tapped.
  ///
  /// The menu's closure receives the IDs of the rows to which the menu applies: all selected rows
  /// if the touched row is one of them, and otherwise only the touched row. The primary action
  /// receives only the ID of the tapped row. With a primary action, tapping a row no longer selects
  /// it.
  ///
  /// ```swift
  /// struct ItemsView: View {
  ///   @State var selection: Set<String> = []
  ///   @State var opened = "nothing"
  ///
  ///   var body: some View {
  ///     List(["Kettle", "Whisk"], id: \.self, selection: $selection) { Text($0) }
  ///       .contextMenu(forSelectionType: String.self) { names in
  ///         Button("Duplicate") { opened = "copies of " + names.joined() }
  ///       } primaryAction: { names in
  ///         opened = names.joined()
  ///       }
  ///     Text("Opened: \(opened)")
  ///   }
  /// }
  ///
  /// let phone = Phone(ItemsView())
  /// phone.tap("Whisk")
  /// #expect(phone.shows("Opened: Whisk"))
  /// phone.choose("Duplicate", in: "Kettle")
  /// #expect(phone.shows("Opened: copies of Kettle"))
  /// ```
  public func contextMenu<ID: Hashable, Items: View>(
    forSelectionType type: ID.Type = ID.self,
    @ViewBuilder menu: @escaping @MainActor (Set<ID>) -> Items,
    primaryAction: (@MainActor (Set<ID>) -> Void)? = nil
  ) -> some View {
    func ids(_ tags: Set<AnyHashable>) -> Set<ID> { Set(tags.compactMap { $0.base as? ID }) }
    var open: (@MainActor (Set<AnyHashable>) -> Void)?
    if let primaryAction { open = { primaryAction(ids($0)) } }
    return environment(\.rowMenu, RowMenu(items: { menu(ids($0)) }, open: open))
  }
}
