import ComposableTesting
import ComposableUI
import Foundation
import Testing

// A bus timetable: a link such as 'bus:///14/Harbor' opens a line and one of its stops.

@Reducer
private struct BusNetwork {
  @Reducer
  enum Screen {
    case line(BusLine)
    case stop(BusStop)
  }

  @ObservableState
  struct State: Equatable {
    let lines = [7, 14]
    var screens = StackState<Screen.State>()
  }

  enum Action {
    case linkFollowed(URL)
    case screens(StackActionOf<Screen>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .linkFollowed(let link):
        state.screens = StackState(Self.screens(for: link))
      case let .screens(.element(id: _, action: .line(.stopChosen(name)))):
        state.screens.append(.stop(BusStop.State(name: name)))
      case .screens:
        break
      }
      return .none
    }
    .forEach(\.screens, action: \.screens)
  }

  private static func screens(for link: URL) -> [Screen.State] {
    let parts = link.pathComponents.filter { $0 != "/" }
    guard let number = parts.first.flatMap(Int.init) else { return [] }
    let stops = parts.dropFirst().map { Screen.State.stop(BusStop.State(name: $0)) }
    return [.line(BusLine.State(number: number))] + stops
  }
}

extension BusNetwork.Screen.State: Equatable {}

@Reducer
private struct BusLine {
  @ObservableState
  struct State: Equatable {
    let number: Int

    var stops: [String] { number == 14 ? ["Harbor", "Old Mill"] : ["Museum"] }
  }

  enum Action {
    case stopChosen(String)
  }
}

@Reducer
private struct BusStop {
  @ObservableState
  struct State: Equatable {
    let name: String
  }

  enum Action {
    case busLeft
  }

  @Dependency(\.dismiss) private var dismiss

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .run { _ in await dismiss() } }
  }
}

private struct BusNetworkView: View {
  @Bindable var store: StoreOf<BusNetwork>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.screens, action: \.screens)) {
      ForEach(store.lines, id: \.self) { number in
        NavigationLink(
          "Line \(number)", state: BusNetwork.Screen.State.line(BusLine.State(number: number)))
      }
      .navigationTitle("Lines")
    } destination: { screen in
      switch screen.case {
      case .line(let line):
        List {
          ForEach(line.stops, id: \.self) { name in
            Button(name) { line.send(.stopChosen(name)) }
          }
        }
        .navigationTitle("Stops of line \(line.number)")
      case .stop(let stop):
        Button("The bus has left") { stop.send(.busLeft) }
          .navigationTitle("Departures at \(stop.state.name)")
      }
    }
  }
}

@MainActor
@Suite struct BusTimetableProgramTests {
  private let link = "bus:///14/Harbor"

  @Test func `a link pushes the screens that its path names`() async throws {
    let store = TestStore(initialState: BusNetwork.State()) { BusNetwork() }

    await store.send(.linkFollowed(try #require(URL(string: link)))) {
      $0.screens[id: 0] = .line(BusLine.State(number: 14))
      $0.screens[id: 1] = .stop(BusStop.State(name: "Harbor"))
    }
    await store.send(\.screens[id: 1].stop.busLeft)
    await store.receive(\.screens.popFrom) { $0.screens[id: 1] = nil }
  }

  @Test func `a link replaces the screens that are shown`() async throws {
    let stop = BusNetwork.Screen.State.stop(BusStop.State(name: "Museum"))
    let store = TestStore(
      initialState: BusNetwork.State(screens: StackState([stop]))
    ) {
      BusNetwork()
    }

    await store.send(.linkFollowed(try #require(URL(string: "bus:///lost")))) {
      $0.screens = StackState()
    }
  }

  @Test func `the screens that a link opens can be closed one by one`() async throws {
    let store = Store(initialState: BusNetwork.State()) { BusNetwork() }
    let phone = Phone(BusNetworkView(store: store))

    store.send(.linkFollowed(try #require(URL(string: link))))
    #expect(phone.shows("Departures at Harbor"))
    phone.tap("The bus has left")
    await phone.wait(timeout: .seconds(60)) { $0.shows("Old Mill") }
    phone.tap("Old Mill")
    #expect(phone.shows("Departures at Old Mill"))
    phone.goBack()
    phone.goBack()

    #expect(phone.shows("Line 7"))
    #expect(store.screens.isEmpty)
  }

  @Test func `a link in a view pushes the state that it carries`() {
    let store = Store(initialState: BusNetwork.State()) { BusNetwork() }
    let phone = Phone(BusNetworkView(store: store))

    phone.tap("Line 7")

    #expect(phone.shows("Stops of line 7"))
    #expect(store.screens.map(\.line?.number) == [7])
  }
}
