import ComposableTesting
import ComposableUI
import Testing

// A town's archive: after a reader takes a seat, a box is carried up from the cellar.

@Reducer
private struct Archive {
  @ObservableState
  struct State: Equatable {
    var box: ArchiveBox.State?
    var isSeated = false
  }

  enum Action {
    case box(ArchiveBox.Action)
    case boxCarriedUp(shelf: String)
    case seat(taken: Bool)
  }

  @Dependency(\.continuousClock) private var clock
  private enum Work { case stairs }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .seat(let isTaken):
        state = State(isSeated: isTaken)
        guard isTaken else { return .cancel(id: Work.stairs) }
        return .run { send in
          try await clock.sleep(for: .seconds(90))
          await send(.boxCarriedUp(shelf: "K 12"))
        }
        .cancellable(id: Work.stairs)

      case .boxCarriedUp(let shelf):
        state.box = ArchiveBox.State(shelf: shelf)
        return .none

      case .box:
        return .none
      }
    }
    .ifLet(\.box, action: \.box) {
      ArchiveBox()
    }
  }
}

@Reducer
private struct ArchiveBox {
  @ObservableState
  struct State: Equatable {
    var letters = ["Mill, 1741", "Bridge toll", "Flood"]
    let shelf: String
  }

  enum Action { case letterPutAside }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.letters.removeFirst()
      return .none
    }
  }
}

private struct ArchiveView: View {
  @Bindable var store: StoreOf<Archive>

  var body: some View {
    NavigationStack {
      List {
        Button("Take a seat") { store.send(.seat(taken: true)) }
      }
      .navigationTitle("Reading room")
      .navigationDestination(isPresented: $store.isSeated.sending(\.seat)) {
        if let box = store.scope(state: \.box, action: \.box) {
          Section("Box \(box.shelf)") {
            if let letter = box.letters.first {
              Button(letter) { box.send(.letterPutAside) }
            }
          }
        } else {
          ProgressView()
        }
      }
    }
  }
}

@MainActor
@Suite struct ArchiveProgramTests {
  @Test func `the state of a screen can be set after the screen is pushed`() async {
    let store = TestStore(initialState: Archive.State()) {
      Archive()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }

    await store.send(.seat(taken: true)) { $0.isSeated = true }
    await store.receive(\.boxCarriedUp, "K 12") { $0.box = ArchiveBox.State(shelf: "K 12") }
    await store.send(\.box.letterPutAside) { $0.box?.letters = ["Bridge toll", "Flood"] }
    await store.send(.seat(taken: false)) { $0 = Archive.State() }
  }

  @Test func `leaving a screen cancels the effect that sets its state`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Archive.State()) {
      Archive()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.seat(taken: true)) { $0.isSeated = true }
    await store.send(.seat(taken: false)) { $0.isSeated = false }
    await clock.advance(by: .seconds(90))
  }

  @Test func `a pushed screen shows its progress until its state is set`() async {
    let clock = TestClock()
    let store = Store(initialState: Archive.State()) {
      Archive()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let phone = Phone(ArchiveView(store: store))

    phone.tap("Take a seat")
    #expect(phone.shows("Progress") && !phone.shows("Mill, 1741"))
    await clock.advance(by: .seconds(90))
    await phone.wait(timeout: .seconds(60)) { $0.shows("Mill, 1741") }
    phone.tap("Mill, 1741")
    #expect(phone.shows("Bridge toll"))
    phone.goBack()

    #expect(store.state == Archive.State())
  }
}
