/// How a feature's state changes with each of its actions, and what it does in the outside world.
///
/// A feature either composes other reducers in `body`, or does the work itself in
/// `reduce(into:action:)`; the other of the two is given.
///
/// ```swift
/// struct Doubling: Reducer {
///   func reduce(into state: inout Int, action: Int) -> Effect<Int> {
///     state *= action
///     return .none
///   }
/// }
///
/// var number = 2
/// _ = Doubling().reduce(into: &number, action: 3)
/// #expect(number == 6)
/// ```
public protocol Reducer<State, Action> {
  /// All that the feature knows.
  associatedtype State

  /// All that can happen in the feature.
  associatedtype Action

  /// The type of `body`; `Never` where `reduce(into:action:)` is written by hand.
  associatedtype Body

  /// Changes the state in answer to an action.
  ///
  /// - Returns: What is to be done outside of the state; `.none` for nothing.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that this one is composed of, run from top to bottom.
  ///
  /// It is evaluated for each action, unless a store can tell that it would be the same again: when
  /// it has no conditions and no loops, and reads no dependency. What else may change, as a static
  /// variable, is to be read where the work is done, inside of `Reduce`, or in a condition.
  @ReducerBuilder<State, Action>
  var body: Body { get }

  /// What a store knows of a body of this type before it evaluates the body again.
  var _kind: _BodyKind { get }
}

/// Any reducer of the state and the actions of the reducer `R`.
///
/// ```swift
/// @Reducer
/// struct Child {
///   @ObservableState struct State: Equatable { var count = 0 }
///   enum Action { case tap }
///   var body: some ReducerOf<Self> {
///     Reduce { state, _ in
///       state.count += 1
///       return .none
///     }
///   }
/// }
///
/// func logged(_ child: some ReducerOf<Child>) -> some ReducerOf<Child> {
///   child._printChanges(nil)
/// }
/// let store = Store(initialState: Child.State()) { logged(Child()) }
/// store.send(.tap)
/// #expect(store.count == 1)
/// ```
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer where Body == Never {
  /// A reducer that implements `reduce(into:action:)` has no body.
  public var body: Body {
    fatalError("\(Self.self) has no body: it implements reduce(into:action:)")
  }
}

extension Reducer {
  public var _kind: _BodyKind { .cheap }
}

extension Reducer where Body: Reducer<State, Action> {
  /// Runs the reducers of `body`.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let question = BodyQuestion.current, question.isAbout(Self.self) else {
      return body.reduce(into: &state, action: action)
    }
    let body = body
    question.answer(body)
    return body.reduce(into: &state, action: action)
  }
}
