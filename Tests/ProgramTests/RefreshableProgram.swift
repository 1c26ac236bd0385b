import ComposableTesting
import ComposableUI
import Testing

@Reducer
private struct Refreshable {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var fact: String?
  }

  enum Action {
    case cancelButtonTapped
    case factResponse(Result<String, any Error>)
    case incrementButtonTapped
    case refresh
  }

  @Dependency(\.fetchFact) var fetchFact
  private enum CancelID { case factRequest }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .cancelButtonTapped:
        return .cancel(id: CancelID.factRequest)
      case let .factResponse(.success(fact)):
        state.fact = fact
        return .none
      case .factResponse(.failure):
        return .none
      case .incrementButtonTapped:
        state.count += 1
        return .none
      case .refresh:
        state.fact = nil
        return .run { [count = state.count] send in
          await send(
            .factResponse(Result { try await self.fetchFact(count) }),
            animation: .default
          )
        }
        .cancellable(id: CancelID.factRequest)
      }
    }
  }
}

extension DependencyValues {
  fileprivate var fetchFact: @Sendable (Int) async throws -> String {
    get { self[FetchFactKey.self] }
    set { self[FetchFactKey.self] = newValue }
  }
}

private enum FetchFactKey: TestDependencyKey {
  static let testValue: @Sendable (Int) async throws -> String = { "\($0) is a number" }
}

private struct RefreshableView: View {
  let store: StoreOf<Refreshable>
  @State var isLoading = false

  var body: some View {
    List {
      HStack {
        Text("\(store.count)")
        Button {
          store.send(.incrementButtonTapped)
        } label: {
          Image(systemName: "plus")
        }
      }
      .frame(maxWidth: .infinity)
      .buttonStyle(.borderless)

      if let fact = store.fact {
        Text(fact)
          .bold()
      }
      if isLoading {
        Button("Cancel") {
          store.send(.cancelButtonTapped, animation: .default)
        }
      }
    }
    .refreshable {
      isLoading = true
      defer { isLoading = false }
      await store.send(.refresh).finish()
    }
  }
}

@MainActor
@Suite struct RefreshableProgramTests {
  @Test func `pulling to refresh fetches a fact`() async {
    let store = TestStore(initialState: Refreshable.State()) {
      Refreshable()
    } withDependencies: {
      $0.fetchFact = { "\($0) is a good number" }
    }

    await store.send(.incrementButtonTapped) {
      $0.count = 1
    }
    await store.send(.refresh)
    await store.receive(\.factResponse.success) {
      $0.fact = "1 is a good number"
    }
  }

  @Test func `a fetch can be cancelled`() async {
    let store = TestStore(initialState: Refreshable.State()) {
      Refreshable()
    } withDependencies: {
      $0.fetchFact = { _ in try await Task.never() }
    }

    await store.send(.refresh)
    await store.send(.cancelButtonTapped)
  }

  @Test func `a user pulls to refresh`() async {
    let store = Store(initialState: Refreshable.State()) { Refreshable() }
    let phone = Phone(RefreshableView(store: store))

    phone.tap("plus")
    await phone.refresh()

    #expect(phone.shows("1 is a number"))
    #expect(!phone.shows("Cancel"))
  }
}
