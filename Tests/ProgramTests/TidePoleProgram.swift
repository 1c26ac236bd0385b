import ComposableTesting
import ComposableUI
import Testing

// Tide poles on a coast: pulling the list down reads the pole of the chosen harbor.

@Reducer
private struct TidePoles {
  @ObservableState
  struct State: Equatable {
    let coast = ["Husum", "Emden", "Delfzijl"]
    var position = 0
    var reading: String?

    var harbor: String { coast[position] }
  }

  enum Action {
    case nextHarborChosen
    case poleRead(Result<Int, any Error>)
    case pulledDown
    case waitAbandoned
  }

  @Dependency(\.readPole) private var readPole
  private enum Work { case reading }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .pulledDown:
        state.reading = nil
        return .run { [harbor = state.harbor] send in
          let result = await Result { try await readPole(harbor) }
          await send(.poleRead(result), animation: .default)
        }
        .cancellable(id: Work.reading)

      case .poleRead(let result):
        state.reading = (try? result.get()).map { "\(state.harbor): \($0) cm" }
        return .none

      case .nextHarborChosen:
        state.position = (state.position + 1) % state.coast.count
        return .none

      case .waitAbandoned:
        return .cancel(id: Work.reading)
      }
    }
  }
}

extension DependencyValues {
  fileprivate var readPole: @Sendable (_ harbor: String) async throws -> Int {
    get { self[ReadPoleKey.self] }
    set { self[ReadPoleKey.self] = newValue }
  }
}

private enum ReadPoleKey: TestDependencyKey {
  static let testValue: @Sendable (String) async throws -> Int = { $0.count * 10 }
}

private struct TidePolesView: View {
  let store: StoreOf<TidePoles>
  @State private var isReading = false

  var body: some View {
    List {
      if isReading {
        Button("Don't wait") { store.send(.waitAbandoned, animation: .default) }
      } else {
        Text(store.reading ?? "Not read yet").bold()
      }
      HStack {
        Button {
          store.send(.nextHarborChosen)
        } label: {
          Image(systemName: "chevron.right")
        }
        Text(store.harbor)
      }
      .buttonStyle(.borderless)
      .frame(maxWidth: .infinity)
    }
    .refreshable {
      isReading = true
      await store.send(.pulledDown).finish()
      isReading = false
    }
  }
}

@MainActor
@Suite struct TidePoleProgramTests {
  @Test func `refreshing replaces the previous result`() async {
    let store = TestStore(initialState: TidePoles.State(reading: "Husum: 1 cm")) {
      TidePoles()
    } withDependencies: {
      $0.readPole = { $0 == "Emden" ? 312 : 0 }
    }

    await store.send(.nextHarborChosen) { $0.position = 1 }
    await store.send(.pulledDown) { $0.reading = nil }
    await store.receive(\.poleRead.success, 312) { $0.reading = "Emden: 312 cm" }
  }

  @Test func `a refresh that fails shows no result`() async {
    struct Fog: Error {}
    let store = TestStore(initialState: TidePoles.State()) {
      TidePoles()
    } withDependencies: {
      $0.readPole = { _ in throw Fog() }
    }

    await store.send(.pulledDown)
    await store.receive(\.poleRead.failure)
  }

  @Test func `a refresh can be cancelled`() async {
    let store = TestStore(initialState: TidePoles.State()) {
      TidePoles()
    } withDependencies: {
      $0.readPole = { _ in try await Task.never() }
    }

    await store.send(.pulledDown)
    await store.send(.waitAbandoned)
  }

  @Test func `pulling down a list waits for its effect`() async {
    let store = Store(initialState: TidePoles.State()) { TidePoles() }
    let phone = Phone(TidePolesView(store: store))

    #expect(phone.shows("Not read yet"))
    for _ in 1...2 { phone.tap("chevron.right") }
    await phone.refresh()

    #expect(phone.shows("Delfzijl: 80 cm"))
    #expect(!phone.shows("Don't wait"))
  }
}
