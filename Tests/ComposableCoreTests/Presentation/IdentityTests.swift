@testable import ComposableCore
import ComposableTesting
import IssueRecording
import Testing

/// A screen with an ID, whose only effect runs until it is cancelled.
struct DetailScreen: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var value = 0
  }

  enum Action: Sendable { case start }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    .run { _ in try await Task.never() }
  }
}

/// The states and actions of several screens, one of which is presented.
enum Screens {
  enum State: Equatable, CasePathable {
    case identified(DetailScreen.State)
    case plain(Counter.State)
    case other(Counter.State)
    case alert(AlertState<String>)
    case dialog(ConfirmationDialogState<Int>)

    struct AllCasePaths: Sendable {
      var plain: AnyCasePath<State, Counter.State> {
        AnyCasePath(
          embed: { .plain($0) }, extract: { if case .plain(let state) = $0 { state } else { nil } }
        )
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  enum Action: Sendable, CasePathable {
    case start
    case plain(Counter.Action)
    case alert(String)
    case dialog(Int)

    struct AllCasePaths: Sendable {}
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }
}

/// A parent that changes its screen as a test specifies.
struct Host: Reducer {
  struct State: Equatable { @PresentationState var screen: Screens.State? }

  enum Action: Sendable, CasePathable {
    case set(Screens.State?)
    case screen(PresentationAction<Screens.Action>)

    struct AllCasePaths: Sendable {
      var screen: AnyCasePath<Action, PresentationAction<Screens.Action>> {
        AnyCasePath(
          embed: { .screen($0) },
          extract: { if case .screen(let action) = $0 { action } else { nil } }
        )
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  /// The parent's response to an action or dismissal of the screen. It can set another screen.
  var answer: (@Sendable (inout Screens.State?) -> Void)?

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .set(let screen): state.screen = screen
      case .screen: answer?(&state.screen)
      }
      return .none
    }
    .ifLet(\.$screen, action: \.screen) {
      Reduce { _, action in
        guard case .start = action else { return .none }
        return .run { _ in try await Task.never() }
      }
    }
  }
}

@MainActor
@Suite struct IdentityTests {
  @Test func `2. a parent can replace a dismissed child with a child that has a different ID`() {
    let store = Store(initialState: Host.State(screen: .identified(DetailScreen.State(id: 1)))) {
      Host { $0 = .identified(DetailScreen.State(id: 2)) }
    }

    store.send(.screen(.dismiss))

    #expect(store.screen == .identified(DetailScreen.State(id: 2)))
  }

  @Test func `2. a parent can't prevent a dismissal by setting a child with the same ID`() {
    let store = Store(initialState: Host.State(screen: .identified(DetailScreen.State(id: 1)))) {
      Host { $0 = .identified(DetailScreen.State(id: 1, value: 7)) }
    }

    store.send(.screen(.dismiss))

    #expect(store.screen == nil)
  }

  @Test func `2. a parent can't prevent a dismissal by changing a child without an ID`() {
    let store = Store(initialState: Host.State(screen: .plain(Counter.State(count: 1)))) {
      Host { $0 = .plain(Counter.State(count: 2)) }
    }

    store.send(.screen(.dismiss))

    #expect(store.screen == nil)
  }

  @Test func `3. replacing a child without an ID in the same case keeps its effects`() async {
    let store = Store(initialState: Host.State(screen: .plain(Counter.State()))) { Host() }
    let task = store.send(.screen(.presented(.start)))

    store.send(.set(.plain(Counter.State(count: 9))))

    #expect(!store.isQuiet)
    task.cancel()
  }

  @Test(arguments: [
    Screens.State.identified(DetailScreen.State(id: 2)), .plain(Counter.State()), nil,
  ])
  func `4. a child's effects end when its ID or case changes, or when the child is removed`(
    _ next: Screens.State?
  ) {
    let store = Store(initialState: Host.State(screen: .identified(DetailScreen.State(id: 1)))) {
      Host()
    }
    store.send(.screen(.presented(.start)))

    store.send(.set(next))

    #expect(store.isQuiet)
  }

