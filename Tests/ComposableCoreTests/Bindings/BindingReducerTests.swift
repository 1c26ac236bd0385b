@testable import ComposableCore
import ComposableTesting
import IssueRecording
import Observation
import Testing

/// A form that logs the binding actions that it receives.
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

/// A form whose binding actions are nested in its view's actions.
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

/// A form whose actions have no case paths.
private struct PlainForm: Reducer {
  struct State: Equatable { var name = "" }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case rejected(BindingAction<State>)
  }

  var body: some ReducerOf<Self> { BindingReducer() }
}

/// A form without the `BindingReducer` that it needs.
@Reducer
private struct Forgetful {
  @ObservableState struct State: Equatable { var name = "" }

  enum Action: BindableAction { case binding(BindingAction<State>) }

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .binding: .none
      }
    }
  }
}

/// The parent of a form.
@Reducer
private struct Office {
  @ObservableState struct State: Equatable { var form = Form.State() }

  enum Action { case form(Form.Action) }

  var body: some ReducerOf<Self> {
    Scope(state: \.form, action: \.form) { Form() }
  }
}

@MainActor
@Suite struct BindingReducerTests {
  @Test func `a binding action changes the state before the reducer that reacts to it runs`() {
    let store = Store(initialState: Form.State()) { Form() }

    store.send(.binding(.set(\.name, "Mira")))
    store.send(.binding(.set(\.size, 3)))

    #expect(store.name == "Mira")
    #expect(store.size == 3)
    #expect(store.log == ["name is Mira", "something else"])
  }

  @Test func `a 'set' action changes the property that it names`() {
    let store = Store(initialState: Form.State()) { Form() }

    store.send(.set(\.size, 7))

    #expect(store.size == 7)
  }

  @Test func `binding actions can be nested in the view's actions`() {
    let store = Store(initialState: ViewForm.State()) { ViewForm() }

    store.send(.view(.set(\.name, "Mira")))

    #expect(store.name == "Mira")
  }

  @Test func `assigning to a property of the store sends a binding action`() {
    let store = Store(initialState: Form.State()) { Form() }

    store.name = "Mira"

    #expect(store.log == ["name is Mira"])
  }

  @Test func `assigning to a property can send a binding action that is nested in a view action`() {
    let store = Store(initialState: ViewForm.State()) { ViewForm() }

    store.name = "Mira"

    #expect(store.name == "Mira")
  }

  @Test func `assigning the current value sends nothing`() {
    let store = Store(initialState: Form.State()) { Form() }

    store.name = ""

    #expect(store.log == [])
  }

  @Test func `'BindingReducer' ignores actions that aren't binding actions`() {
    let store = Store(initialState: Form.State(name: "Mira")) { Form() }

    store.send(.clear)

    #expect(store.withState { $0 } == Form.State())
  }

  @Test func `without case paths, 'BindingReducer' handles only the case 'binding'`() {
    let store = Store(initialState: PlainForm.State()) { PlainForm() }

    store.send(.rejected(.set(\.name, "Mira")))
    #expect(store.withState(\.name) == "")

    store.send(.binding(.set(\.name, "Ada")))
    #expect(store.withState(\.name) == "Ada")
  }

  @Test func `binding actions are equal if they set the same property to equal values`() {
    let write = BindingAction<Form.State>.set(\.name, "a")

    #expect(write == .set(\.name, "a"))
    #expect(write != .set(\.name, "b"))
    #expect(write != .set(\.size, 1))
  }

  @Test func `a test can send a binding action by its key path`() async {
    let store = TestStore(initialState: Form.State()) { Form() }

    await store.send(\.binding.name, "Mira") {
      $0.name = "Mira"
      $0.log = ["name is Mira"]
    }
  }

  @Test func `assigning to a property is reported if no reducer handles the binding action`() {
    let store = Store(initialState: Forgetful.State()) { Forgetful() }

    let issues = messages { store.name = "Mira" }

    #expect(store.name == "")
    #expect(
      issues == [
        """
        A binding wrote to '\\.(String)' of 'Forgetful.State', but no reducer handled the change.

        The new value was lost, and the view shows the old one. To fix this, put 'BindingReducer()' \
        first in the body of the feature's reducer, or 'BindingReducer(action: \\.view)' if the \
        view actions contain the binding action.
        """
      ]
    )
  }

  @Test func `an unhandled binding action that is nested in a view action is reported`() {
    let store = Store(initialState: ViewForm.State()) {
      EmptyReducer<ViewForm.State, ViewForm.Action>()
    }

    let issues = messages { store.name = "Mira" }

    #expect(
      issues == [
        """
        A binding wrote to '\\.(String)' of 'ViewForm.State', but no reducer handled the change.

        The new value was lost, and the view shows the old one. To fix this, put 'BindingReducer()' \
        first in the body of the feature's reducer, or 'BindingReducer(action: \\.view)' if the \
        view actions contain the binding action.
        """
      ])
  }

  @Test func `a binding action of an embedded feature is handled without an issue`() {
    let store = Store(initialState: Office.State()) { Office() }
    let form = store.scope(state: \.form, action: \.form)

    let issues = messages { form.name = "Mira" }

    #expect(issues == [])
    #expect(store.form.name == "Mira")
  }

  @Test func `a binding action sent during another action is reported and handled afterward`() {
    let store = Store(initialState: Form.State()) { Form() }
    let log = LockIsolated<[String]>([])

    let issues = messages {
      withObservationTracking {
        _ = store.name
      } onChange: {
        MainActor.assumeIsolated { store.size = 3 }
        log.withValue { $0.append("changed") }
      }
      store.name = "Mira"
    }

    #expect(issues.map { $0.prefix(27) } == ["An action was sent to a sto"])
    #expect(log.value == ["changed"])
    #expect(store.size == 3)
  }
}
