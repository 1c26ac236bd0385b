public import Foundation

extension View {
  /// Presents an alert while a Boolean value is `true`. Every button dismisses the alert.
  ///
  /// ```swift
  /// struct ItemsView: View {
  ///   @State var items = ["Kettle", "Whisk"]
  ///   @State var asksToDelete = false
  ///
  ///   var body: some View {
  ///     Text("Items: \(items.count)")
  ///     Button("Empty") { asksToDelete = true }
  ///       .alert("Delete everything?", isPresented: $asksToDelete) {
  ///         Button("Delete", role: .destructive) { items = [] }
  ///       } message: {
  ///         Text("You can't undo this.")
  ///       }
  ///   }
  /// }
  ///
  /// let phone = Phone(ItemsView())
  /// phone.tap("Empty")
  /// phone.tap("Delete")
  /// #expect(phone.shows("Items: 0"))
  /// ```
  ///
  /// The message is optional.
  public func alert<Actions: View, Message: View>(
    _ title: some TitleConvertible, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message = { EmptyView() }
  ) -> some View {
    asks(
      .alert, title.titleText, isPresented.presence, actions: { _ in actions() },
      message: { _ in message() }
    )
  }

  /// Presents an alert for some data while a Boolean value is `true` and the data isn't `nil`.
  public func alert<Data, Actions: View, Message: View>(
    _ title: some TitleConvertible, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Data) -> Message
  ) -> some View {
    asks(
      .alert, title.titleText, isPresented.presence(of: data), actions: actions, message: message
    )
  }

  /// Presents an alert without a message while a Boolean value is `true` and the data isn't `nil`.
  public func alert<Data, Actions: View>(
    _ title: some TitleConvertible, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions
  ) -> some View {
    asks(
      .alert, title.titleText, isPresented.presence(of: data), actions: actions,
      message: { _ in EmptyView() }
    )
  }
}

extension View {
  /// Presents an alert with the description of an error as its title.
  ///
  /// The alert is shown while the Boolean value is `true` and the error isn't `nil`. If the error
  /// has no description, the title is “Error”.
  ///
  /// ```swift
  /// import Foundation
  ///
  /// struct SoldOut: LocalizedError {
  ///   var errorDescription: String? { "Sold out" }
  /// }
  ///
  /// struct ShopView: View {
  ///   @State var isPresented = true
  ///
  ///   var body: some View {
  ///     Text("Kettle")
  ///       .alert(isPresented: $isPresented, error: SoldOut()) { Button("Too bad") {} }
  ///   }
  /// }
  ///
  /// #expect(Phone(ShopView()).shows("Sold out"))
  /// ```
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    alert(
      error?.errorDescription ?? "Error", isPresented: isPresented, presenting: error,
      actions: { _ in actions() }
    )
  }

  /// Presents an alert with a message and, as its title, the description of an error.
  ///
  /// The alert is shown while the Boolean value is `true` and the error isn't `nil`. If the error
  /// has no description, the title is “Error”.
  public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping @MainActor (Failure) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Failure) -> Message
  ) -> some View {
    alert(
      error?.errorDescription ?? "Error", isPresented: isPresented, presenting: error,
      actions: actions, message: message
    )
  }
}
