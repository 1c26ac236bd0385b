/// A type-erased reducer of a parent and its children.
struct AnyReducer<State, Action>: Reducer {
  private let base: any Reducer<State, Action>

  init(_ base: any Reducer<State, Action>) { self.base = base }

  var _kind: _BodyKind { base._kind }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    base.reduce(into: &state, action: action)
  }
}
