import ComposableTesting
import ComposableUI
import Testing

@Reducer
private struct Favoriting<ID: Hashable & Sendable> {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    let id: ID
    var isFavorite: Bool
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case buttonTapped
    case response(Result<Bool, any Error>)

    enum Alert: Equatable {}
  }

  private struct CancelID: Hashable, Sendable { let id: ID }

  let favorite: @Sendable (ID, Bool) async throws -> Bool

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .alert:
        return .none
      case .buttonTapped:
        state.isFavorite.toggle()
        return .run { [id = state.id, isFavorite = state.isFavorite, favorite] send in
          await send(.response(Result { try await favorite(id, isFavorite) }))
        }
        .cancellable(id: CancelID(id: state.id), cancelInFlight: true)
      case let .response(.failure(error)):
        state.isFavorite.toggle()
        state.alert = AlertState { TextState("\(error)") }
        return .none
      case let .response(.success(isFavorite)):
        state.isFavorite = isFavorite
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

@Reducer
private struct Episode {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    let title: String
    var favorite: Favoriting<Int>.State
  }

  enum Action {
    case favorite(Favoriting<Int>.Action)
  }

  let favorite: @Sendable (Int, Bool) async throws -> Bool

  var body: some Reducer<State, Action> {
    Scope(state: \.favorite, action: \.favorite) {
      Favoriting(favorite: favorite)
    }
  }
}

@Reducer
private struct Episodes {
  @ObservableState
  struct State: Equatable {
    var episodes: IdentifiedArrayOf<Episode.State> = []
  }

  enum Action {
    case episodes(IdentifiedActionOf<Episode>)
  }

  var favorite: @Sendable (Int, Bool) async throws -> Bool

  var body: some Reducer<State, Action> {
    Reduce { _, _ in .none }
      .forEach(\.episodes, action: \.episodes) {
        Episode(favorite: favorite)
      }
  }
}

private struct EpisodesView: View {
  let store: StoreOf<Episodes>

  var body: some View {
    Form {
      ForEach(store.scope(state: \.episodes, action: \.episodes)) { rowStore in
        EpisodeView(store: rowStore)
      }
    }
    .navigationTitle("Favoriting")
  }
}

private struct EpisodeView: View {
  let store: StoreOf<Episode>

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(store.title)
      Spacer()
      FavoriteButton(store: store.scope(state: \.favorite, action: \.favorite))
    }
  }
}

private struct FavoriteButton: View {
  @Bindable var store: StoreOf<Favoriting<Int>>

  var body: some View {
    Button {
      store.send(.buttonTapped)
    } label: {
      Image(systemName: "heart")
        .symbolVariant(store.isFavorite ? .fill : .none)
    }
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

@MainActor
@Suite struct FavoritesProgramTests {
  private let episodes: IdentifiedArrayOf<Episode.State> = [
    Episode.State(id: 1, title: "Functions", favorite: .init(id: 1, isFavorite: false)),
    Episode.State(id: 2, title: "Effects", favorite: .init(id: 2, isFavorite: false)),
  ]

  @Test func `a favorite is saved`() async {
    let store = TestStore(initialState: Episodes.State(episodes: episodes)) {
      Episodes { _, isFavorite in isFavorite }
    }

    await store.send(\.episodes[id: 1].favorite.buttonTapped) {
      $0.episodes[id: 1]?.favorite.isFavorite = true
    }
    await store.receive(\.episodes[id: 1].favorite.response.success)
  }

  @Test func `a favorite that can't be saved is reverted`() async {
    struct Offline: Error {}
    let store = TestStore(initialState: Episodes.State(episodes: episodes)) {
      Episodes { _, _ in throw Offline() }
    }

    await store.send(\.episodes[id: 2].favorite.buttonTapped) {
      $0.episodes[id: 2]?.favorite.isFavorite = true
    }
    await store.receive(\.episodes[id: 2].favorite.response.failure) {
      $0.episodes[id: 2]?.favorite.isFavorite = false
      $0.episodes[id: 2]?.favorite.alert = AlertState { TextState("Offline()") }
    }
    await store.send(\.episodes[id: 2].favorite.alert.dismiss) {
      $0.episodes[id: 2]?.favorite.alert = nil
    }
  }

  @Test func `tapping a heart changes only its row`() {
    let store = Store(initialState: Episodes.State(episodes: episodes)) {
      Episodes { _, isFavorite in isFavorite }
    }
    let phone = Phone(EpisodesView(store: store))

    phone.tap("heart", in: "Effects")

    #expect(store.episodes.map(\.favorite.isFavorite) == [false, true])
  }
}
