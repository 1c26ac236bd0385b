import IssueReporting

/// Work that a reducer asks the store to run. It can send actions back.
///
/// An effect only describes the work, which starts when the reducer returns the effect to a store.
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

  /// The kinds of work that the effect runner of a store handles.
  indirect enum Operation {
    case none
    case send(Action, ActionScope?)
    case run(Run)
    case merge([Effect])
    case concatenate([Effect])
    case cancellable(CancelKey, cancelInFlight: Bool, Effect)
    case throttle(CancelKey, ThrottleInterval, latest: Bool, Effect)
    case cancel(CancelKey)
    case present(FeaturePath, dismissal: Action)
    case cancelOthers(PresentationPlace, Set<FeaturePath>)
  }

  /// Asynchronous work and its source location.
  struct Run {
    let priority: TaskPriority?
    let name: String?
    let location: IssueLocation
    let operation: @Sendable (Send<Action>) async -> Void
  }

  /// An effect that does nothing.
  public static var none: Self { Self(operation: .none) }

  /// Sends an action back into the store.
  ///
  /// If a reducer returns this effect, alone or in a `merge`, the store processes the action before
  /// the current `send` returns.
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

  /// Whether the effect only updates the store's record of presented features. Such an update can
  /// cancel the effects of features that are no longer presented.
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

/// An effect that sends actions of the reducer `R`.
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
