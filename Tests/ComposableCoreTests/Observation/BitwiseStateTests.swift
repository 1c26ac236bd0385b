import ComposableCore
import Testing

/// Observable state that is `BitwiseCopyable`, as a property, an element, and a payload.
@MainActor @Suite struct BitwiseStateTests {
  @ObservableState enum Mode { case one, two }
  @ObservableState enum Level: Equatable { case low, high }

  @ObservableState
  struct Everything {
    var mode = Mode.one
    var level = Level.low
    var maybe: Level?
    @Presents var presented: Level?
    var levels: [Level] = []
    var single = CollectionOfOne(Level.low)
  }

  @ObservableState enum Payload { case mode(Mode), maybe(Level?), several(Level, Int), none }

  @Test func `changes to BitwiseCopyable state notify observers`() {
    var state = Everything()

    #expect(notices { _ = state.mode } when: { state.mode = .two })
    #expect(notices { _ = state.level } when: { state.level = .high })
    #expect(!notices { _ = state.level } when: { state.level = .high })
    #expect(notices { _ = state.maybe } when: { state.maybe = .low })
    #expect(!notices { _ = state.maybe } when: { state.maybe = .low })
    #expect(notices { _ = state.maybe } when: { state.maybe = nil })
    #expect(notices { _ = state.presented } when: { state.presented = .high })
    #expect(notices { _ = state.levels } when: { state.levels.append(.low) })
    #expect(notices { _ = state.single } when: { state.single[0] = .high })
    #expect(!notices { _ = state.mode } when: { state.level = .low })
  }

  @Test func `a BitwiseCopyable payload has a new identity each time it is read`() {
    #expect(Payload.mode(.one)._$id != Payload.mode(.one)._$id)
    #expect(Payload.maybe(.low)._$id != Payload.several(.low, 1)._$id)
  }

  @Test func `a BitwiseCopyable enum can be the state of a child`() {
    let store = Store(initialState: SwitchBoard.State()) { SwitchBoard() }

    store.send(.switch(.flip))
    store.send(.sheet(.presented(.flip)))

    #expect(store.switch == .on)
    #expect(store.sheet == .off)
  }

  @Test func `an enum of reducers can consist entirely of cases without reducers`() {
    let store = Store(initialState: Pages.State(path: StackState([.first]), page: .second)) {
      Pages()
    }
    let path = store.scope(state: \.path, action: \.path)

    store.send(.page(.dismiss))

    #expect(store.page == nil)
    #expect(path.withState { $0.map { $0.is(\.first) } } == [true])
    guard case .first? = path.scope(state: \.[id: path.ids[0]], action: \.[id: path.ids[0]])?.case
    else { return #expect(Bool(false), "the store's case isn't 'first'") }
  }
}

@Reducer private struct Switch {
  @ObservableState enum State { case on, off }
  enum Action { case flip }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state = state.is(\.on) ? .off : .on
      return .none
    }
  }
}

@Reducer private struct SwitchBoard {
  @ObservableState struct State {
    var `switch` = Switch.State.off
    @Presents var sheet: Switch.State? = .on
  }
  enum Action {
    case `switch`(Switch.Action)
    case sheet(PresentationAction<Switch.Action>)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.switch, action: \.switch) { Switch() }
    EmptyReducer().ifLet(\.$sheet, action: \.sheet) { Switch() }
  }
}

@Reducer private struct Pages {
  @Reducer enum Page { case first, second }

  @ObservableState struct State {
    var path = StackState<Page.State>()
    @Presents var page: Page.State?
  }
  enum Action {
    case path(StackActionOf<Page>)
    case page(PresentationAction<Page.Action>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$page, action: \.page).forEach(\.path, action: \.path)
  }
}
