/// The logic of a feature: how each action changes the state, and which effects it starts.
///
/// A feature either composes other reducers in `body` or implements `reduce(into:action:)`. The
/// other requirement has a default implementation.
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
  /// The data that the feature needs for its logic and its views.
  associatedtype State

  /// The events that the feature handles, such as user input and the results of effects.
  associatedtype Action

  /// The type of `body`; `Never` if the feature implements `reduce(into:action:)`.
  associatedtype Body

  /// Changes the state in response to an action.
  ///
  /// - Returns: The effect for the store to run, or `.none`.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that make up this reducer, run from top to bottom.
  ///
  /// A store evaluates the body for each action, so the body can depend on values that change. If
  /// `@Reducer` can determine from the source that the result is always the same, the store
  /// evaluates the body only once. This requires a body that consists only of operators and of
  /// newly created reducers that store nothing but dependencies. A body that costs next to nothing
  /// to evaluate is evaluated for each action anyway.
  @ReducerBuilder<State, Action>
  var body: Body { get }

  /// The kind of this reducer, which determines whether the body that contains it can be reused.
  var _kind: _BodyKind { get }
}

/// A reducer with the state and actions of the reducer `R`.
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
  /// The body, which doesn't exist because the reducer implements `reduce(into:action:)`. Reading
  /// this property stops the program.
  public var body: Body {
    fatalError("'\(Self.self)' has no 'body', because it implements 'reduce(into:action:)'.")
  }
}

extension Reducer {
  /// The default kind: `cheap` for a reducer that holds nothing but dependencies, because it's the
  /// same each time it's created; `changing` for any other reducer.
  public var _kind: _BodyKind {
    let holdsNothing =
      MemoryLayout<Self>.size == 0
      || Mirror(reflecting: self).children.allSatisfy { $0.value is any CapturesDependencies }
    return holdsNothing ? .cheap : .changing
  }
}

extension Reducer where Body: Reducer<State, Action> {
  /// Runs the reducers of `body`.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let body = body
    if let request = ReusableBodyRequest.current, request.concerns(Self.self) {
      request.answer(body)
    }
    return body.reduce(into: &state, action: action)
  }
}
