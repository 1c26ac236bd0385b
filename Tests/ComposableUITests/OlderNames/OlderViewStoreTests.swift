import ComposableTesting
import ComposableUI
import Testing

/// Features with view stores, as they were written before state was observable.
@MainActor
@Suite struct OlderViewStoreTests {
  @Test func `a form binds its fields to properties marked as binding state`() async {
    let store = Store(initialState: BoundForm.State()) { BoundForm() }
    let phone = Phone(BoundFormView(store: store))

    phone.type("Mira", into: "Name")
    phone.toggle("Loud")
    #expect(phone.shows("Hello, Mira!") && phone.shows("Loud (on)") && phone.shows("Volume: 11"))
    phone.tap("Reset")
    #expect(phone.shows("Hello, !") && phone.shows("Loud (off)"))

    let test = TestStore(initialState: BoundForm.State()) { BoundForm() }
    await test.send(.set(\.$isLoud, true)) {
      $0.isLoud = true
      $0.volume = 11
    }
    await test.send(.binding(.set(\.$name, "Mira"))) { $0.name = "Mira" }
    await test.send(\.binding.$name, "Mira K.") { $0.name = "Mira K." }
  }

  @Test func `a view observes a view store in an '@ObservedObject' property`() {
    let store = Store(initialState: BoundForm.State()) { BoundForm() }
    let phone = Phone(KeptViewStoreView(store: store))

    #expect(phone.shows("Hello, !"))
    store.send(.set(\.$name, "Mira"))
    #expect(phone.shows("Hello, Mira!"))
  }

  @Test func `a view can define its own state and actions`() {
    let store = Store(initialState: BoundForm.State()) { BoundForm() }
    let phone = Phone(SummaryView(store: store))

    phone.toggle("Loud")
    #expect(phone.shows("Loud (on)") && store.withState { $0.volume } == 11)
    phone.tap("Reset")
    #expect(phone.shows("Loud (off)"))
  }

  @Test func `a view is evaluated again when another part of the program changes the state`() {
    let store = Store(initialState: BoundForm.State()) { BoundForm() }
    let phone = Phone(BoundFormView(store: store))
    #expect(phone.shows("Hello, !"))

    store.send(.set(\.$name, "Mira"))
    #expect(phone.shows("Hello, Mira!"))
  }

  @Test func `the case of an element's state determines the screen of the stack`() {
    let store = Store(initialState: OlderStack.State()) { OlderStack() }
    let phone = Phone(OlderStackView(store: store))

    phone.tap("Form")
    phone.type("Mira", into: "Name")
    #expect(phone.shows("Hello, Mira!"))
    phone.goBack()
    phone.tap("Count")
    #expect(phone.shows("Count: 3"))
    #expect(store.withState { $0.path.count } == 1)
  }

  @Test func `waiting for a condition ends when its task is cancelled`() async {
    let store = Store(initialState: true) { EmptyReducer<Bool, Never>() }
    let viewStore = ViewStore(store, observe: { $0 })
    let waiting = Task { await viewStore.yield(while: { $0 }) }

    waiting.cancel()
    await waiting.value
    #expect(viewStore.state)
  }
}

@available(*, deprecated, message: "It tests deprecated declarations.")
private struct BoundForm: Reducer {
  struct State: Equatable {
    @BindingState var name = ""
    @BindingState var isLoud = false
    var volume = 3
  }

  @CasePathable
  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case resetButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.$isLoud):
        state.volume = state.isLoud ? 11 : 3
        return .none
      case .binding:
        return .none
      case .resetButtonTapped:
        state = State()
        return .none
      }
    }
  }
}



@available(*, deprecated, message: "It tests deprecated declarations.")
private struct BoundFormView: View {
  let store: StoreOf<BoundForm>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Form {
        TextField("Name", text: viewStore.$name)
        Text("Hello, \(viewStore.name)!")
        Toggle("Loud", isOn: viewStore.$isLoud)
        Text("Volume: \(viewStore.volume)")
        Button("Reset") { viewStore.send(.resetButtonTapped) }
      }
    }
  }
}

@available(*, deprecated, message: "It tests deprecated declarations.")
private struct SummaryView: View {
  let store: StoreOf<BoundForm>

  struct ViewState: Equatable {
    @BindingViewState var isLoud: Bool
    var name: String

    init(store: BindingViewStore<BoundForm.State>) {
      _isLoud = store.$isLoud
      name = store.name
    }
  }

  enum ViewAction: BindableAction {
    case binding(BindingAction<BoundForm.State>)
    case reset
  }

  var body: some View {
    WithViewStore(
      store, observe: ViewState.init,
      send: { (action: ViewAction) -> BoundForm.Action in
        switch action {
        case .binding(let action): .binding(action)
        case .reset: .resetButtonTapped
        }
      }
    ) { viewStore in
      Toggle("Loud", isOn: viewStore.$isLoud)
      Button("Reset") { viewStore.send(.reset) }
    }
  }
}

@available(*, deprecated, message: "It tests deprecated declarations.")
private struct OlderStack: Reducer {
  struct State: Equatable { var path = StackState<Path.State>() }
  @CasePathable enum Action { case path(StackAction<Path.State, Path.Action>) }

  struct Path: Reducer {
    @CasePathable enum State: Equatable { case form(BoundForm.State), count(Int) }
    @CasePathable enum Action { case form(BoundForm.Action), count(Never) }

    var body: some ReducerOf<Self> {
      Scope(state: \.form, action: \.form) { BoundForm() }
    }
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.path, action: \.path) { Path() }
  }
}



@available(*, deprecated, message: "It tests deprecated declarations.")
private struct OlderStackView: View {
  let store: StoreOf<OlderStack>

  var body: some View {
    NavigationStackStore(store.scope(state: { $0.path }, action: { .path($0) })) {
      NavigationLink("Form", state: OlderStack.Path.State.form(BoundForm.State()))
      NavigationLink("Count", state: OlderStack.Path.State.count(3))
    } destination: { (state: OlderStack.Path.State) in
      switch state {
      case .form:
        CaseLet(
          { (state: OlderStack.Path.State) in state[case: \.form] },
          action: OlderStack.Path.Action.form, then: BoundFormView.init(store:))
      case .count:
        CaseLet(
          { (state: OlderStack.Path.State) in state[case: \.count] },
          action: OlderStack.Path.Action.count
        ) { count in
          Text("Count: \(count.withState { $0 })")
        }
      }
    }
  }
}

@available(*, deprecated, message: "It tests deprecated declarations.")
private struct KeptViewStoreView: View {
  @ObservedObject var viewStore: ViewStoreOf<BoundForm>

  init(store: StoreOf<BoundForm>) {
    viewStore = ViewStore(store, observe: { $0 })
  }

  var body: some View { Text("Hello, \(viewStore.name)!") }
}
