import ComposableTesting
import ComposableUI
import Testing

@Reducer
private struct Search {
  @ObservableState
  struct State: Equatable {
    var results: [GeocodingSearch.Result] = []
    var resultForecastRequestInFlight: GeocodingSearch.Result?
    var searchQuery = ""
    var forecast: String?
  }

  enum Action {
    case forecastResponse(GeocodingSearch.Result.ID, Result<String, any Error>)
    case searchQueryChanged(String)
    case searchQueryChangeDebounced
    case searchResponse(Result<GeocodingSearch, any Error>)
    case searchResultTapped(GeocodingSearch.Result)
  }

  @Dependency(\.weatherClient) var weatherClient
  private enum CancelID { case location, weather }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .forecastResponse(_, .failure):
        state.forecast = nil
        state.resultForecastRequestInFlight = nil
        return .none

      case let .forecastResponse(_, .success(forecast)):
        state.forecast = forecast
        state.resultForecastRequestInFlight = nil
        return .none

      case let .searchQueryChanged(query):
        state.searchQuery = query
        guard !state.searchQuery.isEmpty else {
          state.results = []
          state.forecast = nil
          return .cancel(id: CancelID.location)
        }
        return .none

      case .searchQueryChangeDebounced:
        guard !state.searchQuery.isEmpty else { return .none }
        return .run { [query = state.searchQuery] send in
          await send(.searchResponse(Result { try await self.weatherClient.search(query: query) }))
        }
        .cancellable(id: CancelID.location)

      case .searchResponse(.failure):
        state.results = []
        return .none

      case let .searchResponse(.success(response)):
        state.results = response.results
        return .none

      case let .searchResultTapped(location):
        state.resultForecastRequestInFlight = location
        return .run { send in
          await send(
            .forecastResponse(
              location.id,
              Result { try await self.weatherClient.forecast(location: location) }
            )
          )
        }
        .cancellable(id: CancelID.weather, cancelInFlight: true)
      }
    }
  }
}

private struct GeocodingSearch: Equatable, Sendable {
  var results: [Result]

  struct Result: Equatable, Identifiable, Sendable {
    var id: Int
    var name: String
  }
}

@DependencyClient
private struct WeatherClient: Sendable {
  var forecast: @Sendable (_ location: GeocodingSearch.Result) async throws -> String
  var search: @Sendable (_ query: String) async throws -> GeocodingSearch
}

extension WeatherClient: TestDependencyKey {
  static let testValue = Self()
}

extension DependencyValues {
  fileprivate var weatherClient: WeatherClient {
    get { self[WeatherClient.self] }
    set { self[WeatherClient.self] = newValue }
  }
}

private struct SearchView: View {
  @Bindable var store: StoreOf<Search>

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        HStack {
          Image(systemName: "magnifyingglass")
          TextField(
            "New York, San Francisco, ...", text: $store.searchQuery.sending(\.searchQueryChanged)
          )
          .textFieldStyle(.roundedBorder)
        }
        .padding(.horizontal, 16)

        List {
          ForEach(store.results) { location in
            VStack(alignment: .leading) {
              Button {
                store.send(.searchResultTapped(location))
              } label: {
                HStack {
                  Text(location.name)
                  if store.resultForecastRequestInFlight?.id == location.id {
                    ProgressView()
                  }
                }
              }
              if let forecast = store.forecast {
                Text(forecast)
              }
            }
          }
        }
      }
      .navigationTitle("Search")
    }
    .task(id: store.searchQuery) {
      await store.send(.searchQueryChangeDebounced).finish()
    }
  }
}

@MainActor
@Suite struct SearchProgramTests {
  private let place = GeocodingSearch.Result(id: 1, name: "Brooklyn")

  @Test func `a search finds places, and a tap shows the forecast`() async {
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.weatherClient.search = { [place] _ in GeocodingSearch(results: [place]) }
      $0.weatherClient.forecast = { "\($0.name): sunny" }
    }

    await store.send(.searchQueryChanged("B")) {
      $0.searchQuery = "B"
    }
    await store.send(.searchQueryChangeDebounced)
    await store.receive(\.searchResponse.success) {
      $0.results = [place]
    }
    await store.send(.searchResultTapped(place)) {
      $0.resultForecastRequestInFlight = place
    }
    await store.receive(\.forecastResponse) {
      $0.resultForecastRequestInFlight = nil
      $0.forecast = "Brooklyn: sunny"
    }
    await store.send(.searchQueryChanged("")) {
      $0.searchQuery = ""
      $0.results = []
      $0.forecast = nil
    }
  }

  @Test func `a failed search finds nothing`() async {
    struct SomethingWentWrong: Error {}
    let store = TestStore(initialState: Search.State(searchQuery: "S")) {
      Search()
    } withDependencies: {
      $0.weatherClient.search = { _ in throw SomethingWentWrong() }
    }

    await store.send(.searchQueryChangeDebounced)
    await store.receive(\.searchResponse.failure)
  }

  @Test func `a search is cancelled when the query is cleared`() async {
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.weatherClient.search = { _ in try await Task.never() }
    }

    let search = await store.send(.searchQueryChanged("S")) { $0.searchQuery = "S" }
    await search.cancel()
    await store.send(.searchQueryChangeDebounced)
    await store.send(.searchQueryChanged("")) {
      $0.searchQuery = ""
    }
  }

  @Test func `typing starts a search`() async {
    let store = Store(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.weatherClient.search = { GeocodingSearch(results: [.init(id: 1, name: "\($0)!")]) }
      $0.weatherClient.forecast = { _ in "sunny" }
    }
    let phone = Phone(SearchView(store: store))

    phone.type("Rome", into: "New York, San Francisco, ...")
    await phone.wait(timeout: .seconds(60)) { $0.shows("Rome!") }
    phone.tap("Rome!")
    await phone.wait(timeout: .seconds(60)) { $0.shows("sunny") }

    #expect(store.results.map(\.name) == ["Rome!"])
  }
}
