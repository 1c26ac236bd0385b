extension Text {
  /// Creates a text view from a text state, ignoring its styles.
  ///
  /// ```swift
  /// #expect(Phone(Text(TextState("Total: ") + TextState("12").bold())).shows("Total: 12"))
  /// ```
  public init(_ state: TextState) {
    self.init(verbatim: String(state: state))
  }
}

extension ButtonRole {
  /// Creates a role from the role of a button state.
  public init(_ role: ButtonStateRole) {
    switch role {
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    }
  }
}

extension Button where Label == Text {
  /// Creates a button from its state.
  ///
  /// A tap passes the state's action to the closure, or `nil` if there is none, in a transaction
  /// with the action's animation.
  ///
  /// ```swift
  /// struct UndoView: View {
  ///   @State var undone = ""
  ///
  ///   var body: some View {
  ///     Text(undone)
  ///     Button(ButtonState(action: "last change") { TextState("Undo") }) { undone = $0 ?? "" }
  ///   }
  /// }
  ///
  /// let phone = Phone(UndoView())
  /// phone.tap("Undo")
  /// #expect(phone.shows("last change"))
  /// ```
  @MainActor
  public init<Action>(
    _ button: ButtonState<Action>, action: @escaping @MainActor (Action?) -> Void
  ) {
    self.init(role: button.role.map { ButtonRole($0) }) {
      withTransaction(Transaction(animation: button.action.animation)) {
        button.withAction { action($0) }
      }
    } label: {
      Text(button.label)
    }
  }
}

extension Alert {
  /// Creates an alert from its state.
  ///
  /// A tap on a button passes the button's action to the closure, or `nil` if there is none.
  ///
  /// ```swift
  /// struct ItemView: View {
  ///   @State var alert: AlertState<String>? = AlertState {
  ///     TextState("Delete it?")
  ///   } actions: {
  ///     ButtonState(role: .destructive, action: "deleted") { TextState("Delete") }
  ///   }
  ///   @State var result = "kept"
  ///
  ///   var body: some View {
  ///     Text(result).alert(item: $alert) { Alert($0) { result = $0 ?? result } }
  ///   }
  /// }
  ///
  /// let phone = Phone(ItemView())
  /// phone.tap("Delete")
  /// #expect(phone.shows("deleted") && !phone.shows("Delete it?"))
  /// ```
  @MainActor
  public init<Action>(
    _ state: AlertState<Action>, action: @escaping @MainActor (Action?) -> Void
  ) {
    let buttons = state.buttons.map { Alert.Button($0, action: action) }
    self.init(
      title: Text(state.title), message: state.message.map { Text($0) }, buttons: buttons)
  }
}

extension ActionSheet {
  /// Creates an action sheet from the state of a confirmation dialog.
  ///
  /// A tap on a button passes the button's action to the closure, or `nil` if there is none.
  @MainActor
  public init<Action>(
    _ state: ConfirmationDialogState<Action>, action: @escaping @MainActor (Action?) -> Void
  ) {
    self.init(
      title: Text(state.title), message: state.message.map { Text($0) },
      buttons: state.buttons.map { Alert.Button($0, action: action) })
  }
}

extension Alert.Button {
  @MainActor
  fileprivate init<Action>(
    _ button: ButtonState<Action>, action: @escaping @MainActor (Action?) -> Void
  ) {
    let label = Text(button.label)
    let tap: @MainActor () -> Void = {
      withTransaction(Transaction(animation: button.action.animation)) {
        button.withAction { action($0) }
      }
    }
    switch button.role {
    case .cancel: self = .cancel(label, action: tap)
    case .destructive: self = .destructive(label, action: tap)
    case nil: self = .default(label, action: tap)
    }
  }
}
