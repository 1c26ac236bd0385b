/// A reducer made from a closure.
///
/// ```swift
/// let adding = Reduce<Int, Int> { state, action in
///   state += action
///   return .none
/// }
///
/// var number = 2
/// _ = adding.reduce(into: &number, action: 3)
/// #expect(number == 5)
/// ```
///
/// To hide the type of a reducer, pass its function: `Reduce(child.reduce(into:action:))`.
public struct Reduce<State, Action>: Reducer {
  public let _kind: _BodyKind
  private let run: (inout State, Action) -> Effect<Action>

  /// The reducer that runs `reduce` on each action.
  // The only public initializer: given another to choose from, the compiler reports a mistake in a
  // closure's pattern as a wrong choice.
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    run = reduce
    _kind = .cheap
  }

  init(_ reducer: some Reducer<State, Action>, kind: _BodyKind) {
    run = ResolvedReducer(reducer).reduce(into:action:)
    _kind = kind
  }

  init(
    kind: _BodyKind, _ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>
  ) {
    run = reduce
    _kind = kind
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    run(&state, action)
  }
}
