// Unavailable overloads of `scope` that match common mistakes, so that the compiler suggests a fix.

extension Bindable {
  /// Diagnoses a presentation whose actions don't include a dismissal.
  ///
  /// ```swift, fails="'$store.scope' needs a 'PresentationAction'"
  /// @Reducer
  /// struct Child {
  ///   @ObservableState struct State { var name = "" }
  ///   enum Action { case save }
  /// }
  ///
  /// @Reducer
  /// struct Parent {
  ///   @ObservableState struct State { @Presents var child: Child.State? }
  ///   enum Action { case child(Child.Action) }
  /// }
  ///
  /// struct ParentView: View {
  ///   @Bindable var store: StoreOf<Parent>
  ///   var body: some View {
  ///     Text("Parent")
  ///       .sheet(item: $store.scope(state: \.child, action: \.child)) { Text($0.name) }
  ///   }
  /// }
  /// ```
  @available(
    *, unavailable,
    message: """
      '$store.scope' needs a 'PresentationAction' or a 'StackAction': declare the case as \
      'case child(PresentationAction<Child.Action>)'.
      """
  )
  @_disfavoredOverload
  @MainActor
  public func scope<State, Action, Slot: _NavigationSlot, Actions: CasePathable>(
    state: KeyPath<State, Slot>, action: CaseKeyPath<Action, Actions>
  ) -> Binding<Store<Slot._StoreState, Actions._ChildAction>?>
  where Value == Store<State, Action>, Actions._Slot == _OptionalSlot {
    fatalError()
  }

  /// Diagnoses a presentation of state that isn't optional.
  ///
  /// ```swift, fails="'$store.scope' needs optional state"
  /// @Reducer
  /// struct Child {
  ///   @ObservableState struct State { var name = "" }
  ///   enum Action { case save }
  /// }
  ///
  /// @Reducer
  /// struct Parent {
  ///   @ObservableState struct State { var child = Child.State() }
  ///   enum Action { case child(PresentationAction<Child.Action>) }
  /// }
  ///
  /// struct ParentView: View {
  ///   @Bindable var store: StoreOf<Parent>
  ///   var body: some View {
  ///     Text("Parent")
  ///       .sheet(item: $store.scope(state: \.child, action: \.child)) { Text($0.name) }
  ///   }
  /// }
  /// ```
  @available(
    *, unavailable,
    message: """
      '$store.scope' needs optional state or a 'StackState': declare the property as \
      '@Presents var child: Child.State?'.
      """
  )
  @_disfavoredOverload
  @MainActor
  public func scope<State, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    fatalError()
  }
}
