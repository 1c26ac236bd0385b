import ComposableTesting
import ComposableUI
import Testing

// The telephone line to a greenhouse, which reports readings and accepts orders.

private struct GreenhouseLine: Sendable {
  @CasePathable
  enum Report: Equatable, Sendable {
    case reading(String)
    case lineEstablished
    case lineLost
  }

  var listen: @Sendable () async -> AsyncStream<Report>
  var order: @Sendable (String) async throws -> Void
}

extension GreenhouseLine: TestDependencyKey {
  static let testValue = GreenhouseLine(listen: { .never }, order: { _ in })
}

extension DependencyValues {
  fileprivate var greenhouse: GreenhouseLine {
    get { self[GreenhouseLine.self] }
    set { self[GreenhouseLine.self] = newValue }
  }
}

@Reducer
private struct GreenhouseDesk {
  enum Line { case idle, waiting, live }

  @ObservableState
  struct State: Equatable {
    var line = Line.idle
    var log: [String] = []
    var nextOrder = ""
    @Presents var refusal: AlertState<Action.Refusal>?
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case orderFinished(wasAccepted: Bool)
    case orderGiven
    case refusal(PresentationAction<Refusal>)
    case report(GreenhouseLine.Report)
    case switchFlipped

    enum Refusal: Equatable {}
  }

  private enum Work { case line }
  @Dependency(\.greenhouse) private var greenhouse

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .report(let report):
        return handle(report, in: &state)
      case .switchFlipped where state.line == .idle:
        state.line = .waiting
        return .run { send in
          for await report in await greenhouse.listen() { await send(.report(report)) }
        }
        .cancellable(id: Work.line)
      case .switchFlipped:
        return hangUp(&state)
      case .orderGiven:
        defer { state.nextOrder = "" }
        return give(state.nextOrder)
      case .orderFinished(let wasAccepted):
        if !wasAccepted {
          state.refusal = AlertState { TextState("The greenhouse didn't take the order.") }
        }
        return .none
      case .binding, .refusal:
        return .none
      }
    }
    .ifLet(\.$refusal, action: \.refusal)
  }

  private func handle(_ report: GreenhouseLine.Report, in state: inout State) -> Effect<Action> {
    switch report {
    case .lineEstablished: state.line = .live
    case .lineLost: return hangUp(&state)
    case .reading(let reading): state.log.insert(reading, at: 0)
    }
    return .none
  }

  private func hangUp(_ state: inout State) -> Effect<Action> {
    state.line = .idle
    return .cancel(id: Work.line)
  }

  private func give(_ order: String) -> Effect<Action> {
    .run { send in
      try await greenhouse.order(order)
      await send(.orderFinished(wasAccepted: true))
    } catch: { _, send in
      await send(.orderFinished(wasAccepted: false))
    }
    .cancellable(id: Work.line)
  }
}

private struct GreenhouseDeskView: View {
  @Bindable var store: StoreOf<GreenhouseDesk>

  var body: some View {
    VStack {
      List(store.log, id: \.self) { Text($0) }
      HStack {
        TextField("Order", text: $store.nextOrder)
          .onSubmit { store.send(.orderGiven) }
        Button("Give") { store.send(.orderGiven) }
          .disabled(store.nextOrder.isEmpty)
      }
      Button(switchLabel) { store.send(.switchFlipped) }
    }
    .alert($store.scope(state: \.refusal, action: \.refusal))
  }

  private var switchLabel: String {
    switch store.line {
    case .idle: "Listen"
    case .waiting: "Calling the greenhouse"
    case .live: "Hang up"
    }
  }
}

@MainActor
@Suite struct GreenhouseLineProgramTests {
  @Test func `reports arrive until the listening effect is cancelled`() async {
    let (reports, greenhouse) = AsyncStream.makeStream(of: GreenhouseLine.Report.self)
    let orders = LockIsolated<[String]>([])
    let store = TestStore(initialState: GreenhouseDesk.State()) {
      GreenhouseDesk()
    } withDependencies: {
      $0.greenhouse.listen = { reports }
      $0.greenhouse.order = { order in orders.withValue { $0.append(order) } }
    }

    await store.send(.switchFlipped) { $0.line = .waiting }
    greenhouse.yield(.lineEstablished)
    await store.receive(\.report.lineEstablished) { $0.line = .live }
    greenhouse.yield(.reading("31 °C"))
    await store.receive(\.report.reading, "31 °C") { $0.log = ["31 °C"] }
    await store.send(\.binding.nextOrder, "Open the roof") { $0.nextOrder = "Open the roof" }
    await store.send(.orderGiven) { $0.nextOrder = "" }
    await store.receive(\.orderFinished)
    greenhouse.yield(.reading("24 °C"))
    await store.receive(\.report.reading, "24 °C") { $0.log = ["24 °C", "31 °C"] }
    await store.send(.switchFlipped) { $0.line = .idle }
    greenhouse.yield(.reading("23 °C"))

    #expect(orders.value == ["Open the roof"])
  }

  @Test func `an error thrown by an effect is handled by an action that shows an alert`() async {
    struct Frost: Error {}
    let store = TestStore(initialState: GreenhouseDesk.State(nextOrder: "Water")) {
      GreenhouseDesk()
    } withDependencies: {
      $0.greenhouse.order = { _ in throw Frost() }
    }

    await store.send(.orderGiven) { $0.nextOrder = "" }
    await store.receive(\.orderFinished, false) {
      $0.refusal = AlertState { TextState("The greenhouse didn't take the order.") }
    }
    await store.send(\.refusal.dismiss) { $0.refusal = nil }
  }

  @Test func `the screen sends orders, and offers to listen again after the line is lost`() async {
    let (reports, greenhouse) = AsyncStream.makeStream(of: GreenhouseLine.Report.self)
    let store = Store(initialState: GreenhouseDesk.State()) {
      GreenhouseDesk()
    } withDependencies: {
      $0.greenhouse.listen = { reports }
      $0.greenhouse.order = { greenhouse.yield(.reading("Done: \($0)")) }
    }
    let phone = Phone(GreenhouseDeskView(store: store))

    phone.tap("Listen")
    #expect(phone.shows("Calling the greenhouse"))
    greenhouse.yield(.lineEstablished)
    await phone.wait(timeout: .seconds(60)) { $0.shows("Hang up") }
    phone.type("Shade the ferns", into: "Order")
    phone.submit("Order")
    await phone.wait(timeout: .seconds(60)) { $0.shows("Done: Shade the ferns") }
    greenhouse.yield(.lineLost)
    await phone.wait(timeout: .seconds(60)) { $0.shows("Listen") }

    #expect(store.log == ["Done: Shade the ferns"])
    #expect(store.nextOrder.isEmpty)
  }
}
