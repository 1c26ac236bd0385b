extension Effect {
  /// Returns an effect that sends an action and animates the changes that the action makes.
  ///
  /// If a reducer returns the effect, alone or in a `merge`, the store processes the action before
  /// the current `send` returns.
  ///
  /// ```swift
  /// @Reducer
  /// struct Door {
  ///   @ObservableState struct State { var isOpen = false }
  ///   enum Action { case bellRung, opened }
  ///   var body: some ReducerOf<Self> {
  ///     Reduce { state, action in
  ///       switch action {
  ///       case .bellRung:
  ///         return .send(.opened, animation: .bouncy)
  ///       case .opened:
  ///         state.isOpen = true
  ///         return .none
  ///       }
  ///     }
  ///   }
  /// }
  ///
  /// struct DoorView: View {
  ///   let store: StoreOf<Door>
  ///
  ///   var body: some View {
  ///     Text(store.isOpen ? "Open" : "Closed")
  ///     Button("Ring") { store.send(.bellRung) }
  ///   }
  /// }
  ///
  /// let phone = Phone(DoorView(store: Store(initialState: Door.State()) { Door() }))
  /// phone.tap("Ring")
  /// #expect(phone.shows("Open") && phone.transaction.animation == .bouncy)
  /// ```
  public static func send(_ action: Action, animation: Animation?) -> Self {
    .send(action).animation(animation)
  }

  /// Returns an effect that sends an action and applies a transaction to the changes that the
  /// action makes.
  ///
  /// If a reducer returns the effect, alone or in a `merge`, the store processes the action before
  /// the current `send` returns.
  public static func send(_ action: Action, transaction: Transaction) -> Self {
    .send(action).transaction(transaction)
  }

  /// Returns a copy of the effect that animates the changes its actions make.
  public func animation(_ animation: Animation? = .default) -> Self {
    transaction(Transaction(animation: animation))
  }

  /// Returns a copy of the effect that applies a transaction to the changes its actions make.
  public func transaction(_ transaction: Transaction) -> Self {
    sending { work in withTransaction(transaction, work) }
  }
}

extension Send {
  /// Sends an action and animates the changes that it makes.
  ///
  /// ```swift
  /// @Reducer
  /// struct Clock {
  ///   @ObservableState struct State { var seconds = 0 }
  ///   enum Action { case start, ticked }
  ///   var body: some ReducerOf<Self> {
  ///     Reduce { state, action in
  ///       switch action {
  ///       case .start:
  ///         return .run { send in await send(.ticked, animation: .linear(duration: 1)) }
  ///       case .ticked:
  ///         state.seconds += 1
  ///         return .none
  ///       }
  ///     }
  ///   }
  /// }
  ///
  /// struct ClockView: View {
  ///   let store: StoreOf<Clock>
  ///
  ///   var body: some View { Text("\(store.seconds)") }
  /// }
  ///
  /// let store = Store(initialState: Clock.State()) { Clock() }
  /// let phone = Phone(ClockView(store: store))
  /// #expect(phone.shows("0"))
  /// await store.send(.start).finish()
  /// #expect(phone.shows("1") && phone.transaction.animation == .linear(duration: 1))
  /// ```
  public func callAsFunction(_ action: Action, animation: Animation?) {
    callAsFunction(action, transaction: Transaction(animation: animation))
  }

  /// Sends an action and applies a transaction to the changes that it makes.
  public func callAsFunction(_ action: Action, transaction: Transaction) {
    withTransaction(transaction) { self(action) }
  }
}
