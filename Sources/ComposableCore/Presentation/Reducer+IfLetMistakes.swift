// Unavailable overloads of `ifLet` for common mistakes, so that the compiler explains the fix.

extension Reducer {
  /// Diagnoses a key path that lacks the `$` of a presented property.
  ///
  /// ```swift, fails="'ifLet' needs a key path with '$' to a presented property"
  /// @Reducer struct Child {}
  ///
  /// @Reducer
  /// struct Parent {
  ///   @ObservableState struct State { @Presents var child: Child.State? }
  ///   enum Action { case child(PresentationAction<Child.Action>) }
  ///   var body: some ReducerOf<Self> {
  ///     EmptyReducer()
  ///       .ifLet(\.child, action: \.child) { Child() }
  ///   }
  /// }
  /// ```
  @available(
    *, unavailable,
    message: """
      'ifLet' needs a key path with '$' to a presented property: write '\\.$child', and \
      mark the property with '@Presents'.
      """
  )
  @_disfavoredOverload
  public func ifLet<Slot: _ChildSlot, Actions: CasePathable>(
    _ state: WritableKeyPath<State, Slot>,
    action: CaseKeyPath<Action, Actions>,
    @ReducerBuilder<Slot._Child, Actions._ChildAction>
    then wrapped: () -> some Reducer<Slot._Child, Actions._ChildAction>
  ) -> some Reducer<State, Action>
  where Slot._Kind == _OptionalSlot, Actions._Slot == _PresentedSlot {
    self
  }

  /// Diagnoses an action case whose payload isn't a `PresentationAction`.
  ///
  /// ```swift, fails="'ifLet' needs a 'PresentationAction'"
  /// @Reducer struct Child { enum Action { case save } }
  ///
  /// @Reducer
  /// struct Parent {
  ///   @ObservableState struct State { @Presents var child: Child.State? }
  ///   enum Action { case child(Child.Action) }
  ///   var body: some ReducerOf<Self> {
  ///     EmptyReducer()
  ///       .ifLet(\.$child, action: \.child) { Child() }
  ///   }
  /// }
  /// ```
  @available(
    *, unavailable,
    message: """
      'ifLet' needs a 'PresentationAction': declare the case as \
      'case child(PresentationAction<Child.Action>)'.
      """
  )
  @_disfavoredOverload
  public func ifLet<Slot: _ChildSlot, Actions: CasePathable>(
    _ state: WritableKeyPath<State, Slot>,
    action: CaseKeyPath<Action, Actions>,
    @ReducerBuilder<Slot._Child, Actions._ChildAction>
    then wrapped: () -> some Reducer<Slot._Child, Actions._ChildAction>
  ) -> some Reducer<State, Action>
  where Slot._Kind == _PresentedSlot, Actions._Slot == _OptionalSlot {
    self
  }

  /// Diagnoses a presented feature whose reducer is missing.
  ///
  /// ```swift, fails="'ifLet' requires a reducer for the presented feature"
  /// @Reducer struct Child {}
  ///
  /// @Reducer
  /// struct Parent {
  ///   @ObservableState struct State { @Presents var child: Child.State? }
  ///   enum Action { case child(PresentationAction<Child.Action>) }
  ///   var body: some ReducerOf<Self> {
  ///     EmptyReducer()
  ///       .ifLet(\.$child, action: \.child)
  ///   }
  /// }
  /// ```
  @available(
    *, unavailable,
    message: """
      'ifLet' requires a reducer for the presented feature: '.ifLet(\\.$child, action: \\.child) { \
      Child() }'. The closure can be omitted only for alerts, dialogs, and enums declared with \
      '@Reducer'.
      """
  )
  @_disfavoredOverload
  public func ifLet<DestinationState, DestinationAction>(
    _ state: WritableKeyPath<State, PresentationState<DestinationState>>,
    action: CaseKeyPath<Action, PresentationAction<DestinationAction>>
  ) -> some Reducer<State, Action> {
    self
  }
}
