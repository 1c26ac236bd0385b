extension Effect {
  /// Runs effects concurrently.
  ///
  /// The effects start in the given order. The merged effect completes when all of them have ended,
  /// and cancelling it cancels all of them. If there are no effects, the result is `.none`.
  ///
  /// ```swift
  /// let store = Store(initialState: [String]()) {
  ///   Reduce<[String], String> { state, action in
  ///     state.append(action)
  ///     return action == "go" ? .merge(.send("a"), .send("b")) : .none
  ///   }
  /// }
  /// store.send("go")
  /// #expect(store.withState { $0 } == ["go", "a", "b"])
  /// ```
  public static func merge(_ effects: Self...) -> Self {
    merge(effects)
  }

  /// Runs the effects of a sequence concurrently.
  ///
  /// The effects start in the order of the sequence. The merged effect completes when all of them
  /// have ended, and cancelling it cancels all of them. An empty sequence results in `.none`.
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    let effects = effects.filter { !$0.isNone }
    return effects.count < 2 ? effects.first ?? .none : Self(operation: .merge(effects))
  }

  /// Runs this effect and another effect concurrently.
  ///
  /// This effect starts first. The merged effect completes when both have ended, and cancelling it
  /// cancels both.
  public func merge(with other: Self) -> Self {
    if other.isNone { return self }
    if isNone { return other }
    return Self(operation: .merge([self, other]))
  }

  /// Runs effects one after another.
  ///
  /// Each effect starts when the previous effect has completed or been cancelled. Cancelling the
  /// combined effect also prevents the remaining effects from starting. If there are no effects,
  /// the result is `.none`.
  ///
  /// ```swift
  /// let store = Store(initialState: [String]()) {
  ///   Reduce<[String], String> { state, action in
  ///     state.append(action)
  ///     return action == "go" ? .concatenate(
  ///       .run { send in await send("first") },
  ///       .send("then")
  ///     ) : .none
  ///   }
  /// }
  /// await store.send("go").finish()
  /// #expect(store.withState { $0 } == ["go", "first", "then"])
  /// ```
  public static func concatenate(_ effects: Self...) -> Self {
    concatenate(effects)
  }

  /// Runs the effects of a collection one after another.
  ///
  /// Each effect starts when the previous effect has completed or been cancelled. Cancelling the
  /// combined effect also prevents the remaining effects from starting. An empty collection results
  /// in `.none`.
  public static func concatenate(_ effects: some Collection<Self>) -> Self {
    let effects = effects.filter { !$0.isNone }
    return effects.count < 2 ? effects.first ?? .none : Self(operation: .concatenate(effects))
  }

  /// Runs this effect and then another effect, which starts when this effect has completed or been
  /// cancelled. Cancelling the combined effect also prevents the other effect from starting.
  public func concatenate(with other: Self) -> Self {
    .concatenate([self, other])
  }

  /// Returns an effect that does the same work and transforms each action that it sends.
  ///
  /// ```swift
  /// let store = Store(initialState: [String]()) {
  ///   Reduce<[String], String> { state, action in
  ///     state.append(action)
  ///     return action == "go" ? Effect<Int>.send(7).map { "number \($0)" } : .none
  ///   }
  /// }
  /// store.send("go")
  /// #expect(store.withState { $0 } == ["go", "number 7"])
  /// ```
  public func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T> {
    guard !isNone else { return .none }
    return Effect<T>(operation: operation.map(transform))
  }
}

extension Effect.Operation {
  fileprivate func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T>.Operation {
    switch self {
    case .none: .none
    case .send(let action, let scope): .send(transform(action), scope)
    case .run(let run): .run(run.map(transform))
    case .merge(let effects): .merge(effects.map { $0.map(transform) })
    case .concatenate(let effects): .concatenate(effects.map { $0.map(transform) })
    case .cancellable(let key, let cancelInFlight, let effect):
      .cancellable(key, cancelInFlight: cancelInFlight, effect.map(transform))
    case .throttle(let key, let interval, let latest, let effect):
      .throttle(key, interval, latest: latest, effect.map(transform))
    case .cancel(let key): .cancel(key)
    case .present(let path, let dismissal): .present(path, dismissal: transform(dismissal))
    case .cancelOthers(let place, let paths): .cancelOthers(place, paths)
    }
  }
}

extension Effect.Run {
  fileprivate func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T>.Run {
    Effect<T>.Run(priority: priority, name: name, location: location) { [operation] send in
      await operation(Send { send(transform($0)) })
    }
  }
}
