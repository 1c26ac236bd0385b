extension View {
  /// Presents an alert while an item isn't `nil`, with a title, buttons, and a message for the
  /// item.
  ///
  /// ```swift
  /// struct ItemsView: View {
  ///   @State var deleted: String?
  ///
  ///   var body: some View {
  ///     Button("Delete") { deleted = "Kettle" }
  ///       .alert(item: $deleted) { Text("Delete \($0)?") } actions: { _ in
  ///         Button("Delete", role: .destructive) {}
  ///       } message: { _ in
  ///         Text("This can't be undone.")
  ///       }
  ///   }
  /// }
  ///
  /// let phone = Phone(ItemsView())
  /// phone.tap("Delete")
  /// #expect(phone.shows("Delete Kettle?") && phone.shows("This can't be undone."))
  /// ```
  public func alert<Item, Actions: View, Message: View>(
    item: Binding<Item?>, title: (Item) -> Text,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    let shown = item.wrappedValue
    return alert(
      shown.map(title) ?? Text(""), isPresented: item.isPresent(), presenting: shown,
      actions: actions, message: message
    )
  }

  /// Presents an alert while an item isn't `nil`, with a title and buttons for the item.
  public func alert<Item, Actions: View>(
    item: Binding<Item?>, title: (Item) -> Text,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    alert(item: item, title: title, actions: actions) { _ in EmptyView() }
  }

  /// Presents a confirmation dialog while an item isn't `nil`, with a title, buttons, and a message
  /// for the item.
  public func confirmationDialog<Item, Actions: View, Message: View>(
    item: Binding<Item?>, titleVisibility: Visibility = .automatic, title: (Item) -> Text,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    let shown = item.wrappedValue
    return confirmationDialog(
      shown.map(title) ?? Text(""), isPresented: item.isPresent(),
      titleVisibility: titleVisibility, presenting: shown, actions: actions, message: message
    )
  }

  /// Presents a confirmation dialog while an item isn't `nil`, with a title and buttons for the
  /// item.
  public func confirmationDialog<Item, Actions: View>(
    item: Binding<Item?>, titleVisibility: Visibility = .automatic, title: (Item) -> Text,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    confirmationDialog(
      item: item, titleVisibility: titleVisibility, title: title, actions: actions
    ) { _ in EmptyView() }
  }
}
