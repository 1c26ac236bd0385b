import ComposableTesting
import ComposableUI
import Testing

@Reducer
private struct Lights {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var isOn = false
    var log: [String] = []
  }

  enum Action: BindableAction {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case switched(Bool, by: String)
    case bellRung, dawn, dusk, storm, resetTapped

    enum Alert: Equatable { case reset }
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .alert(.presented(.reset)):
        state.isOn = false
        return .none
      case .alert, .binding:
        return .none
      case .switched(let isOn, let reason):
        state.isOn = isOn
        state.log.append(reason)
        return .none
      case .bellRung:
        return .send(.switched(true, by: "bell"), animation: .bouncy)
      case .dawn:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.switched(true, by: "dawn"))
        }
      case .dusk:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.switched(true, by: "dusk"), animation: .easeIn(duration: 2))
        }
      case .storm:
        return .concatenate(
          .run { send in await send(.switched(true, by: "lightning")) },
          .send(.switched(false, by: "blackout"))
        )
        .animation(.snappy)
        .cancellable(id: "storm")
      case .resetTapped:
        state.alert = AlertState {
          TextState("Reset?")
        } actions: {
          ButtonState(role: .destructive, action: .send(.reset, animation: .smooth)) {
            TextState("Reset")
          }
        }
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

private struct LightsView: View {
  @Bindable var store: StoreOf<Lights>

  var body: some View {
    Form {
      Toggle("Light", isOn: $store.isOn.animation(.spring))
      Text("By: \(store.log.last ?? "nobody")")
      Button("Ring") { store.send(.bellRung) }
      Button("On") { store.send(.switched(true, by: "hand"), animation: .easeOut) }
      Button("Quietly off") { store.send(.switched(false, by: "hand")) }
      Button("Reset") { store.send(.resetTapped) }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

@MainActor
@Suite struct AnimationTests {
  private let clock = TestClock()

  private func opened(_ state: Lights.State = Lights.State()) -> (StoreOf<Lights>, Phone) {
    let store = Store(initialState: state) {
      Lights()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let phone = Phone(LightsView(store: store))
    #expect(phone.transaction.animation == nil)
    return (store, phone)
  }

  @Test func `an action can be sent with an animation`() {
    let (_, phone) = opened()

    phone.tap("On")
    #expect(phone.shows("Light (on)"))
    #expect(phone.transaction.animation == .easeOut)

    phone.tap("Quietly off")
    #expect(phone.shows("Light (off)"))
    #expect(phone.transaction.animation == nil)
  }

  @Test func `an effect can send an action back with an animation`() {
    let (_, phone) = opened()

    phone.tap("Ring")

    #expect(phone.shows("By: bell"))
    #expect(phone.transaction.animation == .bouncy)
  }

  @Test func `a delayed effect can send an action with an animation`() async {
    let (store, phone) = opened()

    let task = store.send(.dusk)
    await clock.advance(by: .seconds(1))
    await task.finish()

    #expect(phone.shows("By: dusk"))
    #expect(phone.transaction.animation == .easeIn(duration: 2))
  }

  @Test func `an animation of 'send' doesn't apply to actions that effects send later`() async {
    let (store, phone) = opened()

    let task = store.send(.dawn, animation: .easeOut)
    await clock.advance(by: .seconds(1))
    await task.finish()

    #expect(phone.shows("By: dawn"))
    #expect(phone.transaction.animation == nil)
  }

  @Test func `every action of an animated effect is animated`() async {
    let (store, phone) = opened()

    await store.send(.storm).finish()

    #expect(phone.shows("By: blackout"))
    #expect(store.log == ["lightning", "blackout"])
    #expect(phone.transaction.animation == .snappy)
  }

  @Test func `a binding can write with an animation`() {
    let (_, phone) = opened()

    phone.toggle("Light")

    #expect(phone.shows("Light (on)"))
    #expect(phone.transaction.animation == .spring)
  }

  @Test func `a button of an alert can send its action with an animation`() {
    let (_, phone) = opened(Lights.State(isOn: true))

    phone.tap("Reset")
    phone.tap("Reset", in: nil)

    #expect(phone.shows("Light (off)"))
    #expect(phone.transaction.animation == .smooth)
  }

  @Test func `buttons with different animations aren't equal`() {
    let plain = ButtonState<Int>(action: 1) { TextState("One") }
    let animated = ButtonState<Int>(action: .send(1, animation: .default)) { TextState("One") }

    #expect(plain != animated)
    #expect(animated == animated.map { $0 })
    #expect(animated.action.animation == .default)
  }

  @Test func `replacing the whole state can be animated`() {
    struct TallyView: View {
      let store: Store<Int, Int>

      var body: some View { Text("\(store.withState { $0 })") }
    }
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        return action == 1 ? .send(2, animation: .linear) : .none
      }
    }
    let phone = Phone(TallyView(store: store))
    #expect(phone.shows("0"))

    store.send(1)

    #expect(phone.shows("3"))
    #expect(phone.transaction.animation == .linear)
  }

  @Test func `a test store receives an action that was sent with an animation`() async {
    let store = TestStore(initialState: Lights.State()) {
      Lights()
    }

    await store.send(.bellRung)
    await store.receive(\.switched) {
      $0.isOn = true
      $0.log = ["bell"]
    }
  }
}
