import ComposableUI
import IssueRecording
import Testing

@MainActor @Suite struct StackTests {
  let store = Store(initialState: AppFeature.State()) { AppFeature() }

  @Test func `38. a link pushes its state, and going back pops it`() {
    let phone = Phone(AppView(store: store))

    phone.tap("New item")
    phone.type("Whisk", into: "Name")
    #expect(
      phone.text == """
        Screen “Item”
          ‹ Home
          Form
            Name: Whisk
            Favorite (off)
            [Save]
            [Cancel]
        """
    )
    #expect(store.path.count == 1)
    phone.goBack()

    #expect(store.path.isEmpty)
    #expect(phone.text == "Screen “Home”\n  [New item] ›\n  [Kitchen]")
  }

  @Test func `a link gets its element's ID from the store's dependencies`() {
    let store = withDependencies {
      $0.stackElementID = StackElementIDGenerator(startingAt: 7)
    } operation: {
      Store(initialState: AppFeature.State()) { AppFeature() }
    }

    Phone(AppView(store: store)).tap("New item")

    #expect(store.path.ids == [7])
  }

  @Test func `a screen that dismisses itself is popped with all screens above it`() async {
    store.send(
      .open([.item(ItemForm.State(name: "first")), .item(ItemForm.State(name: "second"))]))
    let phone = Phone(AppView(store: store))
    #expect(phone.shows("Name: second"))

    let first = store.path.ids[0]
    store.send(.path(.element(id: first, action: .item(.cancelButtonTapped))))
    await phone.wait { $0.front.title == "Home" }

    #expect(store.path.isEmpty)
  }

  @Test func `changing the state of a screen doesn't evaluate the view of the stack`() {
    store.send(.open([.item(ItemForm.State(name: "a"))]))
    let phone = Phone(AppView(store: store))
    _ = phone.text

    let evaluated = phone.evaluations { phone.type("b", into: "Name") }

    #expect(!evaluated.contains("AppView"))
    #expect(phone.shows("Name: b"))
  }

  @Test func `a link to the state of a different stack is reported with both type names`() {
    let phone = Phone(
      WrongLinkView(store: Store(initialState: AppFeature.State()) { AppFeature() }))

    let messages = messages { phone.tap("Wrong") }

    #expect(
      messages == [
        """
        A link has the value Cart.Path.State of type 'StackComponent<Cart.Path.State>', but the path \
        of the enclosing stack contains 'StackComponent<AppFeature.Path.State>' values.

        Give the link a value that the path can contain, or use a 'NavigationPath'.
        """
      ]
    )
  }
}

struct WrongLinkView: View {
  @Bindable var store: StoreOf<AppFeature>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      NavigationLink("Wrong", state: Cart.Path.State.line(Line.State(number: 1)))
    } destination: { _ in
      EmptyView()
    }
  }
}

@Reducer
struct AppFeature {
  @Reducer
  struct Path {
    @ObservableState
    enum State {
      case item(ItemForm.State)
      case kitchen(KitchenFeature.State)
    }

    enum Action {
      case item(ItemForm.Action)
      case kitchen(KitchenFeature.Action)
    }

    var body: some ReducerOf<Self> {
      Scope(state: \.item, action: \.item) { ItemForm() }
      Scope(state: \.kitchen, action: \.kitchen) { KitchenFeature() }
    }
  }

  @ObservableState
  struct State {
    var path = StackState<Path.State>()
  }

  enum Action {
    case kitchenButtonTapped
    case open([Path.State])
    case path(StackActionOf<Path>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .kitchenButtonTapped:
        state.path.append(.kitchen(KitchenFeature.State()))
      case .open(let path):
        state.path = StackState(path)
      case .path:
        break
      }
      return .none
    }
    .forEach(\.path, action: \.path) { Path() }
  }
}

struct AppView: View {
  @Bindable var store: StoreOf<AppFeature>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      VStack {
        NavigationLink(state: AppFeature.Path.State.item(ItemForm.State())) {
          Text("New item")
        }
        Button("Kitchen") { store.send(.kitchenButtonTapped) }
      }
      .navigationTitle("Home")
    } destination: { store in
      if let store = store.scope(state: \.item, action: \.item) {
        ItemFormView(store: store).navigationTitle("Item")
      }
      if let store = store.scope(state: \.kitchen, action: \.kitchen) {
        KitchenView(store: store)
      }
    }
  }
}
