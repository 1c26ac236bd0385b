extension View {
  /// Presents an alert while its state, which belongs to a view or a model, isn't `nil`.
  ///
  /// ```swift
  /// struct ItemView: View {
  ///   @State var isDeleted = false
  ///   @State var alert: AlertState<Bool>? = AlertState {
  ///     TextState("Delete this item?")
  ///   } actions: {
  ///     ButtonState(role: .destructive, action: true) { TextState("Delete") }
  ///   }
  ///
  ///   var body: some View {
  ///     Text(isDeleted ? "Deleted" : "Whisk")
  ///       .alert($alert) { action in isDeleted = action ?? false }
  ///   }
  /// }
  ///
  /// let phone = Phone(ItemView())
  /// phone.tap("Delete")
  /// #expect(phone.shows("Deleted"))
  /// ```
  ///
  /// - Parameter handler: A closure that receives the action of the tapped button, or `nil` if the
  ///   button has none. The state is then set to `nil`.
  @MainActor
  public func alert<Action>(
    _ state: Binding<AlertState<Action>?>, action handler: @escaping @MainActor (Action?) -> Void
  ) -> some View {
    let alert = state.wrappedValue
    return self.alert(
      Text(alert?.title ?? TextState("")), isPresented: state.isPresent(), presenting: alert,
      actions: { ForEach($0.buttons) { Button($0, action: handler) } },
      message: { $0.message.map { Text($0) } }
    )
  }

  /// Presents an alert while its state isn't `nil`, and handles the actions of its buttons
  /// asynchronously.
  @MainActor
  public func alert<Action: Sendable>(
    _ state: Binding<AlertState<Action>?>,
    action handler: @escaping @MainActor (Action?) async -> Void
  ) -> some View {
    alert(state) { (action: Action?) in Task { await handler(action) } }
  }

  /// Presents a confirmation dialog while its state, which belongs to a view or a model, isn't
  /// `nil`.
  ///
  /// - Parameter handler: A closure that receives the action of the tapped button, or `nil` if the
  ///   button has none. The state is then set to `nil`.
  @MainActor
  public func confirmationDialog<Action>(
    _ state: Binding<ConfirmationDialogState<Action>?>,
    action handler: @escaping @MainActor (Action?) -> Void
  ) -> some View {
    let dialog = state.wrappedValue
    return confirmationDialog(
      Text(dialog?.title ?? TextState("")), isPresented: state.isPresent(),
      titleVisibility: dialog?.titleVisibility.visibility ?? .automatic, presenting: dialog,
      actions: { ForEach($0.buttons) { Button($0, action: handler) } },
      message: { $0.message.map { Text($0) } }
    )
  }

  /// Presents a confirmation dialog while its state isn't `nil`, and handles the actions of its
  /// buttons asynchronously.
  @MainActor
  public func confirmationDialog<Action: Sendable>(
    _ state: Binding<ConfirmationDialogState<Action>?>,
    action handler: @escaping @MainActor (Action?) async -> Void
  ) -> some View {
    confirmationDialog(state) { (action: Action?) in Task { await handler(action) } }
  }
}
