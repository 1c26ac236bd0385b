@testable import ComposableCore
import ComposableTesting
import Testing

/// A parent that presents two counters and a screen with an ID, each in its own property.
@Reducer
private struct Desk {
  @ObservableState
  struct State: Equatable {
    @Presents var left: Counter.State? = Counter.State()
    @Presents var right: Counter.State? = Counter.State()
    @Presents var detail: DetailScreen.State? = DetailScreen.State(id: 1)
  }

  enum Action {
    case clearLeft, replaceDetail(id: Int)
    case left(PresentationAction<Counter.Action>)
    case right(PresentationAction<Counter.Action>)
    case detail(PresentationAction<DetailScreen.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .clearLeft: state.left = nil
      case .replaceDetail(let id): state.detail = DetailScreen.State(id: id, value: 9)
      case .left, .right, .detail: break
      }
      return .none
    }
    .ifLet(\.$left, action: \.left) { Counter() }
    .ifLet(\.$right, action: \.right) { Counter() }
    .ifLet(\.$detail, action: \.detail) { DetailScreen() }
  }
}

@CasePathable
private enum Place: Identifiable {
  case detail(DetailScreen.State)

  var id: String { "place" }
}

@MainActor
@Suite struct ChildIdentityTests {
  fileprivate let store = Store(initialState: Desk.State()) { Desk() }

  @Test func `3. children of two properties are different children even if they are equal`() async {
    let left = store.send(.left(.presented(.start)))
    let right = store.send(.right(.presented(.start)))

    store.send(.clearLeft)

    #expect(left.isCancelled == false)
    #expect(store.root.groups.count == 1)
    right.cancel()
    #expect(store.isQuiet)
  }

  @Test func `3. a child with a different ID is a different child`() {
    store.send(.detail(.presented(.start)))
    #expect(!store.isQuiet)

    store.send(.replaceDetail(id: 2))

    #expect(store.isQuiet)
  }

  @Test func `3. a child with the same ID is the same child even if its properties change`() async {
    let task = store.send(.detail(.presented(.start)))

    store.send(.replaceDetail(id: 1))

    #expect(!store.isQuiet)
    task.cancel()
  }

  @Test func `3. the ID of a case's payload is part of the child's identity`() {
    let store = Store(initialState: Host.State(screen: .identified(DetailScreen.State(id: 1)))) {
      Host()
    }
    store.send(.screen(.presented(.start)))

    store.send(.set(.identified(DetailScreen.State(id: 2))))

    #expect(store.isQuiet)
  }

  @Test func `3. the ID of an enum takes precedence over the ID of its payload`() {
    let place = Place.detail(DetailScreen.State(id: 1))

    #expect(ChildIdentity(place) == ChildIdentity(Place.detail(DetailScreen.State(id: 2))))
    #expect(PresentationState(wrappedValue: place).childID == AnyHashable("place"))
  }

  @Test func `4. dismissing a child also unregisters the child that it presents`() {
    let store = Store(initialState: Nested.State(child: Nested.Child(child: Nested.Child()))) {
      Nested { try? await Task.never() }
    }
    store.send(.child(.presented(.child(.presented(.close)))))
    #expect(store.root.presented.count == 2)

    store.send(.child(.dismiss))

    #expect(store.root.presented.count == 0)
  }
}
