extension Store {
  /// Returns a binding to the store of a presented feature. The binding is `nil` while the
  /// feature's state is `nil`.
  func presentation<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>, at callSite: CallSite
  ) -> Binding<Store<ChildState, ChildAction>?> {
    let child = action.appending(path: \.presented)
    let shown = Shown()
    return Binding(
      get: {
        shown.identity = self.withState { $0[keyPath: state].map { ChildIdentity($0) } }
        return self.scope(state: state, action: child)
      },
      set: { store in
        guard store == nil else { return }
        self.dismiss(shown, state: state, action: action, at: callSite)
      }
    )
  }

  private func dismiss<ChildState, ChildAction>(
    _ shown: Shown, state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>, at callSite: CallSite
  ) {
    guard isPresenting(shown, in: state) else { return }
    send(AnyCasePath(action).embed(.dismiss))
    guard isPresenting(shown, in: state) else { return }
    callSite.report(
      """
      A binding to a store of '\(name(of: ChildState.self))' was set to nil, but the dismissal \
      sent as a '\(name(of: Action.self))' didn't set the feature's state to nil.

      The feature's reducer is probably not integrated: add 'ifLet' for the property, and make \
      sure that no reducer sets it again in response to the dismissal.
      """
    )
  }

  /// Returns whether a feature is presented and hasn't replaced the feature whose store was read
  /// last.
  private func isPresenting<ChildState>(
    _ shown: Shown, in state: KeyPath<State, ChildState?>
  ) -> Bool {
    let identity = withState { $0[keyPath: state].map { ChildIdentity($0) } }
    return identity != nil && (shown.identity == nil || shown.identity == identity)
  }
}

/// The feature whose store a binding returned last.
@MainActor
private final class Shown {
  var identity: ChildIdentity?
}
