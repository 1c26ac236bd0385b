import ComposableTesting
import ComposableUI
import Testing

// A harbor's register: a boat gets a name that no other boat has, and then it is christened.

@Reducer
private struct Christening {
  @ObservableState
  struct State: Equatable {
    var entry = Entry.blank
    var hasChampagne = false
    var name = ""

    var isReady: Bool { hasChampagne && entry.is(\.unused) }
  }

  @CasePathable
  enum Entry: Equatable {
    case blank
    case borne(alternative: String)
    case lookedUp
    case unused
  }

  enum Action: BindableAction {
    case alternativeAccepted
    case binding(BindingAction<State>)
    case clerkAnswered(Entry)
  }

  @Dependency(\.continuousClock) private var clock
  @Dependency(\.boatsNamed) private var boatsNamed
  private enum Work { case lookup }

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.name) { _, name in
        Reduce { state, _ in
          state.entry = name.isEmpty ? .blank : .lookedUp
          return name.isEmpty ? .cancel(id: Work.lookup) : lookUp(name)
        }
      }
    Reduce { state, action in
      switch action {
      case .alternativeAccepted:
        return state.entry[case: \.borne].map { .send(.set(\.name, $0)) } ?? .none
      case .clerkAnswered(let entry):
        state.entry = entry
        return .none
      case .binding:
        return .none
      }
    }
  }

  private func lookUp(_ name: String) -> Effect<Action> {
    .run { send in
      let count = try await boatsNamed(name)
      let numeral = String(repeating: "I", count: count + 1)
      await send(.clerkAnswered(count == 0 ? .unused : .borne(alternative: "\(name) \(numeral)")))
    }
    .debounce(id: Work.lookup, for: .milliseconds(400), clock: clock)
  }
}

extension DependencyValues {
  fileprivate var boatsNamed: @Sendable (String) async throws -> Int {
    get { self[BoatsNamedKey.self] }
    set { self[BoatsNamedKey.self] = newValue }
  }
}

private enum BoatsNamedKey: TestDependencyKey {
  static let testValue: @Sendable (String) async throws -> Int = { $0 == "Heron" ? 2 : 0 }
}

private struct ChristeningView: View {
  @Bindable var store: StoreOf<Christening>
  @FocusState private var isWriting: Bool

  var body: some View {
    Form {
      Section {
        TextField("Name on the bow", text: $store.name)
          .disableAutocorrection(true)
          .textInputAutocapitalization(.words)
          .focused($isWriting)
        answer
      }
      Toggle("The champagne is cold", isOn: $store.hasChampagne)
      Button("Christen") {}
        .disabled(!store.isReady)
    }
    .onAppear { isWriting = true }
  }

  @ViewBuilder private var answer: some View {
    switch store.entry {
    case .blank: Text("The register is open")
    case .borne(let alternative):
      Button("Call it \(alternative)") { store.send(.alternativeAccepted) }
    case .lookedUp: ProgressView()
    case .unused: Text("No boat is called \(store.name)")
    }
  }
}

@MainActor
@Suite struct BoatRegisterProgramTests {
  private let clock = TestClock()

  private func makeTestStore() -> TestStoreOf<Christening> {
    TestStore(initialState: Christening.State()) {
      Christening()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func `the effect of a changed property is debounced`() async {
    let store = makeTestStore()

    await store.send(\.binding.name, "Her") {
      $0.name = "Her"
      $0.entry = .lookedUp
    }
    await clock.advance(by: .milliseconds(399))
    await store.send(\.binding.name, "Heron") { $0.name = "Heron" }
    await clock.advance(by: .milliseconds(399))
    await clock.advance(by: .milliseconds(1))
    await store.receive(\.clerkAnswered.borne, "Heron III") {
      $0.entry = .borne(alternative: "Heron III")
    }
  }

  @Test
  func `a reducer's binding action has the same effects as a control's binding action`() async {
    let store = makeTestStore()

    await store.send(.alternativeAccepted)
    await store.send(.clerkAnswered(.borne(alternative: "Heron IV"))) {
      $0.entry = .borne(alternative: "Heron IV")
    }
    await store.send(.alternativeAccepted)
    await store.receive(\.binding.name, "Heron IV") {
      $0.name = "Heron IV"
      $0.entry = .lookedUp
    }
    await clock.advance(by: .milliseconds(400))
    await store.receive(\.clerkAnswered.unused) { $0.entry = .unused }
  }

  @Test func `clearing the text cancels its debounced effect`() async {
    let store = makeTestStore()

    await store.send(\.binding.name, "Gull") {
      $0.name = "Gull"
      $0.entry = .lookedUp
    }
    await store.send(\.binding.name, "") {
      $0.name = ""
      $0.entry = .blank
    }
    await clock.advance(by: .seconds(1))
  }

  @Test func `a name that an effect suggests can be accepted`() async {
    let store = Store(initialState: Christening.State()) {
      Christening()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    let phone = Phone(ChristeningView(store: store))

    #expect(phone.shows("The register is open"))
    phone.type("Heron", into: "Name on the bow")
    await phone.wait(timeout: .seconds(60)) { $0.shows("Call it Heron III") }
    phone.tap("Call it Heron III")
    await phone.wait(timeout: .seconds(60)) { $0.shows("No boat is called Heron III") }
    #expect(!store.isReady)
    phone.toggle("The champagne is cold")

    #expect(store.isReady)
    phone.tap("Christen")
  }
}
