import ComposableTesting
import ComposableUI
import Foundation
import Testing

@Reducer
private struct AppFeature {
  @Reducer
  enum Path {
    case list(ItemList)
    case detail(Detail)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
  }

  enum Action {
    case openURL(URL)
    case path(StackActionOf<Path>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .openURL(url):
        state.path = StackState(url.pathComponents.compactMap(Self.screen))
        return .none
      case let .path(.element(id: _, action: .list(.itemTapped(id)))):
        state.path.append(.detail(Detail.State(id: id)))
        return .none
      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }

  static func screen(_ component: String) -> Path.State? {
    if component == "items" { return .list(ItemList.State()) }
    return Int(component).map { .detail(Detail.State(id: $0)) }
  }
}

extension AppFeature.Path.State: Equatable {}

@Reducer
private struct ItemList {
  @ObservableState
  struct State: Equatable {
    var ids = [1, 2, 3]
  }

  enum Action {
    case itemTapped(Int)
  }
}

@Reducer
private struct Detail {
  @ObservableState
  struct State: Equatable {
    let id: Int
  }

  enum Action {
    case closeButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .closeButtonTapped:
        return .run { _ in await dismiss() }
      }
    }
  }
}

private struct AppView: View {
  @Bindable var store: StoreOf<AppFeature>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      NavigationLink("Items", state: AppFeature.Path.State.list(ItemList.State()))
        .navigationTitle("Home")
    } destination: { store in
      switch store.case {
      case let .list(store):
        List {
          ForEach(store.ids, id: \.self) { id in
            Button("Item \(id)") { store.send(.itemTapped(id)) }
          }
        }
        .navigationTitle("Items")
      case let .detail(store):
        Button("Close") { store.send(.closeButtonTapped) }
          .navigationTitle("Item \(store.state.id)")
      }
    }
  }
}

@MainActor
@Suite struct DeepLinkProgramTests {
  @Test func `a deep link opens its screens`() async throws {
    let store = TestStore(initialState: AppFeature.State()) { AppFeature() }

    await store.send(.openURL(try #require(URL(string: "app:///items/2")))) {
      $0.path[id: 0] = .list(ItemList.State())
      $0.path[id: 1] = .detail(Detail.State(id: 2))
    }
    await store.send(\.path[id: 1].detail.closeButtonTapped)
    await store.receive(\.path.popFrom) {
      $0.path[id: 1] = nil
    }
  }

  @Test func `the screens of a deep link can be popped`() async throws {
    let store = Store(initialState: AppFeature.State()) { AppFeature() }
    let phone = Phone(AppView(store: store))

    store.send(.openURL(try #require(URL(string: "app:///items/2"))))
    #expect(phone.shows("Item 2"))
    phone.tap("Close")
    await phone.wait(timeout: .seconds(60)) { $0.shows("Item 3") }
    phone.tap("Item 3")
    phone.goBack()
    phone.goBack()

    #expect(phone.shows("Items"))
    #expect(store.path.isEmpty)
  }
}
