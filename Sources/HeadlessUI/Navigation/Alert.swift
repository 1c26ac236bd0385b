extension View {
  /// Shows an alert for as long as a flag is true; every button takes it away.
  ///
  /// ```swift
  /// struct ItemsView: View {
  ///   @State var items = ["Keyboard", "Mouse"]
  ///   @State var asksToDelete = false
  ///
  ///   var body: some View {
  ///     Text("Items: \(items.count)")
  ///     Button("Empty") { asksToDelete = true }
  ///       .alert("Delete everything?", isPresented: $asksToDelete) {
  ///         Button("Delete", role: .destructive) { items = [] }
  ///       } message: {
  ///         Text("This cannot be undone.")
  ///       }
  ///   }
  /// }
  ///
  /// let phone = Phone(ItemsView())
  /// phone.tap("Empty")
  /// phone.tap("Delete")
  /// #expect(phone.shows("Items: 0"))
  /// ```
  public func alert<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    asks(
      .alert, Text(title), isPresented.presence, actions: { _ in actions() },
      message: { _ in message() }
    )
  }

  /// The same with a title that is a `Text`.
  public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    asks(
      .alert, title, isPresented.presence, actions: { _ in actions() },
      message: { _ in message() }
    )
  }

  /// The same without a message.
  public func alert<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    asks(
      .alert, Text(title), isPresented.presence, actions: { _ in actions() },
      message: { _ in EmptyView() }
    )
  }

  /// The same with a title that is a `Text`.
  public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    asks(
      .alert, title, isPresented.presence, actions: { _ in actions() },
      message: { _ in EmptyView() }
    )
  }

  /// Shows an alert about some data for as long as a flag is true and the data is there.
  public func alert<Data, Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Data) -> Message
  ) -> some View {
    asks(
      .alert, Text(title), isPresented.presence(of: data), actions: actions,
      message: message
    )
  }

  /// The same with a title that is a `Text`.
  public func alert<Data, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Data) -> Message
  ) -> some View {
    asks(
      .alert, title, isPresented.presence(of: data), actions: actions,
      message: message
    )
  }

  /// The same without a message.
  public func alert<Data, Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions
  ) -> some View {
    asks(
      .alert, Text(title), isPresented.presence(of: data), actions: actions,
      message: { _ in EmptyView() }
    )
  }

  /// The same with a title that is a `Text`.
  public func alert<Data, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions
  ) -> some View {
    asks(
      .alert, title, isPresented.presence(of: data), actions: actions,
      message: { _ in EmptyView() }
    )
  }
}
