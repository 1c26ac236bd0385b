extension Store {
  /// Sends an action and animates the changes that it makes.
  ///
  /// ```swift
  /// struct DoorView: View {
  ///   let store: Store<Bool, Bool>
  ///
  ///   var body: some View {
  ///     Text(store.withState { $0 } ? "It is open" : "It is closed")
  ///     Button("Open") { store.send(true, animation: .easeIn) }
  ///   }
  /// }
  ///
  /// let store = Store(initialState: false) {
  ///   Reduce<Bool, Bool> { isOpen, action in
  ///     isOpen = action
  ///     return .none
  ///   }
  /// }
  /// let phone = Phone(DoorView(store: store))
  /// phone.tap("Open")
  /// #expect(phone.transaction.animation == .easeIn)
  /// ```
  ///
  /// The animation applies to the changes made by the action and by the actions that effects send
  /// back immediately. Effects that send actions later must specify their own animations.
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask {
    send(action, transaction: Transaction(animation: animation))
  }

  /// Sends an action and applies a transaction to the changes that it makes.
  @discardableResult
  public func send(_ action: Action, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { send(action) }
  }
}

extension ViewActionSending {
  /// Sends a view action to the store and animates the changes that it makes.
  @discardableResult
  @MainActor
  public func send(
    _ action: StoreAction.ViewAction, animation: Animation?
  ) -> StoreTask {
    store.send(.view(action), animation: animation)
  }

  /// Sends a view action to the store and applies a transaction to the changes that it makes.
  @discardableResult
  @MainActor
  public func send(
    _ action: StoreAction.ViewAction, transaction: Transaction
  ) -> StoreTask {
    store.send(.view(action), transaction: transaction)
  }
}
