import ComposableTesting
import ComposableUI
import Testing

// The desk of a library: a generic feature reserves anything that has an identifier.

@Reducer
private struct Reserving<Item: Hashable & Sendable> {
  @ObservableState
  struct State: Equatable {
    let item: Item
    var isPending = false
    var isReserved = false
    @Presents var refusal: AlertState<Action.Refusal>?
  }

  enum Action {
    case answered(Result<Bool, any Error>)
    case refusal(PresentationAction<Refusal>)
    case stamped

    enum Refusal: Equatable {}
  }

  private struct RequestID: Hashable, Sendable { let item: Item }

  let request: @Sendable (Item, Bool) async throws -> Bool

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .stamped:
        state.isPending = true
        return .run { [item = state.item, isWanted = !state.isReserved, request] send in
          await send(.answered(Result { try await request(item, isWanted) }))
        }
        .cancellable(id: RequestID(item: state.item), cancelInFlight: true)
      case .answered(let answer):
        state.isPending = false
        switch answer {
        case .success(let isReserved): state.isReserved = isReserved
        case .failure(let reason): state.refusal = AlertState { TextState("Refused: \(reason)") }
        }
        return .none
      case .refusal:
        return .none
      }
    }
    .ifLet(\.$refusal, action: \.refusal)
  }
}

@Reducer
private struct Book {
  @ObservableState
  struct State: Equatable, Identifiable {
    let title: String
    var reserving: Reserving<String>.State

    var id: String { title }

    init(_ title: String) {
      self.title = title
      reserving = Reserving<String>.State(item: title)
    }
  }

  enum Action {
    case reserving(Reserving<String>.Action)
  }

  let request: @Sendable (String, Bool) async throws -> Bool

  var body: some Reducer<State, Action> {
    Scope(state: \.reserving, action: \.reserving) { Reserving(request: request) }
  }
}

@Reducer
private struct LibraryDesk {
  @ObservableState
  struct State: Equatable {
    var books: IdentifiedArrayOf<Book.State> = [Book.State("Atlas"), Book.State("Herbal")]
  }

  enum Action {
    case books(IdentifiedActionOf<Book>)
  }

  var request: @Sendable (String, Bool) async throws -> Bool

  var body: some Reducer<State, Action> {
    Reduce { _, _ in .none }
      .forEach(\.books, action: \.books) { Book(request: request) }
  }
}

private struct LibraryDeskView: View {
  let store: StoreOf<LibraryDesk>

  var body: some View {
    Form {
      ForEach(store.scope(state: \.books, action: \.books)) { book in
        HStack(alignment: .firstTextBaseline) {
          StampView(store: book.scope(state: \.reserving, action: \.reserving))
          Text(book.title)
          Spacer()
        }
      }
    }
    .navigationTitle("Library desk")
  }
}

private struct StampView: View {
  @Bindable var store: StoreOf<Reserving<String>>

  var body: some View {
    Button {
      store.send(.stamped)
    } label: {
      Image(systemName: "seal").symbolVariant(store.isReserved ? .fill : .none)
    }
    .disabled(store.isPending)
    .alert($store.scope(state: \.refusal, action: \.refusal))
  }
}

@MainActor
@Suite struct ReservationsProgramTests {
  @Test func `an action of a row reaches the generic feature inside the row`() async {
    let store = TestStore(initialState: LibraryDesk.State()) {
      LibraryDesk { _, isWanted in isWanted }
    }

    await store.send(\.books[id: "Atlas"].reserving.stamped) {
      $0.books[id: "Atlas"]?.reserving.isPending = true
    }
    await store.receive(\.books[id: "Atlas"].reserving.answered.success, true) {
      $0.books[id: "Atlas"]?.reserving.isPending = false
      $0.books[id: "Atlas"]?.reserving.isReserved = true
    }
  }

  @Test func `a refused request shows an alert in its row and changes nothing`() async {
    struct OnLoan: Error {}
    let store = TestStore(initialState: LibraryDesk.State()) {
      LibraryDesk { _, _ in throw OnLoan() }
    }

    await store.send(\.books[id: "Herbal"].reserving.stamped) {
      $0.books[id: "Herbal"]?.reserving.isPending = true
    }
    await store.receive(\.books[id: "Herbal"].reserving.answered.failure) {
      $0.books[id: "Herbal"]?.reserving.isPending = false
      $0.books[id: "Herbal"]?.reserving.refusal = AlertState { TextState("Refused: OnLoan()") }
    }
    await store.send(\.books[id: "Herbal"].reserving.refusal.dismiss) {
      $0.books[id: "Herbal"]?.reserving.refusal = nil
    }
  }

  @Test func `a second request of a row cancels only the row's first request`() async {
    let (closing, librarian) = AsyncStream.makeStream(of: Void.self)
    let atlasRequests = LockIsolated(0)
    let store = TestStore(initialState: LibraryDesk.State()) {
      LibraryDesk { title, isWanted in
        if title == "Herbal" {
          for await _ in closing {}
        } else {
          atlasRequests.withValue { $0 += 1 }
          if atlasRequests.value == 1 { try await Task.never() }
        }
        return isWanted
      }
    }
    store.exhaustivity = .off

    await store.send(\.books[id: "Herbal"].reserving.stamped)
    await store.send(\.books[id: "Atlas"].reserving.stamped)
    await store.send(\.books[id: "Atlas"].reserving.stamped)
    await store.receive(\.books[id: "Atlas"].reserving.answered.success, true)
    librarian.finish()
    await store.receive(\.books[id: "Herbal"].reserving.answered.success, true)
    await store.finish()
  }

  @Test func `tapping the button of a row changes only that row`() async {
    let store = Store(initialState: LibraryDesk.State()) {
      LibraryDesk { _, isWanted in isWanted }
    }
    let phone = Phone(LibraryDeskView(store: store))

    phone.tap("seal", in: "Herbal")
    await phone.wait(timeout: .seconds(60)) { _ in store.books[1].reserving.isReserved }

    #expect(store.books.map(\.reserving.isReserved) == [false, true])
  }
}
