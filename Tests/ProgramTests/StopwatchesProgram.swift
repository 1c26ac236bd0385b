import ComposableTesting
import ComposableUI
import Foundation
import Testing

@Reducer
private struct Stopwatch {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var isRunning = false
    var laps: [Int] = []
    var seconds = 0
  }

  enum Action {
    case lapButtonTapped
    case startStopButtonTapped
    case ticked
  }

  @Dependency(\.continuousClock) var clock
  private enum CancelID { case ticking }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .lapButtonTapped:
        state.laps.append(state.seconds - state.laps.reduce(0, +))
        return .none
      case .startStopButtonTapped:
        state.isRunning.toggle()
        guard state.isRunning else { return .cancel(id: CancelID.ticking) }
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.ticked)
          }
        }
        .cancellable(id: CancelID.ticking)
      case .ticked:
        state.seconds += 1
        return .none
      }
    }
  }
}

@Reducer
private struct Stopwatches {
  @ObservableState
  struct State: Equatable {
    var watches: IdentifiedArrayOf<Stopwatch.State> = []
    var total: Int { watches.reduce(0) { $0 + $1.seconds } }
  }

  enum Action {
    case addButtonTapped
    case onDelete(IndexSet)
    case watches(IdentifiedActionOf<Stopwatch>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.watches.append(Stopwatch.State(id: (state.watches.last?.id ?? 0) + 1))
        return .none
      case .onDelete(let offsets):
        state.watches.remove(atOffsets: offsets)
        return .none
      case .watches:
        return .none
      }
    }
    .forEach(\.watches, action: \.watches) {
      Stopwatch()
    }
  }
}

private struct StopwatchesView: View {
  let store: StoreOf<Stopwatches>

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.scope(state: \.watches, action: \.watches)) { watch in
          HStack {
            Text("Watch \(watch.state.id)")
            Text("\(watch.seconds) s, \(watch.laps.count) laps")
            Button(watch.isRunning ? "Stop" : "Start") { watch.send(.startStopButtonTapped) }
            Button("Lap") { watch.send(.lapButtonTapped) }
              .disabled(!watch.isRunning)
          }
        }
        .onDelete { store.send(.onDelete($0)) }

        Text("\(store.total) seconds in all")
      }
      .navigationTitle("Stopwatches")
      .toolbar {
        Button("Add") { store.send(.addButtonTapped) }
      }
    }
  }
}

@MainActor
@Suite struct StopwatchesProgramTests {
  @Test func `stopwatches with the same cancel id run independently`() async {
    let clock = TestClock()
    let store = TestStore(
      initialState: Stopwatches.State(watches: [.init(id: 1), .init(id: 2)])
    ) {
      Stopwatches()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(\.watches[id: 1].startStopButtonTapped) {
      $0.watches[id: 1]?.isRunning = true
    }
    await store.send(\.watches[id: 2].startStopButtonTapped) {
      $0.watches[id: 2]?.isRunning = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.watches[id: 1].ticked) { $0.watches[id: 1]?.seconds = 1 }
    await store.receive(\.watches[id: 2].ticked) { $0.watches[id: 2]?.seconds = 1 }

    await store.send(\.watches[id: 1].lapButtonTapped) { $0.watches[id: 1]?.laps = [1] }
    await store.send(\.watches[id: 1].startStopButtonTapped) {
      $0.watches[id: 1]?.isRunning = false
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.watches[id: 2].ticked) { $0.watches[id: 2]?.seconds = 2 }

    // Removing a running watch ends its timer.
    await store.send(.onDelete([1])) { $0.watches.remove(id: 2) }
  }

  @Test func `a user measures time`() async {
    let clock = TestClock()
    let store = Store(initialState: Stopwatches.State()) {
      Stopwatches()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let phone = Phone(StopwatchesView(store: store))

    phone.tap("Add")
    phone.tap("Add")
    phone.tap("Start", in: "Watch 2")
    await clock.advance(by: .seconds(2))
    await phone.wait(timeout: .seconds(60)) { $0.shows("2 seconds in all") }
    phone.tap("Lap", in: "Watch 2")

    #expect(phone.shows("2 s, 1 laps"))
    #expect(phone.shows("0 s, 0 laps"))
    phone.swipe("Watch 2", tap: "Delete")
    #expect(phone.shows("0 seconds in all"))
  }
}
