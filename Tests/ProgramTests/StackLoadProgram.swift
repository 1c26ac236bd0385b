import ComposableTesting
import ComposableUI
import Testing

@Reducer
private struct NavigateAndLoad {
  @ObservableState
  struct State: Equatable {
    var isNavigationActive = false
    var optionalCounter: Counter.State?
  }

  enum Action {
    case optionalCounter(Counter.Action)
    case setNavigation(isActive: Bool)
    case setNavigationIsActiveDelayCompleted
  }

  private enum CancelID { case load }
  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .setNavigation(isActive: true):
        state.isNavigationActive = true
        return .run { send in
          try await self.clock.sleep(for: .seconds(1))
          await send(.setNavigationIsActiveDelayCompleted)
        }
        .cancellable(id: CancelID.load)

      case .setNavigation(isActive: false):
        state.isNavigationActive = false
        state.optionalCounter = nil
        return .cancel(id: CancelID.load)

      case .setNavigationIsActiveDelayCompleted:
        state.optionalCounter = Counter.State()
        return .none

      case .optionalCounter:
        return .none
      }
    }
    .ifLet(\.optionalCounter, action: \.optionalCounter) {
      Counter()
    }
  }
}

@Reducer
private struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action { case incrementButtonTapped }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

private struct NavigateAndLoadView: View {
  @Bindable var store: StoreOf<NavigateAndLoad>

  var body: some View {
    NavigationStack {
      Form {
        Button("Load optional counter") { store.send(.setNavigation(isActive: true)) }
      }
      .navigationDestination(
        isPresented: $store.isNavigationActive.sending(\.setNavigation)
      ) {
        if let store = store.scope(state: \.optionalCounter, action: \.optionalCounter) {
          Button("Count: \(store.count)") { store.send(.incrementButtonTapped) }
        } else {
          ProgressView()
        }
      }
      .navigationTitle("Navigate and load")
    }
  }
}

@MainActor
@Suite struct StackLoadProgramTests {
  @Test func `the screen is shown before its state is loaded`() async {
    let store = TestStore(initialState: NavigateAndLoad.State()) {
      NavigateAndLoad()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }

    await store.send(.setNavigation(isActive: true)) {
      $0.isNavigationActive = true
    }
    await store.receive(\.setNavigationIsActiveDelayCompleted) {
      $0.optionalCounter = Counter.State()
    }
    await store.send(.setNavigation(isActive: false)) {
      $0.isNavigationActive = false
      $0.optionalCounter = nil
    }
  }

  @Test func `going back cancels loading`() async {
    let store = TestStore(initialState: NavigateAndLoad.State()) {
      NavigateAndLoad()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }

    await store.send(.setNavigation(isActive: true)) { $0.isNavigationActive = true }
    await store.send(.setNavigation(isActive: false)) { $0.isNavigationActive = false }
  }

  @Test func `a user waits for the counter`() async {
    let clock = TestClock()
    let store = Store(initialState: NavigateAndLoad.State()) {
      NavigateAndLoad()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let phone = Phone(NavigateAndLoadView(store: store))

    phone.tap("Load optional counter")
    #expect(phone.shows("Progress"))
    await clock.advance(by: .seconds(1))
    await phone.wait(timeout: .seconds(60)) { $0.shows("Count: 0") }
    phone.tap("Count: 0")
    #expect(phone.shows("Count: 1"))
    phone.goBack()
    #expect(store.optionalCounter == nil)
  }
}
