import IssueReporting

extension Store {
  /// Returns a binding to the path of a stack, for the stack's view.
  ///
  /// Writing a longer path pushes its last component. Writing a shorter path pops the elements that
  /// are missing from it.
  func components<ElementState, ElementAction>() -> Binding<[StackComponent<ElementState>]>
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    Binding(
      get: { self.ids.map { StackComponent(id: $0, state: nil) } },
      set: { self.follow($0) }
    )
  }

  private func follow<ElementState, ElementAction>(_ path: [StackComponent<ElementState>])
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    let former = self.ids
    if path.count > former.count, let state = path.last?.state {
      send(.push(id: nextElementID(after: former), state: state))
    } else if path.count < former.count {
      send(.popFrom(id: former[path.count]))
    }
    // A reducer can undo the change.
    let isUndone = path.count != former.count && withState(\.isIntegrated)
    guard self.ids == former, !isUndone else { return }
    reportIssue(
      """
      A view changed the path of a navigation stack of '\(name(of: ElementState.self))', but the \
      state didn't change.

      The stack's reducer is probably not integrated: add 'forEach' for the path.
      """
    )
  }
}
