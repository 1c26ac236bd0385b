/// The former name of `Reducer`.
///
/// ```swift
/// struct Doubling: ReducerProtocol {
///   func reduce(into state: inout Int, action: Int) -> Effect<Int> {
///     state *= action
///     return .none
///   }
/// }
///
/// let store = Store(initialState: 2) { Doubling() }
/// store.send(3)
/// #expect(store.withState { $0 } == 6)
/// ```
@available(*, deprecated, message: "Use 'Reducer', or the '@Reducer' macro.")
public typealias ReducerProtocol = Reducer

/// The former name of `ReducerOf`.
@available(*, deprecated, message: "Use 'ReducerOf'.")
public typealias ReducerProtocolOf<R: Reducer> = Reducer<R.State, R.Action>

/// The former name of `Effect`.
@available(*, deprecated, message: "Use 'Effect'.")
public typealias EffectTask<Action> = Effect<Action>
