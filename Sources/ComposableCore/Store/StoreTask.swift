/// Everything that one `send` has set off: its effects, those of the actions that they send, and
/// so on.
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

  /// Waits until everything has ended; returns at once when there was no effect.
  ///
  /// Like awaiting a task's value, it also waits for work that was cancelled but goes on.
  ///
  /// When the waiting task is cancelled, so is everything that it waits for.
  public func finish() async {
    guard let group else { return }
    await withTaskCancellationHandler {
      await group.finish()
    } onCancel: {
      cancel()
    }
  }

  /// Cancels everything.
  ///
  /// It can be called from anywhere. On the main actor it takes effect before it returns, from
  /// elsewhere soon after. To wait until the cancelled work has ended, await ``finish()``.
  public func cancel() {
    guard let group else { return }
    onMainActor { group.cancel() }
  }

  /// Whether everything was cancelled; `true` when there was no effect.
  @MainActor
  public var isCancelled: Bool { group?.isCancelled ?? true }
}
