import ComposableTesting
import ComposableUI
import Testing

// A rain tank that a pump fills: the pump reports the level, and can fail.

@DependencyClient
private struct Pump: Sendable {
  enum Report: Equatable {
    case level(Double)
    case full(liters: Int)
  }

  var fill: @Sendable (_ tank: String) -> AsyncThrowingStream<Report, any Error> = { _ in
    .finished()
  }
}

extension Pump: TestDependencyKey {
  static let testValue = Pump()
}

extension DependencyValues {
  fileprivate var pump: Pump {
    get { self[Pump.self] }
    set { self[Pump.self] = newValue }
  }
}

@Reducer
private struct RainTank {
  enum Water: Equatable {
    case none
    case rising(Double)
    case full(liters: Int)
  }

  @ObservableState
  struct State: Equatable {
    let name: String
    @Presents var notice: AlertState<Action.Notice>?
    var water = Water.none
  }

  enum Action {
    case notice(PresentationAction<Notice>)
    case pumped(Result<Pump.Report, any Error>)
    case valveTurned

    @CasePathable
    enum Notice: Equatable {
      case pumpStopped
      case tankDrained
    }
  }

  @Dependency(\.pump) private var pump
  private enum Work { case pumping }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .valveTurned:
        return turnValve(&state)
      case .pumped(.success(let report)):
        take(report, into: &state)
      case .pumped(.failure(let error)):
        state.water = .none
        state.notice = AlertState { TextState("The pump of \(state.name) failed: \(error)") }
      case .notice(.presented(let answer)):
        state.water = .none
        if answer == .pumpStopped { return .cancel(id: Work.pumping) }
      case .notice(.dismiss):
        break
      }
      return .none
    }
    .ifLet(\.$notice, action: \.notice)
  }

  private func turnValve(_ state: inout State) -> Effect<Action> {
    switch state.water {
    case .rising:
      state.notice = .question("Stop filling \(state.name)?", yes: "Stop", .pumpStopped)
    case .full:
      state.notice = .question("Water the garden from \(state.name)?", yes: "Water", .tankDrained)
    case .none:
      state.water = .rising(0)
      return .run { [tank = state.name] send in
        for try await report in pump.fill(tank: tank) {
          await send(.pumped(.success(report)), animation: .default)
        }
      } catch: { error, send in
        await send(.pumped(.failure(error)), animation: .default)
      }
      .cancellable(id: Work.pumping)
    }
    return .none
  }

  private func take(_ report: Pump.Report, into state: inout State) {
    switch report {
    case .level(let level):
      state.water = .rising(level)
    case .full(let liters):
      state.water = .full(liters: liters)
      state.notice = nil
    }
  }
}

extension AlertState<RainTank.Action.Notice> {
  fileprivate static func question(_ title: String, yes: String, _ action: Action) -> Self {
    AlertState {
      TextState(title)
    } actions: {
      ButtonState(role: .cancel) { TextState("No") }
      ButtonState(role: .destructive, action: action) { TextState(yes) }
    }
  }
}

private struct RainTankView: View {
  @Bindable var store: StoreOf<RainTank>

  var body: some View {
    HStack {
      Button {
        store.send(.valveTurned)
      } label: {
        switch store.water {
        case .none:
          Text("Fill")
        case .rising(let level):
          Text("\(Int(level * 100))%")
        case .full(let liters):
          Text("\(liters) liters")
        }
      }
      Spacer()
      Text(store.name)
    }
    .alert($store.scope(state: \.notice, action: \.notice))
  }
}

@MainActor
@Suite struct RainTankProgramTests {
  private struct DryWell: Error {}

  private func makeTestStore(
    _ reports: Pump.Report..., failure: (any Error)? = nil
  ) -> TestStoreOf<RainTank> {
    TestStore(initialState: RainTank.State(name: "North")) {
      RainTank()
    } withDependencies: {
      $0.pump.fill = { _ in
        AsyncThrowingStream { pump in
          for report in reports { pump.yield(report) }
          pump.finish(throwing: failure)
        }
      }
    }
  }

  @Test func `each element of a stream is received as an action`() async {
    let store = makeTestStore(.level(0.3), .level(0.9), .full(liters: 2_000))

    await store.send(.valveTurned) { $0.water = .rising(0) }
    await store.receive(\.pumped.success, .level(0.3)) { $0.water = .rising(0.3) }
    await store.receive(\.pumped.success, .level(0.9)) { $0.water = .rising(0.9) }
    await store.receive(\.pumped.success, .full(liters: 2_000)) {
      $0.water = .full(liters: 2_000)
    }
  }

  @Test func `an error thrown by a stream is received after its elements`() async {
    let store = makeTestStore(.level(0.3), failure: DryWell())

    await store.send(.valveTurned) { $0.water = .rising(0) }
    await store.receive(\.pumped.success) { $0.water = .rising(0.3) }
    await store.receive(\.pumped.failure) {
      $0.water = .none
      $0.notice = AlertState { TextState("The pump of North failed: DryWell()") }
    }
    await store.send(\.notice.dismiss) { $0.notice = nil }
  }

  @Test func `a question is withdrawn if the tank fills up before it's answered`() async {
    let (reports, pump) = AsyncThrowingStream.makeStream(of: Pump.Report.self)
    let store = TestStore(initialState: RainTank.State(name: "North")) {
      RainTank()
    } withDependencies: {
      $0.pump.fill = { _ in reports }
    }

    await store.send(.valveTurned) { $0.water = .rising(0) }
    await store.send(.valveTurned) {
      $0.notice = .question("Stop filling North?", yes: "Stop", .pumpStopped)
    }
    pump.yield(.full(liters: 2_000))
    pump.finish()
    await store.receive(\.pumped.success) {
      $0.water = .full(liters: 2_000)
      $0.notice = nil
    }
  }

  @Test func `stopping the pump ends its stream and withdraws the question`() async {
    let (reports, pump) = AsyncThrowingStream.makeStream(of: Pump.Report.self)
    let isStopped = LockIsolated(false)
    pump.onTermination = { _ in isStopped.setValue(true) }
    pump.yield(.level(0.25))
    let store = Store(initialState: RainTank.State(name: "North")) {
      RainTank()
    } withDependencies: {
      $0.pump.fill = { _ in reports }
    }
    let phone = Phone(RainTankView(store: store))

    phone.tap("Fill")
    await phone.wait(timeout: .seconds(60)) { $0.shows("25%") }
    phone.tap("25%")
    phone.tap("Stop")
    await phone.wait(timeout: .seconds(60)) { _ in isStopped.value }

    #expect(phone.shows("Fill"))
    #expect(store.notice == nil)
  }
}
