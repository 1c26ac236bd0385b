import ComposableCore
import Testing

@Reducer
struct Numbered {
  var step = 1

  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action {
    case tap
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.count += step
      return .none
    }
  }
}

@Reducer
enum Places {
  case one(Numbered), ten(Numbered = Numbered(step: 10))
  case labelled(feature: Numbered)
  case nothing
  case several(Int, name: String)
  @ReducerCaseIgnored case ignored(Int)
  #if os(Linux)
    case linux(Numbered)
  #else
    case elsewhere(Numbered)
  #endif
}

extension Places.State: Equatable {}

@Reducer(state: .equatable, .sendable, action: .equatable)
enum Conforming {
  case nothing
}

@Reducer
public enum PublicPlaces {
  case nothing(NothingFeature)
}

@Reducer
enum OwnDomain {
  case one(Numbered)

  @CasePathable
  @ObservableState
  @dynamicMemberLookup
  enum State: CaseReducerState {
    typealias StateReducer = OwnDomain
    case one(Numbered.State)
    var isOne: Bool { true }
  }
}

@Reducer
enum Outside {
  case places(Places.Body = Places.body)
  case one(Numbered)
}

@Reducer
struct Home {
  @ObservableState
  struct State: Equatable {
    @Presents var place: Places.State?
    var path = StackState<Places.State>()
  }
  enum Action {
    case place(PresentationAction<Places.Action>)
    case path(StackActionOf<Places>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$place, action: \.place)
      .forEach(\.path, action: \.path)
  }
}

@MainActor
@Suite struct EnumReducerTests {
  func store(_ place: Places.State) -> StoreOf<Home> {
    Store(initialState: Home.State(place: place)) { Home() }
  }

  @Test func `45. the reducer of the current case runs`() async {
    let store = store(.one(Numbered.State()))

    store.send(.place(.presented(.one(.tap))))

    #expect(store.place == .one(Numbered.State(count: 1)))
  }

  @Test func `45. a case's default value is its reducer`() async {
    let store = store(.ten(Numbered.State()))

    store.send(.place(.presented(.ten(.tap))))

    #expect(store.place == .ten(Numbered.State(count: 10)))
  }

  @Test func `45. the labels of associated values are kept`() async {
    let store = store(.labelled(feature: Numbered.State()))

    store.send(.place(.presented(.labelled(.tap))))

    #expect(store.place == .labelled(feature: Numbered.State(count: 1)))
  }

  @Test func `45. the reducer of a case in an active '#if' block runs`() async {
    #if os(Linux)
      let store = store(.linux(Numbered.State()))

      store.send(.place(.presented(.linux(.tap))))

      #expect(store.place == .linux(Numbered.State(count: 1)))
    #endif
  }

  @Test func `45. cases without reducers keep their payloads`() async {
    #expect(Places.State.nothing != .ignored(1))
    #expect(Places.State.several(1, name: "a") == .several(1, name: "a"))
    #expect(AnyCasePath<Places.Action, Never>(\.nothing).extract(from: .one(.tap)) == nil)
  }

  @Test func `45. the macro's arguments add conformances to the state and the action`() async {
    #expect(Conforming.State.nothing == .nothing)
    #expect(Set<Int>().isEmpty)
    func equatable(_ type: (some Equatable).Type) {}
    equatable(Conforming.Action.self)
  }

  @Test func `45. enums of reducers can be nested`() async {
    let store = Store(initialState: Outside.State.places(.ten(Numbered.State()))) {
      Outside.body
    }

    store.send(.places(.ten(.tap)))

    #expect(store.withState { $0.places?.ten?.count } == 10)
  }

  @Test func `45. a stack runs the reducers of its elements`() async {
    var state = Home.State()
    state.path.append(.ten(Numbered.State()))
    let id = state.path.ids[0]
    let store = Store(initialState: state) { Home() }

    store.send(.path(.element(id: id, action: .ten(.tap))))

    #expect(store.path[id: id]?.ten?.count == 10)
  }

  @Test func `45. matching a store's case returns the store of the feature`() async throws {
    let store = store(.one(Numbered.State()))
    let place = try #require(store.scope(state: \.place, action: \.place.presented))

    guard case .one(let child) = place.case else {
      Issue.record("the store's case isn't 'one'")
      return
    }
    child.send(.tap)

    #expect(child.count == 1)
    #expect(store.place == .one(Numbered.State(count: 1)))
  }

  @Test func `45. matching a store's case extracts the payload of a case without a reducer`()
    async throws
  {
    let store = Store(initialState: Places.State.several(1, name: "a")) { Places.body }

    guard case .several(1, name: "a") = store.case else {
      Issue.record("the store's case isn't 'several' with the payload of the state")
      return
    }
  }
}
