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
/// To erase the type of a reducer, pass its method: `Reduce(child.reduce(into:action:))`.
public struct Reduce<State, Action>: Reducer {
  /// The kind of the reducer, which determines whether the body that contains it can be reused.
  public let _kind: _BodyKind
  private let run: (inout State, Action) -> Effect<Action>

  /// Creates a reducer that runs a closure for each action.
  // This is the only public initializer. If there were several, the compiler would report an error
  // in a closure's pattern as an ambiguous or wrong overload.
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

  /// Calls the closure that the reducer was made from.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    run(&state, action)
  }
}
