import ComposableTesting
import ComposableUI
import Testing

// A mountain hut: guests who aren't in its book yet read the house rules, page by page, and sign.

@Reducer
private struct MountainHut {
  @ObservableState
  struct State: Equatable {
    var guest: String?
    var rules: HouseRules.State?
  }

  enum Action {
    case doorOpened
    case rules(HouseRules.Action)
  }

  @Dependency(\.guestBook) private var guestBook

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .doorOpened:
        state.guest = guestBook.lastEntry()
        state.rules = state.guest == nil ? HouseRules.State() : nil
        return .none
      case .rules(.delegate(.signed(let guest))):
        state = State(guest: guest)
        return .run { _ in await guestBook.write(guest) }
      case .rules:
        return .none
      }
    }
    .ifLet(\.rules, action: \.rules) { HouseRules() }
  }
}

@Reducer
private struct HouseRules {
  enum Leaf: Hashable { case boots, fire, signature }

  @ObservableState
  struct State: Equatable {
    var leaf = Leaf.boots
    var signature = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case bookClosed
    case delegate(Delegate)

    enum Delegate: Equatable { case signed(String) }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.signature) where state.signature.count > 12:
        // The line in the book has room for twelve letters.
        state.signature.removeLast(state.signature.count - 12)
        return .none
      case .bookClosed:
        return .send(.delegate(.signed(state.signature)))
      case .binding, .delegate:
        return .none
      }
    }
  }
}

@DependencyClient
private struct GuestBook: Sendable {
  var lastEntry: @Sendable () -> String?
  var write: @Sendable (String) async -> Void
}

extension GuestBook: TestDependencyKey {
  static let testValue = GuestBook()
}

extension DependencyValues {
  fileprivate var guestBook: GuestBook {
    get { self[GuestBook.self] }
    set { self[GuestBook.self] = newValue }
  }
}

private struct MountainHutView: View {
  let store: StoreOf<MountainHut>

  var body: some View {
    Group {
      if let rules = store.scope(state: \.rules, action: \.rules) {
        HouseRulesView(store: rules)
      } else if let guest = store.guest {
        Text("A bunk is free for \(guest).")
      } else {
        ProgressView()
      }
    }
    .onAppear { store.send(.doorOpened) }
  }
}

private struct HouseRulesView: View {
  @Bindable var store: StoreOf<HouseRules>

  var body: some View {
    TabView(selection: $store.leaf) {
      Tab("Boots", systemImage: "shoe", value: HouseRules.Leaf.boots) {
        Text("Boots stay outside.")
      }
      Tab("Fire", systemImage: "flame", value: HouseRules.Leaf.fire) {
        Text("The last one up adds wood.")
      }
      Tab("Signature", systemImage: "signature", value: HouseRules.Leaf.signature) {
        TextField("Sign here", text: $store.signature)
        Button("Close the book") { store.send(.bookClosed) }
          .disabled(store.signature.isEmpty)
      }
    }
    .tabViewStyle(.page)
  }
}

@MainActor
@Suite struct MountainHutProgramTests {
  @Test func `a parent skips a child that a dependency makes unnecessary`() async {
    let store = TestStore(initialState: MountainHut.State()) {
      MountainHut()
    } withDependencies: {
      $0.guestBook.lastEntry = { "Oskar" }
    }

    await store.send(.doorOpened) { $0.guest = "Oskar" }
  }

  @Test func `a child's delegate action dismisses the child and stores its result`() async {
    let lines = LockIsolated<[String]>([])
    let store = TestStore(initialState: MountainHut.State()) {
      MountainHut()
    } withDependencies: {
      $0.guestBook.lastEntry = { nil }
      $0.guestBook.write = { line in lines.withValue { $0.append(line) } }
    }

    await store.send(.doorOpened) { $0.rules = HouseRules.State() }
    await store.send(\.rules.binding.signature, "Oskar from Oslo") {
      $0.rules?.signature = "Oskar from O"
    }
    await store.send(\.rules.bookClosed)
    await store.receive(\.rules.delegate, .signed("Oskar from O")) {
      $0.guest = "Oskar from O"
      $0.rules = nil
    }
    await store.finish()

    #expect(lines.value == ["Oskar from O"])
  }

  @Test func `the last page of a child passes its result to the parent`() {
    let store = Store(initialState: MountainHut.State()) {
      MountainHut()
    } withDependencies: {
      $0.guestBook.lastEntry = { nil }
      $0.guestBook.write = { _ in }
    }
    let phone = Phone(MountainHutView(store: store))

    #expect(phone.shows("Boots stay outside."))
    phone.tap("Fire")
    #expect(phone.shows("The last one up adds wood.") && store.rules?.leaf == .fire)
    phone.tap("Signature")
    phone.type("Oskar", into: "Sign here")
    phone.tap("Close the book")

    #expect(phone.shows("A bunk is free for Oskar."))
  }
}
