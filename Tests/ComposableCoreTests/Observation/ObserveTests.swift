import ComposableCore
import ComposableTesting
import Testing

@MainActor
@Suite struct ObserveTests {
  @Test func `a closure runs immediately and after each change to values that it reads`() async {
    let store = Store(initialState: Lamp.State()) { Lamp() }
    let log = LockIsolated<[Bool]>([])
    var tokens: Set<ObserveToken> = []
    observe {
      let isOn = store.isOn
      log.withValue { $0.append(isOn) }
    }.store(in: &tokens)

    store.send(.toggleButtonTapped)
    await Task.megaYield()
    store.send(.nameChanged("Desk"))
    await Task.megaYield()

    #expect(log.value == [false, true])
  }

  @Test func `an observation ends when its token is deallocated`() async {
    let store = Store(initialState: Lamp.State()) { Lamp() }
    let log = LockIsolated<[Bool]>([])
    var token: ObserveToken? = observe {
      let isOn = store.isOn
      log.withValue { $0.append(isOn) }
    }
    #expect(token?.isCancelled == false)

    token = nil
    store.send(.toggleButtonTapped)
    await Task.megaYield()

    #expect(log.value == [false])
  }

  @Test func `cancelling a token twice runs its cancellation closure once`() {
    let count = LockIsolated(0)
    let token = ObserveToken { count.withValue { $0 += 1 } }

    token.cancel()
    token.cancel()

    #expect(count.value == 1 && token.isCancelled)
  }
}

@Reducer
private struct Lamp {
  @ObservableState
  struct State {
    var isOn = false
    var name = ""
  }

  enum Action {
    case nameChanged(String)
    case toggleButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nameChanged(let name): state.name = name
      case .toggleButtonTapped: state.isOn.toggle()
      }
      return .none
    }
  }
}
