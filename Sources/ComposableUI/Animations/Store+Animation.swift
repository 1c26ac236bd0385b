#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessUI
#endif

extension Store {
  /// Sends an action, and shows what it changes with an animation.
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
  /// The animation accompanies what the action changes, and what the actions change that are sent
  /// back at once; effects that take their time say their own.
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask {
    send(action, transaction: Transaction(animation: animation))
  }

  /// Sends an action, and shows what it changes with a transaction.
  @discardableResult
  public func send(_ action: Action, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { send(action) }
  }
}

extension ViewActionSending {
  /// Sends a view's action to its store, and shows what it changes with an animation.
  @discardableResult
  @MainActor
  public func send(
    _ action: StoreAction.ViewAction, animation: Animation?
  ) -> StoreTask {
    store.send(.view(action), animation: animation)
  }

  /// Sends a view's action to its store, and shows what it changes with a transaction.
  @discardableResult
  @MainActor
  public func send(
    _ action: StoreAction.ViewAction, transaction: Transaction
  ) -> StoreTask {
    store.send(.view(action), transaction: transaction)
  }
}
