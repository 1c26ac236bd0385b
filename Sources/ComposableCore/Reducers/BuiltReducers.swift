/// A reducer that runs two reducers of a builder, one after the other.
public struct PairReducer<First: Reducer, Second: Reducer<First.State, First.Action>>: Reducer {
  private let first: ResolvedReducer<First.State, First.Action>
  private let second: ResolvedReducer<First.State, First.Action>

  init(_ first: First, _ second: Second) {
    self.first = ResolvedReducer(first)
    self.second = ResolvedReducer(second)
  }

  /// The higher of the two reducers' kinds.
  public var _kind: _BodyKind { max(first.kind, second.kind) }

  /// Runs the first reducer, and then the second reducer on the resulting state.
  public func reduce(
    into state: inout First.State, action: First.Action
  ) -> Effect<First.Action> {
    let effect = first.reduce(into: &state, action: action)
    return effect.merge(with: second.reduce(into: &state, action: action))
  }
}

/// The reducer of an `if` without `else` in a builder.
public struct OptionalReducer<Wrapped: Reducer>: Reducer {
  let reducer: Wrapped?

  /// The kind, which is always `changing`, because the condition may have another value for the
  /// next action.
  public var _kind: _BodyKind { .changing }

  /// Runs the reducer if the condition was true.
  public func reduce(
    into state: inout Wrapped.State, action: Wrapped.Action
  ) -> Effect<Wrapped.Action> {
    reducer?.reduce(into: &state, action: action) ?? .none
  }
}

/// The reducer of an `if` with `else`, or of a `switch`, in a builder.
public enum EitherReducer<First: Reducer, Second: Reducer<First.State, First.Action>>: Reducer {
  case first(First)
  case second(Second)

  /// The kind, which is always `changing`, because the condition may have another value for the
  /// next action.
  public var _kind: _BodyKind { .changing }

  /// Runs the reducer of the chosen branch.
  public func reduce(
    into state: inout First.State, action: First.Action
  ) -> Effect<First.Action> {
    switch self {
    case .first(let reducer): reducer.reduce(into: &state, action: action)
    case .second(let reducer): reducer.reduce(into: &state, action: action)
    }
  }
}

/// The reducers of a `for` loop in a builder.
public struct SequenceReducer<Element: Reducer>: Reducer {
  let reducers: [Element]

  /// The kind, which is always `changing`, because the loop may create a different number of
  /// reducers for the next action.
  public var _kind: _BodyKind { .changing }

  /// Runs the reducers in order.
  public func reduce(
    into state: inout Element.State, action: Element.Action
  ) -> Effect<Element.Action> {
    reducers.reduce(.none) { $0.merge(with: $1.reduce(into: &state, action: action)) }
  }
}
