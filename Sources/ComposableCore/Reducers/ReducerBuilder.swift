/// A result builder that combines the reducers listed in a `body`. They run from top to bottom.
///
/// ```swift
/// @ReducerBuilder<Int, Int> func adding(twice: Bool) -> some Reducer<Int, Int> {
///   if twice { Adding() }
///   Adding()
/// }
/// struct Adding: Reducer {
///   func reduce(into state: inout Int, action: Int) -> Effect<Int> {
///     state += action
///     return .none
///   }
/// }
///
/// let store = Store(initialState: 1) { adding(twice: true) }
/// store.send(2)
/// #expect(store.withState { $0 } == 5)
/// ```
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// Returns a reducer unchanged.
  public static func buildExpression<R: Reducer<State, Action>>(_ reducer: R) -> R {
    reducer
  }

  /// Returns a type-erased version of a reducer whose concrete type isn't known.
  @_disfavoredOverload
  public static func buildExpression(
    _ reducer: any Reducer<State, Action>
  ) -> Reduce<State, Action> {
    Reduce(reducer, kind: .changing)
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

  /// Returns the reducer of an `if` without an `else`.
  public static func buildOptional<R: Reducer<State, Action>>(
    _ reducer: R?
  ) -> OptionalReducer<R> {
    OptionalReducer(reducer: reducer)
  }

  /// Returns the reducer of the first branch.
  public static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    first reducer: R0
  ) -> EitherReducer<R0, R1> {
    .first(reducer)
  }

  /// Returns the reducer of the second branch.
  public static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    second reducer: R1
  ) -> EitherReducer<R0, R1> {
    .second(reducer)
  }

  /// Returns a reducer that runs the reducers that a loop creates, in order.
  public static func buildArray<R: Reducer<State, Action>>(
    _ reducers: [R]
  ) -> SequenceReducer<R> {
    SequenceReducer(reducers: reducers)
  }

  /// Returns a type-erased version of the reducer in an `if #available` branch.
  public static func buildLimitedAvailability<R: Reducer<State, Action>>(
    _ reducer: R
  ) -> Reduce<State, Action> {
    Reduce(reducer, kind: reducer._kind)
  }

  /// Returns the finished body.
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R {
    reducer
  }
}
