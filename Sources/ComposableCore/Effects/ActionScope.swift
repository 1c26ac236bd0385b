/// A function that wraps the processing of an action, for example in an animation's transaction.
package typealias ActionScope = @MainActor @Sendable (@MainActor () -> Void) -> Void

extension Effect {
  /// Returns an effect that does the same work, and whose actions are processed in a scope.
  ///
  /// If the effect already has a scope, that scope is nested in the new scope.
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

private func nested(_ inner: @escaping ActionScope, in outer: @escaping ActionScope) -> ActionScope
{
  { work in outer { inner(work) } }
}
