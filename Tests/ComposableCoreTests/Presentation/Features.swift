import ComposableTesting

/// A counter that can dismiss itself and has a timer that never ends on its own.
struct Counter: Reducer {
  struct State: Equatable, Codable {
    var count = 0
  }

  enum Action: Equatable, Sendable, CasePathable {
    case increment
    case close
    case closeAndTick
    case start
    case stop
    case tick

    struct AllCasePaths: Sendable {
      var increment: AnyCasePath<Action, Void> { path(.increment) }
      var close: AnyCasePath<Action, Void> { path(.close) }
      var closeAndTick: AnyCasePath<Action, Void> { path(.closeAndTick) }
      var start: AnyCasePath<Action, Void> { path(.start) }
      var stop: AnyCasePath<Action, Void> { path(.stop) }
      var tick: AnyCasePath<Action, Void> { path(.tick) }

      private func path(_ action: Action) -> AnyCasePath<Action, Void> {
        AnyCasePath(embed: { action }, extract: { $0 == action ? () : nil })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  enum CancelID { case timer }

  @Dependency(\.dismiss) var dismiss

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .increment, .tick:
      state.count += 1
      return .none
    case .close:
      return .run { [dismiss] _ in await dismiss() }
    case .closeAndTick:
      return .run { [dismiss] send in
        await dismiss()
        await send(.tick)
      }
    case .start:
      return .run { _ in try await Task.never() }.cancellable(id: CancelID.timer)
    case .stop:
      return .cancel(id: CancelID.timer)
    }
  }
}

/// A feature that presents a counter.
struct Presenter: Reducer {
  struct State: Equatable {
    @PresentationState var counter: Counter.State?
    var log: [String] = []
  }

  enum Action: Equatable, Sendable, CasePathable {
    case present(Int)
    case close
    case start
    case counter(PresentationAction<Counter.Action>)

    struct AllCasePaths: Sendable {
      var close: AnyCasePath<Action, Void> {
        AnyCasePath(embed: { .close }, extract: { $0 == .close ? () : nil })
      }
      var counter: AnyCasePath<Action, PresentationAction<Counter.Action>> {
        AnyCasePath(
          embed: { .counter($0) },
          extract: { if case .counter(let action) = $0 { action } else { nil } }
        )
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .present(let count):
        state.counter = Counter.State(count: count)
        return .none
      case .close:
        state.counter = nil
        return .none
      case .start:
        return .run { _ in try await Task.never() }.cancellable(id: Counter.CancelID.timer)
      case .counter(let action):
        state.log.append("\(actionName(action)) at \(state.counter.map { "\($0.count)" } ?? "nil")")
        return .none
      }
    }
    .ifLet(\.$counter, action: \.counter) { Counter() }
  }
}

private func actionName(_ action: PresentationAction<Counter.Action>) -> String {
  switch action {
  case .dismiss: "dismiss"
  case .presented(let action): "\(action)"
  }
}
