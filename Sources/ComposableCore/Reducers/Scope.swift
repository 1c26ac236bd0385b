import CustomDump

/// A reducer that runs a child feature on part of its parent's state.
///
/// The part is a property of a struct or a case of an enum. The child handles only its own actions.
///
/// Apart from running the child, an action for the child costs an access to the child's state. Any
/// other action costs only a check of its case.
///
/// ```swift
/// @Reducer
/// struct Counter {
///   @ObservableState struct State: Equatable { var count = 0 }
///   enum Action { case increment }
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .increment:
///         state.count += 1
///         return .none
///       }
///     }
///   }
/// }
///
/// @Reducer
/// struct TwoCounters {
///   @ObservableState
///   struct State {
///     var first = Counter.State()
///     var second = Counter.State()
///   }
///   enum Action { case first(Counter.Action), second(Counter.Action) }
///   var body: some ReducerOf<Self> {
///     Scope(state: \.first, action: \.first) { Counter() }
///     Scope(state: \.second, action: \.second) { Counter() }
///   }
/// }
///
/// let store = Store(initialState: TwoCounters.State()) { TwoCounters() }
/// store.send(.second(.increment))
/// #expect(store.first.count == 0 && store.second.count == 1)
/// ```
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  private let state: Part
  private let action: AnyCasePath<ParentAction, Child.Action>
  private let child: ResolvedReducer<Child.State, Child.Action>

  private enum Part {
    case whole(WritableKeyPath<ParentState, Child.State>)
    case property(WritableKeyPath<ParentState, Child.State>)
    case enumCase(AnyKeyPath, AnyCasePath<ParentState, Child.State>, IssueLocation)
  }

  /// Creates a reducer that runs `child` on a property of the state.
  public init<ChildState, ChildAction>(
    state: WritableKeyPath<ParentState, ChildState>,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where Child: Reducer<ChildState, ChildAction> {
    self.state = (state as AnyKeyPath) == \ParentState.self ? .whole(state) : .property(state)
    self.action = AnyCasePath(action)
    self.child = ResolvedReducer(child())
  }

  /// Creates a reducer that runs `child` on a case of the state.
  ///
  /// An action for the child that arrives while the state is in another case is reported as an
  /// issue, and the child doesn't handle it.
  public init<ChildState, ChildAction>(
    state: CaseKeyPath<ParentState, ChildState>,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  )
  where Child: Reducer<ChildState, ChildAction>, ParentState: CasePathable & _GeneratedCasePaths {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.state = .enumCase(state, AnyCasePath(state), location)
    self.action = AnyCasePath(action)
    self.child = ResolvedReducer(child())
  }

  /// The kind of the child, but at least `expensive`, because scoping is expensive to set up.
  public var _kind: _BodyKind { max(child.kind, .expensive) }

  /// Runs the child on its part of the state.
  public func reduce(
    into state: inout ParentState, action: ParentAction
  ) -> Effect<ParentAction> {
    guard let childAction = self.action.extract(from: action) else { return .none }
    let effect: Effect<Child.Action>
    switch self.state {
    case .whole(let keyPath):
      effect = child.reduce(into: &state[keyPath: keyPath], action: childAction)
    case .property(let keyPath):
      effect = FeaturePath.running(.ofChild(in: keyPath, .scope)) {
        child.reduce(intoCopy: &state[keyPath: keyPath], action: childAction)
      }
    case .enumCase(let keyPath, let path, let location):
      guard var childState = path.extract(from: state) else {
        location.reportAbsentState(operator: "Scope", action: action, absence: .otherCase)
        return .none
      }
      effect = FeaturePath.running(.ofChild(in: keyPath, .scope)) {
        child.reduce(into: &childState, action: childAction)
      }
      state = path.embed(childState)
    }
    return effect.map { [action = self.action] in action.embed($0) }
  }
}

extension Scope {
  /// Creates a reducer that runs `child` on a property of the state, without an argument label for
  /// the property.
  public init<ChildState, ChildAction>(
    _ state: WritableKeyPath<ParentState, ChildState>,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where Child: Reducer<ChildState, ChildAction> {
    self.init(state: state, action: action, child: child)
  }

  /// Creates a reducer that runs `child` on a case of the state, without an argument label for the
  /// case.
  public init<ChildState, ChildAction>(
    _ state: CaseKeyPath<ParentState, ChildState>,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  )
  where Child: Reducer<ChildState, ChildAction>, ParentState: CasePathable & _GeneratedCasePaths {
    self.init(
      state: state, action: action, child: child, fileID: fileID, filePath: filePath, line: line,
      column: column
    )
  }
}
