extension Task where Success == Never, Failure == Never {
  /// Cancels the running effects with the given ID, from within an effect.
  ///
  /// ```swift, unreached="the effect is cancelled before it sends an action"
  /// let clock = TestClock()
  /// let store = Store(initialState: [String]()) {
  ///   Reduce<[String], String> { state, action in
  ///     state.append(action)
  ///     switch action {
  ///     case "start":
  ///       return .run { send in
  ///         try await clock.sleep(for: .seconds(1))
  ///         await send("done")
  ///       }
  ///       .cancellable(id: "work")
  ///     case "stop": return .run { _ in Task.cancel(id: "work") }
  ///     default: return .none
  ///     }
  ///   }
  /// }
  /// let work = store.send("start")
  /// await store.send("stop").finish()
  /// await work.finish()
  /// #expect(store.withState { $0 } == ["start", "stop"])
  /// ```
  ///
  /// On the main actor, the effects are cancelled before this method returns. Elsewhere, they're
  /// cancelled by the time the caller's next action arrives. Outside the effects and reducers of a
  /// store, the method does nothing.
  ///
  /// - Parameter id: The ID. Its scope is this feature and its children, as for
  ///   `Effect.cancel(id:)`.
  public static func cancel(id: some Hashable & Sendable) {
    guard let root = FeaturePath.current?.root else { return }
    let key = CancelKey.current(id)
    onMainActor { root.cancel(key) }
  }
}
