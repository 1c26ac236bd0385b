import ComposableCore
import ComposableTesting
import Testing

@MainActor
@Suite struct SiblingScopeTests {
  private let clock = TestClock()
  private let store: StoreOf<TwoBookcases>

  init() {
    let clock = clock
    store = Store(initialState: TwoBookcases.State()) {
      TwoBookcases()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func `27. a stack doesn't cancel the effects of a sibling's stack`() async {
    store.send(.right(.pushTapped))
    let id = store.right.path.ids[0]
    store.send(.right(.path(.element(id: id, action: .read))))

    store.send(.left(.nothing))
    await clock.advance(by: .seconds(1))
    #expect(store.right.path[id: id] == Book.State(pages: 1))

    await store.send(.right(.path(.element(id: id, action: .close)))).finish()
    #expect(store.right.path.isEmpty)
  }

  @Test func `23. a sheet dismisses itself, not the sheet of a sibling`() async {
    store.send(.left(.sheetTapped))
    store.send(.right(.sheetTapped))

    await store.send(.left(.sheet(.presented(.close)))).finish()
    #expect(store.left.sheet == nil)
    #expect(store.right.sheet != nil)

    await store.send(.right(.sheet(.presented(.close)))).finish()
    #expect(store.right.sheet == nil)
    #expect(store.isQuiet)
  }

  @Test func `27. removing a child doesn't cancel the effects of a sibling's child`() async {
    store.send(.left(.sheetTapped))
    store.send(.right(.sheetTapped))
    store.send(.left(.note(.read)))
    store.send(.right(.note(.read)))
    store.send(.left(.sheet(.presented(.read))))
    store.send(.right(.sheet(.presented(.read))))

    store.send(.left(.hideTapped))
    await clock.advance(by: .seconds(1))

    #expect(store.right.sheet == Book.State(pages: 1))
    #expect(store.right.note == Book.State(pages: 1))
    #expect(store.left.sheet == nil)
    #expect(store.isQuiet)
  }

  @Test func `27. siblings in scopes share the cancel IDs of their parent`() async {
    let left = store.send(.left(.wait))
    store.send(.right(.stopWaiting))
    await left.finish()
    #expect(store.isQuiet)
  }

  @Test func `27. a sibling's child can't cancel the effects of another sibling's child`() async {
    store.send(.left(.sheetTapped))
    store.send(.right(.sheetTapped))
    store.send(.right(.sheet(.presented(.read))))

    store.send(.left(.sheet(.presented(.stopReading))))
    await clock.advance(by: .seconds(1))

    #expect(store.right.sheet == Book.State(pages: 1))
  }

  @Test func `27. siblings in cases of an enum don't share presented features`() async {
    let store = Store(initialState: EitherBookcase.State.left(Bookcase.State(sheet: Book.State())))
    {
      EitherBookcase()
    }
    store.send(.left(.nothing))

    await store.send(.left(.sheet(.presented(.close)))).finish()

    #expect(store.withState { $0 } == .left(Bookcase.State()))
    #expect(store.isQuiet)
  }

  @Test func `a presented feature can dismiss itself despite a scope of the whole state`() async {
    let store = Store(initialState: Bookcase.State(sheet: Book.State())) {
      CombineReducers {
        Bookcase()
        Scope(state: \.self, action: \.self) { Reduce { _, _ in .none } }
      }
    }

    await store.send(.sheet(.presented(.close))).finish()

    #expect(store.sheet == nil)
    #expect(store.isQuiet)
  }
}

@Reducer
private struct Book {
  @ObservableState
  struct State: Equatable {
    var pages = 0
  }

  enum Action { case close, pageRead, read, stopReading }

  enum CancelID { case reading }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .close:
        return .run { _ in await dismiss() }
      case .pageRead:
        state.pages += 1
        return .none
      case .read:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.pageRead)
        }
        .cancellable(id: CancelID.reading)
      case .stopReading:
        return .cancel(id: CancelID.reading)
      }
    }
  }
}

/// A feature with an optional child, a stack, and a presented child.
@Reducer
private struct Bookcase {
  @ObservableState
  struct State: Equatable {
    var note: Book.State? = Book.State()
    var path = StackState<Book.State>()
    @Presents var sheet: Book.State?
  }

  enum Action {
    case hideTapped, nothing, pushTapped, sheetTapped, stopWaiting, wait
    case note(Book.Action)
    case path(StackActionOf<Book>)
    case sheet(PresentationAction<Book.Action>)
  }

  enum CancelID { case waiting }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .hideTapped:
        state.note = nil
        state.sheet = nil
        return .none
      case .pushTapped:
        state.path.append(Book.State())
        return .none
      case .sheetTapped:
        state.sheet = Book.State()
        return .none
      case .stopWaiting:
        return .cancel(id: CancelID.waiting)
      case .wait:
        return .run { _ in try await Task.never() }.cancellable(id: CancelID.waiting)
      case .nothing, .note, .path, .sheet:
        return .none
      }
    }
    .ifLet(\.note, action: \.note) { Book() }
    .ifLet(\.$sheet, action: \.sheet) { Book() }
    .forEach(\.path, action: \.path) { Book() }
  }
}

@Reducer
private struct TwoBookcases {
  @ObservableState
  struct State: Equatable {
    var left = Bookcase.State()
    var right = Bookcase.State()
  }

  enum Action {
    case left(Bookcase.Action)
    case right(Bookcase.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.left, action: \.left) { Bookcase() }
    Scope(state: \.right, action: \.right) { Bookcase() }
  }
}

@Reducer
private struct EitherBookcase {
  @CasePathable
  @ObservableState
  enum State: Equatable {
    case left(Bookcase.State)
    case right(Bookcase.State)
  }

  enum Action {
    case left(Bookcase.Action)
    case right(Bookcase.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.left, action: \.left) { Bookcase() }
    Scope(state: \.right, action: \.right) { Bookcase() }
  }
}
