extension View {
  /// Presents a confirmation dialog while a Boolean value is `true`. Every button dismisses the
  /// dialog.
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
  ///
  /// The message is optional. The title is always shown, regardless of `titleVisibility`.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: some TitleConvertible, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message = { EmptyView() }
  ) -> some View {
    asks(
      .dialog, title.titleText, isPresented.presence, actions: { _ in actions() },
      message: { _ in message() }
    )
  }

  /// Presents a confirmation dialog for some data while a Boolean value is `true` and the data
  /// isn't `nil`. The title is always shown, regardless of `titleVisibility`.
  public func confirmationDialog<Data, Actions: View, Message: View>(
    _ title: some TitleConvertible, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Data) -> Message
  ) -> some View {
    asks(
      .dialog, title.titleText, isPresented.presence(of: data), actions: actions, message: message
    )
  }

  /// Presents a confirmation dialog without a message while a Boolean value is `true` and the data
  /// isn't `nil`. The title is always shown, regardless of `titleVisibility`.
  public func confirmationDialog<Data, Actions: View>(
    _ title: some TitleConvertible, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions
  ) -> some View {
    asks(
      .dialog, title.titleText, isPresented.presence(of: data), actions: actions,
      message: { _ in EmptyView() }
    )
  }
}
