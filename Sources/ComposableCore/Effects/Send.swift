/// A function that sends actions from an effect to the store that runs the effect.
///
/// ```swift
/// let store = Store(initialState: [String]()) {
///   Reduce<[String], String> { state, action in
///     state.append(action)
///     return action == "go" ? .run { send in
///       for number in 1...2 { await send("\(number)") }
///     } : .none
///   }
/// }
/// await store.send("go").finish()
/// #expect(store.withState { $0 } == ["go", "1", "2"])
/// ```
@MainActor
public struct Send<Action>: Sendable {
  private let deliver: @MainActor @Sendable (Action) -> Void

  /// Creates a function that passes each action to a closure.
  public nonisolated init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    deliver = send
  }

  /// Sends an action, or does nothing if the effect has been cancelled.
  ///
  /// Reports an issue if the effect has already completed or has dismissed its own feature.
  public func callAsFunction(_ action: Action) {
    deliver(action)
  }
}
