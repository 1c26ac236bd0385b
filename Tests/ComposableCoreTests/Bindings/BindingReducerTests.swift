@testable import ComposableCore
import ComposableTesting
import Testing

/// A form whose name can be bound.
@Reducer
private struct Form {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var size = 0
    var log: [String] = []
  }

  enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
    case clear
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.name): state.log.append("name is \(state.name)")
      case .binding: state.log.append("something else")
      case .clear: state.name = ""
      }
      return .none
    }
  }
}

/// A form whose writes are among the actions of its view.
@Reducer
private struct ViewForm {
  @ObservableState
  struct State: Equatable { var name = "" }

  enum Action: ViewAction, Sendable {
    case view(View)

    @CasePathable
    enum View: BindableAction, Sendable { case binding(BindingAction<State>) }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
  }
}

@MainActor
@Suite struct BindingReducerTests {
  @Test func `a write reaches the state before the reducer that reacts to it`() {
    let store = Store(initialState: Form.State()) { Form() }

    store.send(.binding(.set(\.name, "Blob")))
    store.send(.binding(.set(\.size, 3)))

    #expect(store.name == "Blob")
    #expect(store.size == 3)
    #expect(store.log == ["name is Blob", "something else"])
  }

  @Test func `an action writes into the property that it names`() {
    let store = Store(initialState: Form.State()) { Form() }

    store.send(.set(\.size, 7))

    #expect(store.size == 7)
  }

  @Test func `the writes may be among the actions of the view`() {
    let store = Store(initialState: ViewForm.State()) { ViewForm() }

    store.send(.view(.set(\.name, "Blob")))

    #expect(store.name == "Blob")
  }

  @Test func `assigning to a property of the store sends a write`() {
    let store = Store(initialState: Form.State()) { Form() }

    store.name = "Blob"

    #expect(store.log == ["name is Blob"])
  }

  @Test func `what is assigned may be among the actions of the view`() {
    let store = Store(initialState: ViewForm.State()) { ViewForm() }

    store.name = "Blob"

    #expect(store.name == "Blob")
  }

  @Test func `assigning the value that is there sends nothing`() {
    let store = Store(initialState: Form.State()) { Form() }

    store.name = ""

    #expect(store.log == [])
  }

  @Test func `actions other than writes write nothing`() {
    let store = Store(initialState: Form.State(name: "Blob")) { Form() }

    store.send(.clear)

    #expect(store.withState { $0 } == Form.State())
  }

  @Test func `writes are equal that write an equal value into one property`() {
    let write = BindingAction<Form.State>.set(\.name, "a")

    #expect(write == .set(\.name, "a"))
    #expect(write != .set(\.name, "b"))
    #expect(write != .set(\.size, 1))
  }

  @Test func `a test names the write into a property by its key path`() async {
    let store = TestStore(initialState: Form.State()) { Form() }

    await store.send(\.binding.name, "Blob") {
      $0.name = "Blob"
      $0.log = ["name is Blob"]
    }
  }
}
