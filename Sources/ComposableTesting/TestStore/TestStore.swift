@_exported import ComposableCore
import CustomDump
import IssueReporting

/// A store for tests, in which every action, state change, and effect must be asserted.
///
/// ```swift
/// @Reducer
/// struct Bakery {
///   struct State: Equatable { var loaves = 0; var sign: String? }
///   enum Action { case loafBaked, signPainted(String) }
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .loafBaked:
///         state.loaves += 1
///         return .send(.signPainted("Loaves today: \(state.loaves)"))
///       case .signPainted(let sign):
///         state.sign = sign
///         return .none
///       }
///     }
///   }
/// }
///
/// let store = TestStore(initialState: Bakery.State()) { Bakery() }
///
/// await store.send(.loafBaked) {
///   $0.loaves = 1
/// }
/// await store.receive(\.signPainted) {
///   $0.sign = "Loaves today: 1"
/// }
/// ```
///
/// A test fails if it leaves anything unasserted: a state change, an action that an effect sent, or
/// an effect that is still running when the test ends. To assert less, set ``exhaustivity``.
@MainActor
public final class TestStore<State: Equatable, Action> {
  /// The extent to which the test must assert the feature's behavior. The default is
  /// ``Exhaustivity/on``.
  public var exhaustivity = Exhaustivity.on

  /// The time that `receive` and `finish` wait by default; initially one second.
  public var timeout: Duration

  /// The state after the last action that was asserted or skipped; before the first such action,
  /// the initial state.
  ///
  /// In the closure of `send` or `receive`, this is the state before the action.
  public internal(set) var state: State

  /// Whether the store makes all tasks of the process run on the main actor, one at a time, in the
  /// order in which they become ready; initially `true`.
  ///
  /// Set it to `false` to test a feature whose effects have to run at the same time. Another test
  /// store that is alive may still make tasks serial.
  public var useMainSerialExecutor: Bool {
    get { executor != nil }
    set { executor = newValue ? executor ?? MainSerialExecutor() : nil }
  }

  /// Whether the feature has dismissed itself.
  public internal(set) var isDismissed = false

  /// The actions that effects have sent but the test hasn't asserted yet, oldest first.
  var received: [ProcessedAction<State, Action>] = []

  /// The location of the `send` that started each group of running effects.
  var origins: [ObjectIdentifier: IssueLocation] = [:]

  /// The running effects that `finish` has already reported.
  var unfinished: [EffectNode] = []

  /// The recorded events, oldest first.
  var history: [Moment] = []

  let core: RootCore<State, Action>
  let location: IssueLocation
  private var executor: MainSerialExecutor? = MainSerialExecutor()
  private var latest: State

  /// Creates a test store that runs the reducers of a builder.
  ///
  /// - Parameters:
  ///   - initialState: The initial state.
  ///   - reducer: The reducer of the feature. The closure is called once.
  ///   - prepareDependencies: A closure that overrides dependencies, including those that the
  ///     initial state and the reducer's initializer read.
  public init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    // The closure needs `self`, which can't be captured before all properties are initialized.
    let dismissal = RootDismissal()
    let dependencies = DependencyValues._current.updated(prepareDependencies)
    core = DependencyValues.$_current.withValue(dependencies) {
      RootCore(
        initialState: initialState(), reducer: reducer(), dependencies: dependencies,
        root: StoreRoot(dismissal: { dismissal.perform?() })
      )
    }
    state = core.state
    latest = state
    timeout = .seconds(1)
    location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    dismissal.perform = { [weak self] in self?.dismiss() }
    core.observer = { [weak self] in self?.observe($0) }
    core.root.effectObserver = { [weak self] in self?.record($0) }
  }

  // An isolated deinit couldn't read the task-local values that identify the running test.
  deinit { onMainQueue { assertNothingIsLeft() } }

  /// The dependencies of the feature. Changes take effect with the next action.
  public var dependencies: DependencyValues {
    get { core.dependencies.beingSet(true) }
    set { core.dependencies = newValue.settled(in: core.dependencies) }
  }

  private func observe(_ processed: ProcessedAction<State, Action>) {
    record(.action(processed, before: latest))
    latest = processed.state
    switch processed.origin {
    case .sender: sent = processed
    case .effect: received.append(processed)
    }
  }

  /// The result of processing the action that the test is sending.
  var sent: ProcessedAction<State, Action>?

  private func dismiss() {
    isDismissed = true
    core.root.cancelAll()
  }
}

/// A test store for the state and the actions of the reducer `R`.
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
/// let store: TestStoreOf<Child> = TestStore(initialState: Child.State()) { Child() }
/// await store.send(.tap) { $0.count = 1 }
/// ```
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable

/// The handler for the dismissal of a test store's feature.
@MainActor
private final class RootDismissal {
  var perform: (@MainActor () -> Void)?

  nonisolated init() {}
}
