import ComposableCore
import Testing

@Reducer
struct Viewed {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action: ViewAction {
    case other
    case view(View)

    enum View {
      case tap
    }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if action.is(\.view) { state.count += 1 }
      return .none
    }
  }
}

@ViewAction(for: Viewed.self)
@MainActor
struct ViewedScreen {
  let store: StoreOf<Viewed>

  func tap() {
    send(.tap)
  }
}

@MainActor
@Suite struct ViewActionTests {
  @Test func `a view with '@ViewAction' can send view actions`() async {
    let store = Store(initialState: Viewed.State()) { Viewed() }

    ViewedScreen(store: store).tap()

    #expect(store.count == 1)
  }
}
