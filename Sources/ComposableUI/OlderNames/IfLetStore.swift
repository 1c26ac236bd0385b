/// A view that shows an optional feature, or other content while there is no feature.
///
/// ```swift
/// @Reducer
/// struct Parent {
///   struct State: Equatable { var child: Int? }
///   enum Action { case toggle, child(Never) }
///   var body: some ReducerOf<Self> {
///     Reduce { state, _ in
///       state.child = state.child == nil ? 7 : nil
///       return .none
///     }
///   }
/// }
///
/// struct ParentView: View {
///   let store: StoreOf<Parent>
///
///   var body: some View {
///     IfLetStore(store.scope(state: \.child, action: { .child($0) })) { child in
///       Text("Child: \(child.withState { $0 })")
///     } else: {
///       Text("No child")
///     }
///   }
/// }
///
/// let store = Store(initialState: Parent.State()) { Parent() }
/// let phone = Phone(ParentView(store: store))
/// #expect(phone.shows("No child"))
/// store.send(.toggle)
/// #expect(phone.shows("Child: 7"))
/// ```
@available(
  *, deprecated,
  message: "Use 'if let child = store.scope(state: \\.child, action: \\.child) { … } else { … }'."
)
public struct IfLetStore<State, Action, Content: View, Otherwise: View>: View {
  private let store: Store<State?, Action>
  private let content: @MainActor (Store<State, Action>) -> Content
  private let otherwise: () -> Otherwise

  /// Creates a view of an optional feature, with other content to show while there is no feature.
  public init(
    _ store: Store<State?, Action>,
    @ViewBuilder then content: @escaping @MainActor (Store<State, Action>) -> Content,
    @ViewBuilder else otherwise: @escaping () -> Otherwise
  ) {
    self.store = store
    self.content = content
    self.otherwise = otherwise
  }

  /// Creates a view of an optional feature. It's empty while there is no feature.
  public init(
    _ store: Store<State?, Action>,
    @ViewBuilder then content: @escaping @MainActor (Store<State, Action>) -> Content
  ) where Otherwise == EmptyView {
    self.init(store, then: content, else: { EmptyView() })
  }

  /// Creates a view of a presented feature, with other content to show while there is no feature.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then content: @escaping @MainActor (Store<State, Action>) -> Content,
    @ViewBuilder else otherwise: @escaping () -> Otherwise
  ) {
    self.init(
      store.scope(state: { $0.wrappedValue }, action: { .presented($0) }), then: content,
      else: otherwise)
  }

  /// Creates a view of a presented feature. It's empty while there is no feature.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then content: @escaping @MainActor (Store<State, Action>) -> Content
  ) where Otherwise == EmptyView {
    self.init(store, then: content, else: { EmptyView() })
  }

  /// The feature's view or, if there is no feature, the other content.
  public var body: some View {
    if let state = store.withState({ $0 }) {
      // The store can outlive the optional state. It then continues to show this value.
      content(store.scope(state: { $0 ?? state }, action: { $0 }))
    } else {
      otherwise()
    }
  }
}
