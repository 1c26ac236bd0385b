/// Runs the processing of an action inside of something, such as the transaction of an animation.
package typealias ActionScope = @MainActor @Sendable (@MainActor () -> Void) -> Void

extension Effect {
  /// The same work, with each action that it sends processed inside of a scope.
  ///
  /// A scope that the effect has already is inside of the new one.
  package func sending(in scope: @escaping ActionScope) -> Self {
    Self(operation: operation.sending(in: scope))
  }
}

extension Effect.Operation {
  fileprivate func sending(in scope: @escaping ActionScope) -> Self {
    switch self {
    case .none, .cancel, .present, .cancelOthers: self
    case .send(let action, let inner): .send(action, inner.map { nested($0, in: scope) } ?? scope)
    case .run(let run): .run(run.sending(in: scope))
    case .merge(let effects): .merge(effects.map { $0.sending(in: scope) })
    case .concatenate(let effects): .concatenate(effects.map { $0.sending(in: scope) })
    case .cancellable(let key, let cancelInFlight, let effect):
      .cancellable(key, cancelInFlight: cancelInFlight, effect.sending(in: scope))
    case .throttle(let key, let interval, let latest, let effect):
      .throttle(key, interval, latest: latest, effect.sending(in: scope))
    }
  }
}

extension Effect.Run {
  fileprivate func sending(in scope: @escaping ActionScope) -> Self {
    Self(priority: priority, name: name, location: location) { [operation] send in
      await operation(Send { action in scope { send(action) } })
    }
  }
}

private func nested(_ inner: @escaping ActionScope, in outer: @escaping ActionScope) -> ActionScope {
  { work in outer { inner(work) } }
}
