import IssueReporting

/// What a reducer asks to be done outside of the state, and which may send actions back.
///
/// An effect is a description: nothing happens before a store receives it from its reducer.
///
/// ```swift
/// @Reducer
/// struct Greeter {
///   @ObservableState struct State { var greeting = "" }
///   enum Action { case greet, greeted(String) }
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .greet:
///         return .run { send in await send(.greeted("Hello")) }
///       case .greeted(let greeting):
///         state.greeting = greeting
///         return .none
///       }
///     }
///   }
/// }
///
/// let store = Store(initialState: Greeter.State()) { Greeter() }
/// await store.send(.greet).finish()
/// #expect(store.greeting == "Hello")
/// ```
public struct Effect<Action> {
  let operation: Operation

  /// One kind of work, as the store's effect runner reads it.
  indirect enum Operation {
    case none
    case send(Action, ActionScope?)
    case run(Run)
    case merge([Effect])
    case concatenate([Effect])
    case cancellable(CancelKey, cancelInFlight: Bool, Effect)
    case throttle(CancelKey, ThrottleInterval, latest: Bool, Effect)
    case cancel(CancelKey)
    case present(NavigationPath, dismissal: Action)
    case cancelOthers(PresentationPlace, Set<NavigationPath>)
  }

  /// An asynchronous piece of work, and where it was written.
  struct Run {
    let priority: TaskPriority?
    let name: String?
    let location: IssueLocation
    let operation: @Sendable (Send<Action>) async -> Void
  }

  /// Nothing to do.
  public static var none: Self { Self(operation: .none) }

  /// Sends an action back into the store before the current `send` returns.
  ///
  /// ```swift
  /// let store = Store(initialState: [String]()) {
  ///   Reduce<[String], String> { state, action in
  ///     state.append(action)
  ///     return action == "go" ? .send("gone") : .none
  ///   }
  /// }
  /// store.send("go")
  /// #expect(store.withState { $0 } == ["go", "gone"])
  /// ```
  public static func send(_ action: Action) -> Self {
    Self(operation: .send(action, nil))
  }

  /// Whether the effect is nothing but the notes that operators make of what is presented.
  var isBookkeeping: Bool {
    switch operation {
    case .none, .present, .cancelOthers, .cancel(.feature): true
    case .merge(let effects): effects.allSatisfy(\.isBookkeeping)
    default: false
    }
  }

  var isNone: Bool {
    if case .none = operation { true } else { false }
  }
}

/// An effect of the reducer `R`: one that sends its actions.
///
/// ```swift
/// @Reducer
/// struct Counter {
///   @ObservableState struct State { var count = 0 }
///   enum Action { case tap, add }
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .tap: return addLater()
///       case .add:
///         state.count += 1
///         return .none
///       }
///     }
///   }
///   func addLater() -> EffectOf<Self> { .send(.add) }
/// }
///
/// let store = Store(initialState: Counter.State()) { Counter() }
/// store.send(.tap)
/// #expect(store.count == 1)
/// ```
public typealias EffectOf<R: Reducer> = Effect<R.Action>

extension Effect.Operation: Sendable where Action: Sendable {}
extension Effect.Run: Sendable {}
extension Effect: Sendable where Action: Sendable {}
