import ComposableTesting
import ComposableUI
import Testing

// A seed bank: its catalog is searched while the visitor types, and a germination test can be run.

private struct SeedJar: Equatable, Identifiable, Sendable {
  let id: String
  let year: Int
}

@DependencyClient
private struct SeedCatalog: Sendable {
  var germinate: @Sendable (_ jar: SeedJar) async throws -> Int
  var jars: @Sendable (_ plant: String) async throws -> [SeedJar]
}

extension SeedCatalog: TestDependencyKey {
  static let testValue = Self()
}

extension DependencyValues {
  fileprivate var seedCatalog: SeedCatalog {
    get { self[SeedCatalog.self] }
    set { self[SeedCatalog.self] = newValue }
  }
}

@Reducer
private struct SeedBank {
  @ObservableState
  struct State: Equatable {
    var jars: IdentifiedArrayOf<SeedJar> = []
    var plant = ""
    var sprouted: [SeedJar.ID: Int] = [:]
    var underTest: SeedJar.ID?
  }

  enum Action {
    case dishFilled(SeedJar)
    case jarsFetched(Result<[SeedJar], any Error>)
    case keysRested
    case plantTyped(String)
    case seedlingsCounted(SeedJar.ID, Result<Int, any Error>)
  }

  @Dependency(\.seedCatalog) private var seedCatalog
  private enum Work { case catalog, dish }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .plantTyped(""):
        state = State(underTest: state.underTest)
        return .cancel(id: Work.catalog)

      case let .plantTyped(plant):
        state.plant = plant
        return .none

      case .keysRested where state.plant.isEmpty:
        return .none

      case .keysRested:
        return .run { [plant = state.plant] send in
          await send(.jarsFetched(Result { try await seedCatalog.jars(plant: plant) }))
        }
        .cancellable(id: Work.catalog)

      case let .jarsFetched(.success(jars)):
        state.jars = IdentifiedArray(uniqueElements: jars)
        return .none

      case .jarsFetched(.failure):
        state.jars.removeAll()
        return .none

      case let .dishFilled(jar):
        state.underTest = jar.id
        return .run { send in
          let result = await Result { try await seedCatalog.germinate(jar: jar) }
          await send(.seedlingsCounted(jar.id, result))
        }
        .cancellable(id: Work.dish, cancelInFlight: true)

      case let .seedlingsCounted(id, result):
        state.underTest = nil
        state.sprouted[id] = try? result.get()
        return .none
      }
    }
  }
}

private struct SeedBankView: View {
  @Bindable var store: StoreOf<SeedBank>

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        Label("Seeds of the region", systemImage: "leaf")
        TextField("Plant", text: $store.plant.sending(\.plantTyped))
          .textFieldStyle(.roundedBorder)
          .padding(.horizontal, 8)
        List {
          ForEach(store.jars) { jar in
            row(of: jar)
          }
        }
      }
      .navigationTitle("Seed bank")
    }
    .task(id: store.plant) {
      await store.send(.keysRested).finish()
    }
  }

  private func row(of jar: SeedJar) -> some View {
    Button {
      store.send(.dishFilled(jar))
    } label: {
      VStack(alignment: .leading) {
        Text("\(jar.id) of \(jar.year)")
        if store.underTest == jar.id {
          ProgressView()
        } else if let count = store.sprouted[jar.id] {
          Text("\(count) of 100 sprouted")
        }
      }
    }
  }
}

@MainActor
@Suite struct SeedBankProgramTests {
  private struct Mold: Error {}
  private let rye = SeedJar(id: "Rye", year: 1987)
  private let oat = SeedJar(id: "Oat", year: 2003)

  @Test func `an empty search clears the previous results`() async {
    let store = TestStore(initialState: SeedBank.State()) {
      SeedBank()
    } withDependencies: {
      $0.seedCatalog.jars = { [rye] in $0 == "R" ? [rye] : [] }
    }

    await store.send(.plantTyped("R")) { $0.plant = "R" }
    await store.send(.keysRested)
    await store.receive(\.jarsFetched.success, [rye]) { $0.jars = [rye] }
    await store.send(.plantTyped("")) {
      $0.plant = ""
      $0.jars = []
    }
    await store.send(.keysRested)
  }

  @Test func `a failed search clears the previous results`() async {
    let store = TestStore(initialState: SeedBank.State(jars: [oat], plant: "R")) {
      SeedBank()
    } withDependencies: {
      $0.seedCatalog.jars = { _ in throw Mold() }
    }

    await store.send(.keysRested)
    await store.receive(\.jarsFetched.failure) { $0.jars = [] }
  }

  @Test func `an empty search cancels the running search`() async {
    let store = TestStore(initialState: SeedBank.State(plant: "R")) {
      SeedBank()
    } withDependencies: {
      $0.seedCatalog.jars = { _ in try await Task.never() }
    }

    await store.send(.keysRested)
    await store.send(.plantTyped("")) { $0.plant = "" }
  }

  @Test func `a second request replaces the running request`() async {
    let store = TestStore(initialState: SeedBank.State(jars: [rye, oat])) {
      SeedBank()
    } withDependencies: {
      $0.seedCatalog.germinate = { $0.id == "Oat" ? 64 : try await Task.never() }
    }

    await store.send(.dishFilled(rye)) { $0.underTest = "Rye" }
    await store.send(.dishFilled(oat)) { $0.underTest = "Oat" }
    await store.receive(\.seedlingsCounted) {
      $0.underTest = nil
      $0.sprouted = ["Oat": 64]
    }
  }

  @Test func `a failed request clears the old result`() async {
    let store = TestStore(initialState: SeedBank.State(sprouted: ["Rye": 12])) {
      SeedBank()
    } withDependencies: {
      $0.seedCatalog.germinate = { _ in throw Mold() }
    }

    await store.send(.dishFilled(rye)) { $0.underTest = "Rye" }
    await store.receive(\.seedlingsCounted) {
      $0.underTest = nil
      $0.sprouted = [:]
    }
  }

  @Test func `typing starts a search`() async {
    let store = Store(initialState: SeedBank.State()) {
      SeedBank()
    } withDependencies: {
      $0.seedCatalog.jars = { [SeedJar(id: $0 + " corn", year: 1959)] }
      $0.seedCatalog.germinate = { $0.year - 1900 }
    }
    let phone = Phone(SeedBankView(store: store))

    phone.type("Blue", into: "Plant")
    await phone.wait(timeout: .seconds(60)) { $0.shows("Blue corn of 1959") }
    phone.tap("Blue corn of 1959")
    await phone.wait(timeout: .seconds(60)) { $0.shows("59 of 100 sprouted") }

    #expect(store.jars.ids == ["Blue corn"])
  }
}
