import ComposableTesting
import ComposableUI
import Testing

@Reducer
private struct ChooseName {
  @ObservableState
  struct State: Equatable {
    var isConfirmed = false
    var name = ""
    var status = Status.empty

    var canContinue: Bool { status == .free && isConfirmed }
  }

  @CasePathable
  enum Status: Equatable {
    case empty
    case checking
    case free
    case taken(suggestion: String)
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case checked(Status)
    case suggestionTapped
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.isNameFree) var isNameFree
  private enum CancelID { case check }

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.name) { _, name in
        Reduce { state, _ in
          guard !name.isEmpty else {
            state.status = .empty
            return .cancel(id: CancelID.check)
          }
          state.status = .checking
          return .run { send in
            let isFree = try await isNameFree(name)
            await send(.checked(isFree ? .free : .taken(suggestion: name + "1")))
          }
          .debounce(id: CancelID.check, for: .milliseconds(300), clock: clock)
        }
      }
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .checked(let status):
        state.status = status
        return .none

      case .suggestionTapped:
        guard let suggestion = state.status[case: \.taken] else { return .none }
        return .send(.set(\.name, suggestion))
      }
    }
  }
}

extension DependencyValues {
  fileprivate var isNameFree: @Sendable (String) async throws -> Bool {
    get { self[IsNameFreeKey.self] }
    set { self[IsNameFreeKey.self] = newValue }
  }
}

private enum IsNameFreeKey: TestDependencyKey {
  static let testValue: @Sendable (String) async throws -> Bool = { $0 != "blob" }
}

private struct ChooseNameView: View {
  @Bindable var store: StoreOf<ChooseName>
  @FocusState var isFocused: Bool

  var body: some View {
    Form {
      TextField("Name", text: $store.name)
        .focused($isFocused)
        .textInputAutocapitalization(.never)
        .disableAutocorrection(true)
      switch store.status {
      case .empty:
        Text("Choose a name")
      case .checking:
        ProgressView()
      case .free:
        Text("The name is free")
      case .taken(let suggestion):
        Button("Take \(suggestion) instead") { store.send(.suggestionTapped) }
      }
      Toggle("I keep it forever", isOn: $store.isConfirmed)
      Button("Continue") {}
        .disabled(!store.canContinue)
    }
    .onAppear { isFocused = true }
  }
}

@MainActor
@Suite struct UserNameProgramTests {
  @Test func `a name is checked after a pause in typing`() async {
    let clock = TestClock()
    let store = TestStore(initialState: ChooseName.State()) {
      ChooseName()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(\.binding.name, "b") {
      $0.name = "b"
      $0.status = .checking
    }
    await clock.advance(by: .milliseconds(200))
    await store.send(\.binding.name, "blob") { $0.name = "blob" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.checked) { $0.status = .taken(suggestion: "blob1") }

    await store.send(.suggestionTapped)
    await store.receive(\.binding.name, "blob1") {
      $0.name = "blob1"
      $0.status = .checking
    }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.checked.free) { $0.status = .free }
  }

  @Test func `an empty name isn't checked`() async {
    let store = TestStore(initialState: ChooseName.State()) {
      ChooseName()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }

    await store.send(\.binding.name, "b") {
      $0.name = "b"
      $0.status = .checking
    }
    await store.send(\.binding.name, "") {
      $0.name = ""
      $0.status = .empty
    }
  }

  @Test func `a user accepts the suggestion`() async {
    let store = Store(initialState: ChooseName.State()) {
      ChooseName()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    let phone = Phone(ChooseNameView(store: store))

    phone.type("blob", into: "Name")
    await phone.wait(timeout: .seconds(60)) { $0.shows("Take blob1 instead") }
    phone.tap("Take blob1 instead")
    await phone.wait(timeout: .seconds(60)) { $0.shows("The name is free") }
    #expect(!store.canContinue)
    phone.toggle("I keep it forever")

    #expect(store.canContinue)
    phone.tap("Continue")
  }
}
