import CustomDump

extension TestStore {
  /// What has happened in the store so far, oldest first: each action with the change that it made,
  /// and the beginning and the end of each effect.
  ///
  /// ```swift
  /// struct Lamp: Reducer {
  ///   struct State: Equatable { var isOn = false }
  ///   enum Action { case tapped }
  ///
  ///   func reduce(into state: inout State, action: Action) -> Effect<Action> {
  ///     state.isOn.toggle()
  ///     return .none
  ///   }
  /// }
  ///
  /// let store = TestStore(initialState: Lamp.State()) { Lamp() }
  /// await store.send(.tapped) { $0.isOn = true }
  ///
  /// #expect(
  ///   store.timeline == [
  ///     .sent(
  ///       action: ".tapped",
  ///       change: "- Lamp.State(isOn: false)\n+ Lamp.State(isOn: true)"
  ///     )
  ///   ]
  /// )
  /// ```
  ///
  /// All that happens is told, whether the test has asserted it or not. An action comes before the
  /// effects that it starts. The order is the same in each run, because all tasks take their turns
  /// on one executor while a test store is alive. Empty before the first action.
  ///
  /// - Complexity: O(*n*) in the number of events, with a difference of two states for each action:
  ///   the texts are made when they are asked for.
  public var timeline: [TimelineEvent] {
    history.map { moment in
      switch moment {
      case .action(let processed, let before):
        event(of: processed, change: diff(before, processed.state))
      case .start(let location): .effectStarted(at: "\(location)")
      case .end(let location, let isCancelled):
        .effectEnded(at: "\(location)", isCancelled: isCancelled)
      }
    }
  }

  /// What a timeline is made of.
  enum Moment {
    case action(ProcessedAction<State, Action>, before: State)
    case start(IssueLocation)
    case end(IssueLocation, isCancelled: Bool)
  }

  /// Adds the beginning of an effect, and its end when that comes.
  func record(_ effect: EffectNode) {
    guard let location = effect.location else { return }
    history.append(.start(location))
    effect.onClose { [weak self, unowned effect] in
      self?.history.append(.end(location, isCancelled: effect.isCancelled))
    }
  }

  private func event(
    of processed: ProcessedAction<State, Action>, change: String?
  ) -> TimelineEvent {
    switch processed.origin {
    case .sender: .sent(action: actionLabel(processed.action), change: change)
    case .effect: .received(action: actionLabel(processed.action), change: change)
    }
  }
}
