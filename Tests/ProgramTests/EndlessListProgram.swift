import ComposableTesting
import ComposableUI
import Testing

@Reducer
private struct EndlessList {
  @ObservableState
  struct State: Equatable {
    var isLoading = false
    var nextPage: Int? = 0
    var titles: [String] = []
  }

  enum Action: ViewAction {
    case response(page: Int, Result<[String], any Error>)
    case view(View)

    enum View {
      case retryButtonTapped
      case rowAppeared(String)
      case task
    }
  }

  @Dependency(\.loadPage) var loadPage

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .response(page, .success(titles)):
        state.isLoading = false
        state.nextPage = titles.isEmpty ? nil : page + 1
        state.titles += titles
        return .none

      case .response(_, .failure):
        state.isLoading = false
        return .none

      case .view(.retryButtonTapped), .view(.task):
        return load(&state)

      case .view(.rowAppeared(let title)):
        return title == state.titles.last ? load(&state) : .none
      }
    }
  }

  private func load(_ state: inout State) -> Effect<Action> {
    guard !state.isLoading, let page = state.nextPage else { return .none }
    state.isLoading = true
    return .run { send in
      await send(.response(page: page, Result { try await loadPage(page) }))
    }
  }
}

extension DependencyValues {
  fileprivate var loadPage: @Sendable (Int) async throws -> [String] {
    get { self[LoadPageKey.self] }
    set { self[LoadPageKey.self] = newValue }
  }
}

private enum LoadPageKey: TestDependencyKey {
  static let testValue: @Sendable (Int) async throws -> [String] = { page in
    page < 2 ? ["Item \(2 * page)", "Item \(2 * page + 1)"] : []
  }
}

@ViewAction(for: EndlessList.self)
private struct EndlessListView: View {
  let store: StoreOf<EndlessList>

  var body: some View {
    List {
      ForEach(store.titles, id: \.self) { title in
        Text(title)
          .onAppear { send(.rowAppeared(title)) }
      }
      if store.isLoading {
        ProgressView()
      } else if store.nextPage != nil {
        Button("Load more") { send(.retryButtonTapped) }
      } else {
        Text("The end")
      }
    }
    .task { await send(.task).finish() }
  }
}

@MainActor
@Suite struct EndlessListProgramTests {
  @Test func `the appearance of the last row loads the next page`() async {
    let store = TestStore(initialState: EndlessList.State()) { EndlessList() }

    await store.send(.view(.task)) { $0.isLoading = true }
    await store.receive(\.response) {
      $0.isLoading = false
      $0.nextPage = 1
      $0.titles = ["Item 0", "Item 1"]
    }
    await store.send(.view(.rowAppeared("Item 0")))
    await store.send(.view(.rowAppeared("Item 1"))) { $0.isLoading = true }
    await store.receive(\.response) {
      $0.isLoading = false
      $0.nextPage = 2
      $0.titles += ["Item 2", "Item 3"]
    }
    await store.send(.view(.rowAppeared("Item 3"))) { $0.isLoading = true }
    await store.receive(\.response) {
      $0.isLoading = false
      $0.nextPage = nil
    }
    await store.send(.view(.rowAppeared("Item 3")))
  }

  @Test func `a page that fails to load can be loaded again`() async {
    struct Offline: Error {}
    let store = TestStore(initialState: EndlessList.State()) {
      EndlessList()
    } withDependencies: {
      $0.loadPage = { _ in throw Offline() }
    }

    await store.send(.view(.task)) { $0.isLoading = true }
    await store.receive(\.response) { $0.isLoading = false }
    store.dependencies.loadPage = { _ in [] }
    await store.send(.view(.retryButtonTapped)) { $0.isLoading = true }
    await store.receive(\.response) {
      $0.isLoading = false
      $0.nextPage = nil
    }
  }

  @Test func `a list loads pages until it reaches the end`() async {
    let store = Store(initialState: EndlessList.State()) { EndlessList() }
    let phone = Phone(EndlessListView(store: store))

    await phone.wait(timeout: .seconds(60)) { $0.shows("The end") }

    #expect(store.titles == ["Item 0", "Item 1", "Item 2", "Item 3"])
  }
}