  @Test func `3. a different case with a payload of the same type is a different child`() {
    let store = Store(initialState: Host.State(screen: .plain(Counter.State()))) { Host() }
    store.send(.screen(.presented(.start)))

    store.send(.set(.other(Counter.State())))

    #expect(store.isQuiet)
  }

  @Test func `4. an effect ends even if the parent removes the child during the same action`() {
    let store = Store(initialState: Host.State(screen: .plain(Counter.State()))) {
      Host { $0 = nil }
    }

    store.send(.screen(.presented(.start)))

    #expect(store.isQuiet)
  }

  @Test func `5. effects end in the same action if the child is removed before 'ifLet' runs`() {
    let store = Store(initialState: Host.State(screen: .plain(Counter.State()))) {
      CombineReducers {
        Reduce<Host.State, Host.Action> { state, action in
          if case .set(nil) = action { state.screen = nil }
          return .none
        }
        Host()
      }
    }
    store.send(.screen(.presented(.start)))

    store.send(.set(nil))

    #expect(store.isQuiet)
  }

  @Test func `5. effects end in the next action if the child is removed after 'ifLet' runs`() {
    let store = Store(initialState: Host.State(screen: .plain(Counter.State()))) {
      CombineReducers {
        Host()
        Reduce<Host.State, Host.Action> { state, action in
          if case .set(.plain) = action { state.screen = nil }
          return .none
        }
      }
    }
    store.send(.screen(.presented(.start)))

    store.send(.set(.plain(Counter.State())))
    #expect(store.screen == nil)
    #expect(!store.isQuiet)
    store.send(.set(nil))

    #expect(store.isQuiet)
  }

  @Test func `7. an action for an absent child is reported, and the parent still runs`() {
    let store = Store(initialState: Host.State()) { Host { $0 = .plain(Counter.State()) } }

    let messages = messages { store.send(.screen(.presented(.start))) }

    #expect(store.screen == .plain(Counter.State()))
    #expect(messages.count == 1)
  }

  @Test func `7. dismissing an absent child is reported`() {
    let store = Store(initialState: Host.State()) { Host() }

    let messages = messages { store.send(.screen(.dismiss)) }

    #expect(messages.count == 1)
  }

  @Test func `8. an alert is dismissed when one of its buttons is tapped`() {
    let store = Store(
      initialState: Host.State(screen: .alert(AlertState { TextState("Sure?") }))
    ) {
      Host()
    }

    store.send(.screen(.presented(.alert("yes"))))

    #expect(store.screen == nil)
  }

  @Test func `8. a dialog that replaces an alert isn't dismissed with the alert`() {
    let dialog = Screens.State.dialog(ConfirmationDialogState { TextState("How?") })
    let store = Store(
      initialState: Host.State(screen: .alert(AlertState { TextState("Sure?") }))
    ) {
      Host { $0 = .dialog(ConfirmationDialogState { TextState("How?") }) }
    }

    store.send(.screen(.presented(.alert("yes"))))

    #expect(store.screen == dialog)
  }

  @Test func `8. an action for a different case doesn't dismiss the alert`() {
    let store = Store(
      initialState: Host.State(screen: .alert(AlertState { TextState("Sure?") }))
    ) {
      Host()
    }

    store.send(.screen(.presented(.dialog(1))))

    #expect(store.screen != nil)
  }

  @Test func `9. an alert isn't registered as a presentation that can dismiss itself`() {
    let store = Store(
      initialState: Host.State(screen: .alert(AlertState { TextState("Sure?") }))
    ) {
      Host()
    }

    store.send(.set(.alert(AlertState { TextState("Really?") })))

    #expect(store.isQuiet)
    #expect(store.root.presented.count == 0)
  }
}
