/// A view of a feature whose state is an enum, with a `CaseLet` for each case.
///
/// ```swift
/// @CasePathable @dynamicMemberLookup
/// enum AppState { case signedOut(String), signedIn(Int) }
/// enum AppAction { case signedOut(String), signedIn(Never) }
///
/// struct AppView: View {
///   let store: Store<AppState, AppAction>
///
///   var body: some View {
///     SwitchStore(store) { state in
///       switch state {
///       case .signedOut:
///         CaseLet(\AppState.signedOut, action: AppAction.signedOut) { name in
///           Button("Sign in") { name.send("Mira") }
///         }
///       case .signedIn:
///         CaseLet(\AppState.signedIn, action: AppAction.signedIn) { count in
///           Text("Visits: \(count.withState { $0 })")
///         }
///       }
///     }
///   }
/// }
///
/// let store = Store(initialState: AppState.signedOut("")) {
///   Reduce<AppState, AppAction> { state, _ in
///     state = .signedIn(1)
///     return .none
///   }
/// }
/// let phone = Phone(AppView(store: store))
/// phone.tap("Sign in")
/// #expect(phone.shows("Visits: 1"))
/// ```
@available(
  *, deprecated, message: "Use 'switch store.case { … }' with a '@Reducer enum'."
)
public struct SwitchStore<State, Action, Content: View>: View {
  private let store: Store<State, Action>
  private let content: @MainActor (State) -> Content

  /// Creates a view whose content depends on the case of the state.
  public init(
    _ store: Store<State, Action>, @ViewBuilder content: @escaping @MainActor (State) -> Content
  ) {
    self.store = store
    self.content = content
  }

  /// The content for the current case.
  public var body: some View {
    content(store.withState { $0 }).environment(\.switchedStore, store)
  }
}

/// The view of one case in a `SwitchStore`.
@available(
  *, deprecated, message: "Use 'switch store.case { … }' with a '@Reducer enum'."
)
public struct CaseLet<EnumState, EnumAction, CaseState, CaseAction, Content: View>: View {
  private let toCaseState: (EnumState) -> CaseState?
  private let fromCaseAction: (CaseAction) -> EnumAction
  private let content: @MainActor (Store<CaseState, CaseAction>) -> Content
  @Environment(\.switchedStore) private var store

  /// Creates a view of one case. It's empty outside a `SwitchStore` and while the state is in
  /// another case.
  public init(
    _ toCaseState: @escaping (EnumState) -> CaseState?,
    action fromCaseAction: @escaping (CaseAction) -> EnumAction,
    @ViewBuilder then content: @escaping @MainActor (Store<CaseState, CaseAction>) -> Content
  ) {
    self.toCaseState = toCaseState
    self.fromCaseAction = fromCaseAction
    self.content = content
  }

  /// The view of the case's feature.
  public var body: some View {
    if let store = store as? Store<EnumState, EnumAction>,
      let state = store.withState(toCaseState)
    {
      let toCaseState = toCaseState
      content(store.scope(state: { toCaseState($0) ?? state }, action: fromCaseAction))
    }
  }
}

extension EnvironmentValues {
  private struct SwitchedStoreKey: EnvironmentKey {
    static var defaultValue: AnyObject? { nil }
  }

  /// The store of the nearest enclosing `SwitchStore`, or `nil` if there is none.
  fileprivate var switchedStore: AnyObject? {
    get { self[SwitchedStoreKey.self] }
    set { self[SwitchedStoreKey.self] = newValue }
  }
}
