extension View {
  /// Presents an alert while its state isn't `nil`.
  ///
  /// ```swift
  /// @Reducer
  /// struct Item {
  ///   @ObservableState struct State {
  ///     var isDeleted = false
  ///     @Presents var alert: AlertState<Action.Alert>? = AlertState {
  ///       TextState("Delete this item?")
  ///     } actions: {
  ///       ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
  ///     }
  ///   }
  ///   enum Action {
  ///     case alert(PresentationAction<Alert>)
  ///     enum Alert { case delete }
  ///   }
  ///   var body: some ReducerOf<Self> {
  ///     Reduce { state, action in
  ///       if case .alert(.presented(.delete)) = action { state.isDeleted = true }
  ///       return .none
  ///     }
  ///     .ifLet(\.$alert, action: \.alert)
  ///   }
  /// }
  ///
  /// struct ItemView: View {
  ///   @Bindable var store: StoreOf<Item>
  ///
  ///   var body: some View {
  ///     Text("Whisk").alert($store.scope(state: \.alert, action: \.alert))
  ///   }
  /// }
  ///
  /// let store = Store(initialState: Item.State()) { Item() }
  /// Phone(ItemView(store: store)).tap("Delete")
  /// #expect(store.isDeleted && store.alert == nil)
  /// ```
  ///
  /// A button sends its action, if it has one. The alert then sends `.dismiss`, but only if it's
  /// still presented.
  @MainActor
  public func alert<Action>(_ item: Binding<Store<AlertState<Action>, Action>?>) -> some View {
    let store = item.wrappedValue
    let state = store?.withState { $0 }
    return alert(
      Text(state?.title ?? TextState("")), isPresented: item.isPresent(),
      presenting: state,
      actions: { StateButtons(buttons: $0.buttons, send: { store?.send($0) }) },
      message: { $0.message.map { Text($0) } }
    )
  }

  /// Presents a confirmation dialog while its state isn't `nil`.
  ///
  /// ```swift
  /// @Reducer
  /// struct Item {
  ///   @ObservableState struct State {
  ///     var isShared = false
  ///     @Presents var options: ConfirmationDialogState<Action.Option>? = ConfirmationDialogState {
  ///       TextState("Options")
  ///     } actions: {
  ///       ButtonState(action: .share) { TextState("Share") }
  ///     }
  ///   }
  ///   enum Action {
  ///     case options(PresentationAction<Option>)
  ///     enum Option { case share }
  ///   }
  ///   var body: some ReducerOf<Self> {
  ///     Reduce { state, action in
  ///       if case .options(.presented(.share)) = action { state.isShared = true }
  ///       return .none
  ///     }
  ///     .ifLet(\.$options, action: \.options)
  ///   }
  /// }
  ///
  /// struct ItemView: View {
  ///   @Bindable var store: StoreOf<Item>
  ///
  ///   var body: some View {
  ///     Text("Whisk").confirmationDialog($store.scope(state: \.options, action: \.options))
  ///   }
  /// }
  ///
  /// let store = Store(initialState: Item.State()) { Item() }
  /// Phone(ItemView(store: store)).tap("Share")
  /// #expect(store.isShared && store.options == nil)
  /// ```
  @MainActor
  public func confirmationDialog<Action>(
    _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
  ) -> some View {
    let store = item.wrappedValue
    let state = store?.withState { $0 }
    return confirmationDialog(
      Text(state?.title ?? TextState("")), isPresented: item.isPresent(),
      titleVisibility: state?.titleVisibility.visibility ?? .automatic, presenting: state,
      actions: { StateButtons(buttons: $0.buttons, send: { store?.send($0) }) },
      message: { $0.message.map { Text($0) } }
    )
  }
}

/// The buttons of an alert or a dialog.
private struct StateButtons<Action>: View {
  let buttons: [ButtonState<Action>]
  let send: @MainActor (Action) -> Void

  var body: some View {
    ForEach(buttons) { button in
      Button(button) { if let action = $0 { send(action) } }
    }
  }
}

extension ConfirmationDialogStateTitleVisibility {
  var visibility: Visibility {
    switch self {
    case .automatic: .automatic
    case .hidden: .hidden
    case .visible: .visible
    }
  }
}
