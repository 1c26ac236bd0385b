/// The effects of one `send`, including the effects of the actions that they send in turn.
///
/// ```swift
/// let store = Store(initialState: [String]()) {
///   Reduce<[String], String> { state, action in
///     state.append(action)
///     return action == "ask" ? .run { send in await send("answer") } : .none
///   }
/// }
/// await store.send("ask").finish()
/// #expect(store.withState { $0 } == ["ask", "answer"])
/// ```
public struct StoreTask: Sendable {
  let group: EffectNode?

  /// Waits until all effects have ended. Returns immediately if there are none.
  ///
  /// Like awaiting the value of a task, this also waits for work that ignores cancellation.
  ///
  /// Cancelling the waiting task also cancels the effects.
  public func finish() async {
    guard let group else { return }
    await withTaskCancellationHandler {
      await group.finish()
    } onCancel: {
      cancel()
    }
  }

  /// Cancels all effects.
  ///
  /// You can call this method from any context. On the main actor, the effects are cancelled
  /// before it returns; elsewhere, soon afterward. To wait until the cancelled work has ended,
  /// await ``finish()``.
  public func cancel() {
    guard let group else { return }
    onMainActor { group.cancel() }
  }

  /// Whether the effects have been cancelled; `true` if there were none.
  @MainActor
  public var isCancelled: Bool { group?.isCancelled ?? true }
}
