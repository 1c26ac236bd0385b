import ComposableTesting
import ComposableUI
import Foundation
import Testing

// The vent in a greenhouse's roof: it closes automatically, and a button requests a forecast.

@DependencyClient
private struct WeatherService: Sendable {
  var forecast: @Sendable (_ hours: Int) async throws -> String
}

extension WeatherService: DependencyKey {
  static let liveValue = WeatherService(forecast: { "Nobody knows what comes in \($0) hours." })
  static let testValue = WeatherService()
}

extension DependencyValues {
  fileprivate var weather: WeatherService {
    get { self[WeatherService.self] }
    set { self[WeatherService.self] = newValue }
  }
}

@Reducer
private struct RoofVent {
  enum Forecast: Equatable {
    case unknown
    case asked
    case told(String)
  }

  @ObservableState
  struct State: Equatable {
    var forecast = Forecast.unknown
    var isWedged = false
    var opening = 0
  }

  enum Action {
    case crankTurned
    case forecastArrived(Result<String, any Error>)
    case forecastWanted
    case springReleased
    case telephoneHungUp
    case wedgeInserted
  }

  @Dependency(\.continuousClock) private var clock
  @Dependency(\.weather) private var weather
  private enum Work { case call, spring }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .crankTurned:
        state.opening += 10
        state.forecast = .unknown
        guard !state.isWedged else { return .none }
        return .run { send in
          try await clock.sleep(for: .seconds(600))
          await send(.springReleased)
        }
        .cancellable(id: Work.spring, cancelInFlight: true)

      case .springReleased:
        state.opening = 0
        return .none

      case .wedgeInserted:
        state.isWedged = true
        return .cancel(id: Work.spring)

      case .forecastWanted:
        state.forecast = .asked
        return .run { [hours = state.opening / 10] send in
          let answer = await Result { try await weather.forecast(hours: hours) }
          await send(.forecastArrived(answer))
        }
        .cancellable(id: Work.call)

      case .forecastArrived(let answer):
        state.forecast = (try? answer.get()).map(Forecast.told) ?? .unknown
        return .none

      case .telephoneHungUp:
        state.forecast = .unknown
        return .cancel(id: Work.call)
      }
    }
  }
}

private struct RoofVentView: View {
  let store: StoreOf<RoofVent>
  @Environment(\.openURL) private var openURL

  var body: some View {
    Form {
      HStack {
        Text("\(store.opening) cm").monospacedDigit()
        Button {
          store.send(.crankTurned)
        } label: {
          Image(systemName: "crank")
        }
        Button("Wedge") { store.send(.wedgeInserted) }
          .disabled(store.isWedged)
      }
      .frame(maxWidth: .infinity)
      Section {
        forecast
        Button("How it is made") {
          if let url = URL(string: "https://example.com/weather") { openURL(url) }
        }
      } footer: {
        Text("Forecasts cover one hour for each notch of the crank.")
          .foregroundStyle(.secondary)
      }
    }
    .navigationTitle("Roof vent")
    .buttonStyle(.borderless)
  }

  @ViewBuilder private var forecast: some View {
    switch store.forecast {
    case .unknown:
      Button("Forecast") { store.send(.forecastWanted) }
    case .asked:
      ProgressView().id("call")
      Button("Hang up") { store.send(.telephoneHungUp) }
    case .told(let text):
      Text(text)
    }
  }
}

@MainActor
@Suite struct RoofVentProgramTests {
  private let clock = TestClock()

  private func makeTestStore() -> TestStoreOf<RoofVent> {
    TestStore(initialState: RoofVent.State()) {
      RoofVent()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func `an effect sends an action after a delay`() async {
    let store = makeTestStore()

    await store.send(.crankTurned) { $0.opening = 10 }
    await clock.advance(by: .seconds(599))
    await store.send(.crankTurned) { $0.opening = 20 }
    await clock.advance(by: .seconds(599))
    await clock.advance(by: .seconds(1))
    await store.receive(\.springReleased) { $0.opening = 0 }
  }

  @Test func `a delayed effect that is cancelled sends nothing`() async {
    let store = makeTestStore()

    await store.send(.crankTurned) { $0.opening = 10 }
    await store.send(.wedgeInserted) { $0.isWedged = true }
    await clock.advance(by: .seconds(600))
    await store.send(.crankTurned) { $0.opening = 20 }
  }

  @Test func `an effect calls a dependency with the state at the start of the effect`() async {
    let store = TestStore(initialState: RoofVent.State(opening: 40)) {
      RoofVent()
    } withDependencies: {
      $0.weather.forecast = { "Hail in \($0) hours" }
    }

    await store.send(.forecastWanted) { $0.forecast = .asked }
    await store.receive(\.forecastArrived.success) { $0.forecast = .told("Hail in 4 hours") }
  }

  @Test func `an error thrown by a dependency is received as a failure`() async {
    struct NoSignal: Error {}
    let store = TestStore(initialState: RoofVent.State()) {
      RoofVent()
    } withDependencies: {
      $0.weather.forecast = { _ in throw NoSignal() }
    }

    await store.send(.forecastWanted) { $0.forecast = .asked }
    await store.receive(\.forecastArrived.failure) { $0.forecast = .unknown }
  }

  @Test func `an effect that never ends can be cancelled`() async {
    let store = TestStore(initialState: RoofVent.State()) {
      RoofVent()
    } withDependencies: {
      $0.weather.forecast = { _ in try await Task.never() }
    }

    await store.send(.forecastWanted) { $0.forecast = .asked }
    await store.send(.telephoneHungUp) { $0.forecast = .unknown }
  }

  @Test func `the result of an effect is shown until the state changes`() async {
    let store = Store(initialState: RoofVent.State()) {
      RoofVent()
    } withDependencies: {
      $0.weather.forecast = { "Fog in \($0) hours" }
    }
    let phone = Phone(RoofVentView(store: store))

    phone.tap("Wedge")
    phone.tap("crank")
    phone.tap("Forecast")
    await phone.wait(timeout: .seconds(60)) { $0.shows("Fog in 1 hours") }
    phone.tap("crank")

    #expect(phone.shows("20 cm") && phone.shows("Forecast"))
    #expect(!phone.shows("Fog in 1 hours"))
  }

  @Test func `a button opens a link`() {
    let opened = LockIsolated<[String]>([])
    let store = Store(initialState: RoofVent.State()) { RoofVent() }
    let phone = Phone(
      RoofVentView(store: store)
        .environment(
          \.openURL,
          OpenURLAction { url in opened.withValue { $0.append(url.absoluteString) } }
        )
    )

    phone.tap("How it is made")

    #expect(opened.value == ["https://example.com/weather"])
  }
}
