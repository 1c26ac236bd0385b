/// The result builder that `@Reducer` adds to a `body` that is the same for each action.
///
/// A body is known to be the same if its source consists only of operators and calls to
/// initializers, without conditions, loops, variables, or values from elsewhere.
@resultBuilder
public enum ConstantReducerBuilder<State, Action> {
  /// Returns a reducer unchanged.
  public static func buildExpression<R: Reducer<State, Action>>(_ reducer: R) -> R {
    reducer
  }

  /// Returns a reducer that does nothing, for an empty body.
  public static func buildBlock() -> EmptyReducer<State, Action> {
    EmptyReducer()
  }

  /// Returns the first reducer of a body.
  public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R {
    first
  }

  /// Returns a reducer that runs the previous reducers and then the next reducer.
  public static func buildPartialBlock<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    accumulated: R0, next: R1
  ) -> PairReducer<R0, R1> {
    PairReducer(accumulated, next)
  }

  /// Returns the finished body, which doesn't change between actions.
  public static func buildFinalResult<R: Reducer<State, Action>>(
    _ reducer: R
  ) -> ConstantReducer<R> {
    ConstantReducer(reducer: reducer)
  }
}

/// A body that is the same each time it's evaluated, provided that its reducers are the same, too.
public struct ConstantReducer<Base: Reducer>: Reducer {
  let reducer: Base

  /// The kind of the built reducer.
  public var _kind: _BodyKind { reducer._kind }

  /// Runs the built reducer.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    reducer.reduce(into: &state, action: action)
  }
}

/// A body that's known from its source to be constant.
protocol ConstantBody: Reducer {}

extension ConstantReducer: ConstantBody {}
