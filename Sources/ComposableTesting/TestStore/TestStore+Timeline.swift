import CustomDump

extension TestStore {
  /// The events so far, oldest first: each action with its state change, and the start and the end
  /// of each effect.
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
  /// The timeline includes all events, whether or not the test has asserted them. An action
  /// precedes the effects that it starts. The order is the same in each run, because all tasks run
  /// one at a time, unless ``useMainSerialExecutor`` is `false`. The timeline is empty before the
  /// first action.
  ///
  /// - Complexity: O(*n*) in the number of events, plus a diff of two states for each action. The
  ///   descriptions are computed on each access.
  public var timeline: [TimelineEvent] {
    history.map(event)
  }

  /// A recorded event, before it is described as a ``TimelineEvent``.
  enum Moment {
    case action(ProcessedAction<State, Action>, before: State)
    case start(IssueLocation)
    case end(IssueLocation, isCancelled: Bool)

    /// The location at which an effect was created; `nil` for an action.
    var location: IssueLocation? {
      switch self {
      case .action: nil
      case .start(let location), .end(let location, _): location
      }
    }
  }

  /// Records the start of an effect and, later, its end. Ignores effects without a location.
  func record(_ effect: EffectNode) {
    guard let location = effect.location else { return }
    record(.start(location))
    effect.onClose { [weak self, unowned effect] in
      self?.record(.end(location, isCancelled: effect.isCancelled))
    }
  }

  /// Adds an event to the timeline and announces it.
  func record(_ moment: Moment) {
    history.append(moment)
    announce(event(of: moment), screen: screen(after: moment), at: moment.location)
  }

  private func screen(after moment: Moment) -> String? {
    guard case .action(let processed, _) = moment else { return nil }
    return NavigationMap(of: processed.state).front
  }

  private func event(of moment: Moment) -> TimelineEvent {
    switch moment {
    case .action(let processed, let before):
      event(of: processed, change: diff(before, processed.state))
    case .start(let location): .effectStarted(at: "\(location)")
    case .end(let location, let isCancelled):
      .effectEnded(at: "\(location)", isCancelled: isCancelled)
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
