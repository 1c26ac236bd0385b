@testable import ComposableCore
import ComposableTesting
import Testing

/// A feature with an alert and no other child.
@Reducer
private struct Warning<AlertAction: Sendable> {
  struct State: Equatable {
    @PresentationState var alert: AlertState<String>?
    var log: [String] = []
  }

  @CasePathable
  enum Action {
    case alert(PresentationAction<AlertAction>)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.log.append(state.alert == nil ? "gone" : "shown")
      return .none
    }
    .ifLet(\.$alert, action: \.alert, destination: { EmptyReducer() })
  }
}

extension Warning.State {
  fileprivate static var shown: Self { Self(alert: AlertState { TextState("Sure?") }) }
}

/// Two alerts whose buttons send strings, although the actions of the second case are numbers.
private enum Alerts {
  enum State: Equatable, CasePathable {
    case first(AlertState<String>)
    case second(AlertState<String>)

    struct AllCasePaths: Sendable {}
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  enum Action: Sendable, CasePathable {
    case first(String)
    case second(Int)

    struct AllCasePaths: Sendable {}
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  /// A feature that presents one of the alerts with a reducer that does nothing.
  struct Feature: Reducer {
    struct State: Equatable { @PresentationState var alert: Alerts.State? }

    enum Action: Sendable, CasePathable {
      case alert(PresentationAction<Alerts.Action>)

      struct AllCasePaths: Sendable {
        var alert: AnyCasePath<Action, PresentationAction<Alerts.Action>> {
          AnyCasePath(
            embed: { .alert($0) }, extract: { if case .alert(let a) = $0 { a } else { nil } })
        }
      }
      static var allCasePaths: AllCasePaths { AllCasePaths() }
    }

    var body: some Reducer<State, Action> {
      EmptyReducer().ifLet(\.$alert, action: \.alert, destination: { EmptyReducer() })
    }
  }
}

private struct Answer: Equatable, Sendable {}

/// A feature whose child has action cases and state cases with different names.
@Reducer
private struct Renamed {
  @CasePathable
  enum Child: Equatable {
    case alert(AlertState<Answer>)
    case warning(AlertState<Bool>)
    case dialog(ConfirmationDialogState<Bool>)
    case note(String)
    case question(AlertState<String>)
  }

  @CasePathable
  enum ChildAction: Sendable {
    case alertButton(Answer)
    case warningButton(Bool)
    case dialogButton(Bool)
    case noteEdited(String)
    case questionButton(String)
  }

  struct State: Equatable { @PresentationState var child: Child? }

  enum Action: Sendable { case child(PresentationAction<ChildAction>) }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$child, action: \.child, destination: { EmptyReducer() })
  }
}

/// A feature that presents an alert and a destination without specifying their reducers.
@Reducer
private struct Bare {
  @Reducer
  enum Destination {
    case counter(Counter)
    case alert(AlertState<String>)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<String>?
    @Presents var destination: Destination.State?
  }

  enum Action {
    case alert(PresentationAction<String>)
    case destination(PresentationAction<Destination.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$alert, action: \.alert)
      .ifLet(\.$destination, action: \.destination)
  }
}

extension Bare.Destination.State: Equatable {}

@MainActor
@Suite struct EphemeralStateTests {
  @Test func `8. the parent can still read the alert when one of the alert's actions arrives`() {
    let store = Store(initialState: .shown) { Warning<String>() }

    store.send(.alert(.presented("yes")))

    #expect(store.withState(\.log) == ["shown"])
    #expect(store.withState(\.alert) == nil)
  }

  @Test func `8. an action that no button of the alert sends doesn't dismiss the alert`() {
    let store = Store(initialState: Warning<Int>.State.shown) { Warning<Int>() }

    store.send(.alert(.presented(1)))

    #expect(store.withState(\.alert) != nil)
  }

  @Test func `8. an alert isn't dismissed by a button of an alert in a different case`() {
    let alert = AlertState<String> { TextState("Sure?") }
    let store = Store(initialState: Alerts.Feature.State(alert: .second(alert))) {
      Alerts.Feature()
    }

    store.send(.alert(.presented(.first("yes"))))

    #expect(store.withState(\.alert) == .second(alert))
  }

  @Test func `8. an alert isn't dismissed by an action of its case that no button sends`() {
    let alert = AlertState<String> { TextState("Sure?") }
    let store = Store(initialState: Alerts.Feature.State(alert: .second(alert))) {
      Alerts.Feature()
    }

    store.send(.alert(.presented(.second(1))))

    #expect(store.withState(\.alert) == .second(alert))
  }

  @Test func `8. an alert is dismissed even if its state and action cases have different names`() {
    let alert = AlertState<Answer> { TextState("Sure?") }
    let store = Store(initialState: Renamed.State(child: .alert(alert))) { Renamed() }

    store.send(.child(.presented(.alertButton(Answer()))))
    #expect(store.withState(\.child) == nil)
  }

  @Test func `8. an alert isn't dismissed by another feature's action of the same type`() {
    let alert = AlertState<String> { TextState("Sure?") }
    let store = Store(initialState: Renamed.State(child: .question(alert))) { Renamed() }

    store.send(.child(.presented(.noteEdited("yes"))))

    #expect(store.withState(\.child) == .question(alert))
  }

  @Test func `8. a dialog isn't dismissed by an alert's button with the same action type`() {
    let dialog = ConfirmationDialogState<Bool> { TextState("How?") }
    let store = Store(initialState: Renamed.State(child: .dialog(dialog))) { Renamed() }

    store.send(.child(.presented(.warningButton(true))))

    #expect(store.withState(\.child) == .dialog(dialog))
  }

  @Test func `10. an alert needs no reducer and is dismissed by its action`() async {
    let store = TestStore(
      initialState: Bare.State(alert: AlertState { TextState("Sure?") })
    ) {
      Bare()
    }

    await store.send(.alert(.presented("yes"))) { $0.alert = nil }
  }

  @Test func `10. a child in an enum of reducers runs and can dismiss itself`() async {
    let store = TestStore(initialState: Bare.State(destination: .counter(Counter.State()))) {
      Bare()
    }

    await store.send(\.destination.counter.increment) { $0.destination?.counter?.count = 1 }
    await store.send(\.destination.counter.close)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func `10. an alert in an enum of reducers is dismissed by its action`() async {
    let store = TestStore(
      initialState: Bare.State(destination: .alert(AlertState { TextState("Sure?") }))
    ) {
      Bare()
    }

    await store.send(\.destination.alert, "yes") { $0.destination = nil }
  }
}
