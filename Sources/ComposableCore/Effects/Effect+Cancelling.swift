extension Effect {
  /// Makes the effect cancellable by an ID.
  ///
  /// The ID is scoped to the feature that creates the effect. The feature and its ancestors can
  /// cancel the effect, but its siblings and children can't, even if they use an equal ID. Features
  /// that ``Scope`` runs share the IDs of their parent.
  ///
  /// ```swift, unreached="the effect is cancelled before it sends an action"
  /// let clock = TestClock()
  /// let store = Store(initialState: [String]()) {
  ///   Reduce<[String], String> { state, action in
  ///     state.append(action)
  ///     switch action {
  ///     case "start":
  ///       return .run { send in
  ///         try await clock.sleep(for: .seconds(1))
  ///         await send("done")
  ///       }
  ///       .cancellable(id: "work")
  ///     case "stop": return .cancel(id: "work")
  ///     default: return .none
  ///     }
  ///   }
  /// }
  /// store.send("start")
  /// store.send("stop")
  /// await clock.advance(by: .seconds(1))
  /// #expect(store.withState { $0 } == ["start", "stop"])
  /// ```
  ///
  /// - Parameters:
  ///   - id: The ID. IDs of different types are never equal.
  ///   - cancelInFlight: Whether to cancel running effects with the same ID first.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    guard !isNone || cancelInFlight else { return .none }
    let key = CancelKey.current(id)
    return Self(operation: .cancellable(key, cancelInFlight: cancelInFlight, self))
  }

  /// Cancels the running effects with the given ID in this feature and its children.
  ///
  /// ```swift, unreached="the effect is cancelled before it sends an action"
  /// let clock = TestClock()
  /// let store = Store(initialState: [String]()) {
  ///   Reduce<[String], String> { state, action in
  ///     state.append(action)
  ///     switch action {
  ///     case "start":
  ///       return .run { send in
  ///         try await clock.sleep(for: .seconds(1))
  ///         await send("done")
  ///       }
  ///       .cancellable(id: "work")
  ///     case "stop": return .cancel(id: "work")
  ///     default: return .none
  ///     }
  ///   }
  /// }
  /// let work = store.send("start")
  /// store.send("stop")
  /// await work.finish()
  /// #expect(store.withState { $0 } == ["start", "stop"])
  /// ```
  public static func cancel(id: some Hashable & Sendable) -> Self {
    Self(operation: .cancel(.current(id)))
  }

  /// Returns the effect of a child feature as an effect of its parent. The effect is cancelled when
  /// the child is removed.
  ///
  /// - Parameters:
  ///   - path: The path of the child; `nil` outside a store.
  ///   - embed: A closure that embeds the child's actions in actions of the parent.
  func ofChild<Parent>(
    at path: FeaturePath?, embeddedBy embed: @escaping @Sendable (Action) -> Parent
  ) -> Effect<Parent> {
    guard !isNone else { return .none }
    let mapped = map(embed)
    guard let path, !mapped.isBookkeeping else { return mapped }
    return Effect<Parent>(operation: .cancellable(.feature(path), cancelInFlight: false, mapped))
  }

  /// Cancels all effects of a child feature.
  static func cancelFeature(_ path: FeaturePath) -> Self {
    Self(operation: .cancel(.feature(path)))
  }

  /// Cancels all effects of the features at a place, except those at the given paths.
  static func cancelOthers(in place: PresentationPlace, than paths: Set<FeaturePath>) -> Self {
    Self(operation: .cancelOthers(place, paths))
  }

  /// Registers a presented child feature. Sending `dismissal` dismisses the feature.
  static func present(_ path: FeaturePath, dismissal: Action) -> Self {
    Self(operation: .present(path, dismissal: dismissal))
  }
}
