import ComposableUI
import IssueRecording
import Testing

@MainActor @Suite struct BindingTests {
  @Test func `38. writing nil sends one dismissal if a child is presented, and otherwise none`() {
    let store = Store(initialState: Recorder.State(child: ItemForm.State())) { Recorder() }
    @Bindable var bindable = store
    let binding = $bindable.scope(state: \.child, action: \.child)
    _ = binding.wrappedValue

    binding.wrappedValue = nil
    binding.wrappedValue = nil

    #expect(store.log == ["dismiss"])
  }

  @Test func `38. writing nil doesn't dismiss a child that replaced the shown child`() {
    let store = Store(initialState: Recorder.State(child: ItemForm.State(id: 1))) { Recorder() }
    @Bindable var bindable = store
    let binding = $bindable.scope(state: \.child, action: \.child)
    _ = binding.wrappedValue

    store.send(.replace(ItemForm.State(id: 2)))
    binding.wrappedValue = nil

    #expect(store.log == [])
    #expect(store.child?.id == 2)
  }

  @Test func `38. a child that remains after its dismissal is reported`() {
    let store = Store(initialState: Stubborn.State(child: ItemForm.State())) { Stubborn() }
    @Bindable var bindable = store
    let binding = $bindable.scope(state: \.child, action: \.child)

    let messages = messages { binding.wrappedValue = nil }

    #expect(
      messages == [
        """
        A binding to a store of 'ItemForm.State' was set to nil, but the dismissal sent as a \
        'Stubborn.Action' didn't set the feature's state to nil.

        The feature's reducer is probably not integrated: add 'ifLet' for the property, and make \
        sure that no reducer sets it again in response to the dismissal.
        """
      ]
    )
  }

  @Test func `scoping a binding twice returns the same store`() {
    let store = Store(initialState: Recorder.State(child: ItemForm.State())) { Recorder() }
    @Bindable var bindable = store

    let first = $bindable.scope(state: \.child, action: \.child).wrappedValue
    let second = $bindable.scope(state: \.child, action: \.child).wrappedValue

    #expect(first != nil)
    #expect(first === second)
  }

  @Test func `38. changing a path that no reducer handles is reported`() {
    let store = Store(initialState: Stubborn.State(path: StackState([1, 2]))) { Stubborn() }
    let phone = Phone(StubbornView(store: store))
    #expect(phone.text == "Screen\n  ‹ Back\n  pushed")

    let messages = messages { phone.goBack() }

    #expect(
      messages == [
        """
        A view changed the path of a navigation stack of 'Int', but the state didn't change.

        The stack's reducer is probably not integrated: add 'forEach' for the path.
        """
      ]
    )
  }

  @Test func `a bindable feature's property can be bound by its name`() {
    let store = Store(initialState: Settings.State()) { Settings() }
    let phone = Phone(SettingsView(store: store))

    phone.type("Mira", into: "Name")
    phone.toggle("Sounds")

    #expect(phone.text == "Screen\n  Name: Mira\n  Sounds (on)\n  2 changes")
    #expect(store.name == "Mira")
  }
}

@Reducer
struct Recorder {
  @ObservableState
  struct State {
    @Presents var child: ItemForm.State?
    var log: [String] = []
  }

  enum Action {
    case child(PresentationAction<ItemForm.Action>)
    case replace(ItemForm.State)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .child(.dismiss): state.log.append("dismiss")
      case .child(.presented): state.log.append("presented")
      case .replace(let child): state.child = child
      }
      return .none
    }
    .ifLet(\.$child, action: \.child) { ItemForm() }
  }
}

@Reducer
struct Stubborn {
  @ObservableState
  struct State {
    @Presents var child: ItemForm.State?
    var path = StackState<Int>()
  }

  enum Action {
    case child(PresentationAction<ItemForm.Action>)
    case path(StackAction<Int, Never>)
  }

  var body: some ReducerOf<Self> { EmptyReducer() }
}

struct StubbornView: View {
  @Bindable var store: StoreOf<Stubborn>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Text("root")
    } destination: { _ in
      Text("pushed")
    }
  }
}

@Reducer
struct Settings {
  @ObservableState
  struct State {
    var name = ""
    var hasSounds = false
    var changes = 0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, _ in
      state.changes += 1
      return .none
    }
  }
}

struct SettingsView: View {
  @Bindable var store: StoreOf<Settings>

  var body: some View {
    TextField("Name", text: $store.name)
    Toggle("Sounds", isOn: $store.hasSounds)
    Text("\(store.changes) changes")
  }
}
