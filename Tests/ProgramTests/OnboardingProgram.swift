import ComposableTesting
import ComposableUI
import Testing

@Reducer
private struct Root {
  @ObservableState
  struct State: Equatable {
    var name: String?
    var onboarding: Onboarding.State?
  }

  enum Action {
    case onAppear
    case onboarding(Onboarding.Action)
  }

  @Dependency(\.storedName) var storedName

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .onAppear:
        state.name = storedName.load()
        if state.name == nil { state.onboarding = Onboarding.State() }
        return .none
      case let .onboarding(.delegate(.finished(name))):
        state.name = name
        state.onboarding = nil
        return .run { _ in await storedName.save(name) }
      case .onboarding:
        return .none
      }
    }
    .ifLet(\.onboarding, action: \.onboarding) { Onboarding() }
  }
}

@Reducer
private struct Onboarding {
  enum Page: Hashable { case welcome, name, done }

  @ObservableState
  struct State: Equatable {
    var name = ""
    var page = Page.welcome
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case doneButtonTapped

    enum Delegate: Equatable { case finished(name: String) }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.name) where state.name.count > 20:
        state.name = String(state.name.prefix(20))
        return .none
      case .binding, .delegate:
        return .none
      case .doneButtonTapped:
        return .send(.delegate(.finished(name: state.name)))
      }
    }
  }
}

@DependencyClient
private struct StoredName: Sendable {
  var load: @Sendable () -> String?
  var save: @Sendable (String) async -> Void
}

extension StoredName: TestDependencyKey {
  static let testValue = StoredName()
}

extension DependencyValues {
  fileprivate var storedName: StoredName {
    get { self[StoredName.self] }
    set { self[StoredName.self] = newValue }
  }
}

private struct RootView: View {
  let store: StoreOf<Root>

  var body: some View {
    Group {
      if let store = store.scope(state: \.onboarding, action: \.onboarding) {
        OnboardingView(store: store)
      } else if let name = store.name {
        Text("Hello, \(name)!")
      } else {
        ProgressView()
      }
    }
    .onAppear { store.send(.onAppear) }
  }
}

private struct OnboardingView: View {
  @Bindable var store: StoreOf<Onboarding>

  var body: some View {
    TabView(selection: $store.page) {
      Tab("Welcome", systemImage: "star", value: Onboarding.Page.welcome) {
        Text("This application greets you.")
      }
      Tab("Name", systemImage: "person", value: Onboarding.Page.name) {
        TextField("Your name", text: $store.name)
      }
      Tab("Done", systemImage: "checkmark", value: Onboarding.Page.done) {
        Button("Start") { store.send(.doneButtonTapped) }
          .disabled(store.name.isEmpty)
      }
    }
    .tabViewStyle(.page)
  }
}

@MainActor
@Suite struct OnboardingProgramTests {
  @Test func `a stored name skips the onboarding`() async {
    let store = TestStore(initialState: Root.State()) {
      Root()
    } withDependencies: {
      $0.storedName.load = { "Blob" }
    }

    await store.send(.onAppear) { $0.name = "Blob" }
  }

  @Test func `the user's name is requested and stored`() async {
    let stored = LockIsolated<String?>(nil)
    let store = TestStore(initialState: Root.State()) {
      Root()
    } withDependencies: {
      $0.storedName.load = { nil }
      $0.storedName.save = { stored.setValue($0) }
    }

    await store.send(.onAppear) { $0.onboarding = Onboarding.State() }
    await store.send(\.onboarding.binding.name, "A name of many letters") {
      $0.onboarding?.name = "A name of many lette"
    }
    await store.send(\.onboarding.doneButtonTapped)
    await store.receive(\.onboarding.delegate, .finished(name: "A name of many lette")) {
      $0.name = "A name of many lette"
      $0.onboarding = nil
    }
    await store.finish()
    #expect(stored.value == "A name of many lette")
  }

  @Test func `a user goes through the pages`() {
    let store = Store(initialState: Root.State()) {
      Root()
    } withDependencies: {
      $0.storedName.load = { nil }
      $0.storedName.save = { _ in }
    }
    let phone = Phone(RootView(store: store))

    #expect(phone.shows("This application greets you."))
    phone.tap("Name")
    phone.type("Blob", into: "Your name")
    phone.tap("Done")
    phone.tap("Start")

    #expect(phone.shows("Hello, Blob!"))
  }
}
