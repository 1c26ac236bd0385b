extension View {
  /// Synchronizes the focus in a store's state with the focus in the view, in both directions.
  ///
  /// Initially, the view takes its focus from the state.
  ///
  /// ```swift
  /// @Reducer
  /// struct Form {
  ///   @ObservableState struct State { var isNameFocused = false; var name = "" }
  ///   enum Action: BindableAction { case binding(BindingAction<State>) }
  ///   var body: some ReducerOf<Self> { BindingReducer() }
  /// }
  ///
  /// struct FormView: View {
  ///   @Bindable var store: StoreOf<Form>
  ///   @FocusState var isNameFocused: Bool
  ///
  ///   var body: some View {
  ///     TextField("Name", text: $store.name)
  ///       .focused($isNameFocused)
  ///       .bind($store.isNameFocused, to: $isNameFocused)
  ///   }
  /// }
  ///
  /// let store = Store(initialState: Form.State()) { Form() }
  /// let phone = Phone(FormView(store: store))
  /// phone.type("Mira", into: "Name")
  /// #expect(store.isNameFocused && phone.shows("Name: Mira"))
  /// ```
  public func bind<Value: Hashable>(
    _ modelValue: Binding<Value>, to viewValue: FocusState<Value>.Binding
  ) -> some View {
    onChange(of: modelValue.wrappedValue, initial: true) { _, new in
      if viewValue.wrappedValue != new { viewValue.wrappedValue = new }
    }
    .onChange(of: viewValue.wrappedValue) { _, new in
      if modelValue.wrappedValue != new { modelValue.wrappedValue = new }
    }
  }
}
