/// Whether a dialog shows its title; accepted, the title is always told.
public enum Visibility: Sendable {
  case automatic, visible, hidden
}

extension View {
  /// Shows a choice of actions for as long as a flag is true; every button takes it away.
  ///
  /// ```swift
  /// struct ItemView: View {
  ///   @State var isShared = false
  ///   @State var showsOptions = false
  ///
  ///   var body: some View {
  ///     Button("Options") { showsOptions = true }
  ///       .confirmationDialog("Options", isPresented: $showsOptions) {
  ///         Button("Share") { isShared = true }
  ///       }
  ///     if isShared { Text("Shared") }
  ///   }
  /// }
  ///
  /// let phone = Phone(ItemView())
  /// phone.tap("Options")
  /// phone.tap("Share")
  /// #expect(phone.shows("Shared"))
  /// ```
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    asks(
      .dialog, Text(title), isPresented.presence, actions: { _ in actions() },
      message: { _ in message() }
    )
  }

  /// The same with a title that is a `Text`.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    asks(
      .dialog, title, isPresented.presence, actions: { _ in actions() },
      message: { _ in message() }
    )
  }

  /// The same without a message.
  public func confirmationDialog<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    asks(
      .dialog, Text(title), isPresented.presence, actions: { _ in actions() },
      message: { _ in EmptyView() }
    )
  }

  /// The same with a title that is a `Text`.
  public func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    asks(
      .dialog, title, isPresented.presence, actions: { _ in actions() },
      message: { _ in EmptyView() }
    )
  }

  /// Shows a choice of actions about some data for as long as a flag is true and the data is there.
  public func confirmationDialog<Data, Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Data) -> Message
  ) -> some View {
    asks(
      .dialog, Text(title), isPresented.presence(of: data), actions: actions,
      message: message
    )
  }

  /// The same with a title that is a `Text`.
  public func confirmationDialog<Data, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Data) -> Message
  ) -> some View {
    asks(
      .dialog, title, isPresented.presence(of: data), actions: actions,
      message: message
    )
  }

  /// The same without a message.
  public func confirmationDialog<Data, Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions
  ) -> some View {
    asks(
      .dialog, Text(title), isPresented.presence(of: data), actions: actions,
      message: { _ in EmptyView() }
    )
  }

  /// The same with a title that is a `Text`.
  public func confirmationDialog<Data, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions
  ) -> some View {
    asks(
      .dialog, title, isPresented.presence(of: data), actions: actions,
      message: { _ in EmptyView() }
    )
  }
}
