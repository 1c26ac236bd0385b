import ComposableTesting
import ComposableUI
import Testing

// The night bell of a pharmacy: an effect listens for it while the screen is shown.

@Reducer
private struct NightBell {
  @ObservableState
  struct State: Equatable {
    var ringing: [String: Int] = [:]

    var busiestDoor: String? { ringing.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key }
  }

  enum Action {
    case bellRang(door: String)
    case shiftStarted
  }

  @Dependency(\.nightBell) private var nightBell

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .bellRang(let door):
        state.ringing[door, default: 0] += 1
        return .none
      case .shiftStarted:
        return .run { [nightBell] send in
          for await door in await nightBell() { await send(.bellRang(door: door)) }
        }
      }
    }
  }
}

private enum NightBellKey: DependencyKey {
  static let liveValue: @Sendable () async -> AsyncStream<String> = { .never }
  static let testValue: @Sendable () async -> AsyncStream<String> = { .finished }
}

extension DependencyValues {
  fileprivate var nightBell: @Sendable () async -> AsyncStream<String> {
    get { self[NightBellKey.self] }
    set { self[NightBellKey.self] = newValue }
  }
}

private struct NightBellView: View {
  let store: StoreOf<NightBell>

  var body: some View {
    Form {
      Text(store.busiestDoor.map { "Most rings: \($0)" } ?? "A quiet night")
        .font(.headline)
    }
    .task { await store.send(.shiftStarted).finish() }
    .navigationTitle("Night bell")
  }
}

@MainActor
@Suite struct NightBellProgramTests {
  @Test func `an effect listens to a stream until its task is cancelled`() async {
    let (rings, bell) = AsyncStream.makeStream(of: String.self)
    let store = TestStore(initialState: NightBell.State()) {
      NightBell()
    } withDependencies: {
      $0.nightBell = { rings }
    }

    let shift = await store.send(.shiftStarted)
    bell.yield("yard")
    await store.receive(\.bellRang, "yard") { $0.ringing = ["yard": 1] }
    bell.yield("yard")
    await store.receive(\.bellRang, "yard") { $0.ringing = ["yard": 2] }
    await shift.cancel()
    bell.yield("yard")
  }

  @Test func `an effect ends when its stream ends`() async {
    let store = TestStore(initialState: NightBell.State()) { NightBell() }

    await store.send(.shiftStarted).finish()
  }

  @Test func `the screen shows what its effect received`() async {
    let (rings, bell) = AsyncStream.makeStream(of: String.self)
    let store = Store(initialState: NightBell.State()) {
      NightBell()
    } withDependencies: {
      $0.nightBell = { rings }
    }
    let phone = Phone(NightBellView(store: store))
    #expect(phone.shows("A quiet night"))

    for door in ["street", "yard", "yard"] { bell.yield(door) }

    await phone.wait(timeout: .seconds(60)) { $0.shows("Most rings: yard") }
  }
}
