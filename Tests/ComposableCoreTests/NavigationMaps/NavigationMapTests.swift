import ComposableCore
import Testing

@Reducer
struct MapForm {
  @ObservableState struct State: Equatable {
    var name = ""
    @Presents var alert: AlertState<Never>?
  }
  enum Action {}
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
struct MapLamp {
  @ObservableState struct State: Equatable {}
  enum Action {}
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
struct MapKitchen {
  @Reducer enum Destination {
    case edit(MapForm)
    case help
  }
  @ObservableState struct State {
    var items = [1, 2]
    @Presents var destination: Destination.State?
    var path = StackState<Destination.State>()
  }
  enum Action {}
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Suite struct NavigationMapTests {
  private func lines(_ state: Any) -> [String] {
    NavigationMap(of: state).text.split(separator: "\n").map(String.init)
  }

  @Test func `a map lists the features that a state shows, at any depth`() {
    var state = MapKitchen.State()
    #expect(lines(state) == ["MapKitchen", "  destination: nil", "  path: empty"])

    let alert = AlertState<Never> { TextState("Sure?") }
    state.destination = .edit(MapForm.State(alert: alert))
    state.path = StackState([.help, .edit(MapForm.State())])
    #expect(
      lines(state) == [
        "MapKitchen",
        "  destination: .edit(MapForm)",
        "    alert: AlertState",
        "  path: 2 screens",
        "    .help",
        "    .edit(MapForm)",
        "      alert: nil",
      ])
  }

  @Test func `a map omits features that can't present others and elements that present nothing`() {
    struct Tabs {
      var lamp = MapLamp.State()
      var stock = MapKitchen.State()
      var forms = [MapForm.State(), MapForm.State()]
    }
    var tabs = Tabs()
    let stock = ["  stock: MapKitchen", "    destination: nil", "    path: empty"]
    #expect(lines(tabs) == ["Tabs"] + stock)

    tabs.forms[1].alert = AlertState { TextState("Sure?") }
    #expect(lines(tabs) == ["Tabs"] + stock + ["  forms[1]: MapForm", "    alert: AlertState"])
  }

  @Test func `an enum state is named after its case`() {
    enum App { case signedOut, signedIn(MapForm.State) }

    #expect(lines(App.signedOut) == ["App.signedOut"])
    #expect(lines(App.signedIn(MapForm.State())) == ["App.signedIn(MapForm)", "  alert: nil"])
  }

  @Test func `a presented feature is in front of the last screen of a stack`() {
    var state = MapKitchen.State()
    #expect(NavigationMap(of: state).front == "MapKitchen")
    state.path.append(.help)
    #expect(NavigationMap(of: state).front == "MapKitchen › .help")
    state.destination = .edit(MapForm.State())
    #expect(NavigationMap(of: state).front == "MapKitchen › .edit(MapForm)")
    #expect(NavigationMap(of: MapLamp.State()).front == nil)
  }
}

/// The interface through which tools draw maps without importing this library.
@MainActor @Suite(.serialized) struct WatchedStoreTests {
  private func taken() -> String? {
    __takeMap().map { pointer in
      defer { pointer.deallocate() }
      return String(cString: pointer)
    }
  }

  private func store(_ count: Int) -> Store<Int, Int> {
    Store(initialState: count) {
      Reduce<Int, Int> { state, action in
        state = action
        return .none
      }
    }
  }

  @Test func `the store that changed last is drawn, even after it is deallocated`() {
    let other = store(1)
    __watchStores()
    do { _ = Store(initialState: MapForm.State()) { MapForm() } }
    #expect(taken() == "MapForm\n  alert: nil")

    __watchStores()
    other.send(2)
    _ = Store(initialState: MapLamp.State()) { MapLamp() }
    other.send(3)
    #expect(taken() == "Int")
  }

  @Test func `without a change, the store that was created last is drawn`() {
    let form = Store(initialState: MapForm.State()) { MapForm() }
    __watchStores()
    #expect(taken() == "MapForm\n  alert: nil")
    #expect(form.name == "")
  }

  @Test func `a store that was deallocated before watching started isn't drawn`() {
    do { _ = Store(initialState: MapForm.State()) { MapForm() } }
    __watchStores()

    #expect(taken() == nil)
  }
}
