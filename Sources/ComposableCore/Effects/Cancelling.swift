extension Effect {
  /// Makes the effect cancellable by an id.
  ///
  /// The id belongs to the feature that makes the effect: a child's effect of an equal id is
  /// another one, which a parent can cancel too, but a sibling or a child of it cannot.
  ///
  /// ```swift
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
  ///   - id: The id. Ids of different types are never equal.
  ///   - cancelInFlight: Whether a running effect of the same id is cancelled first.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    guard !isNone || cancelInFlight else { return .none }
    let key = CancelKey.id(HashableBox(id), NavigationPath.current)
    return Self(operation: .cancellable(key, cancelInFlight: cancelInFlight, self))
  }

  /// Cancels the running effects of an id, in this feature and in those inside of it.
  ///
  /// ```swift
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
    Self(operation: .cancel(.id(HashableBox(id), NavigationPath.current)))
  }

  /// Marks the effect as started by a child feature, so that it ends with the child.
  func belonging(to path: NavigationPath) -> Self {
    isBookkeeping ? self : Self(operation: .cancellable(.feature(path), cancelInFlight: false, self))
  }

  /// Cancels all that a child feature has started.
  static func cancelFeature(_ path: NavigationPath) -> Self {
    Self(operation: .cancel(.feature(path)))
  }

  /// Cancels all that features in a place have started, other than those of some paths.
  static func cancelOthers(in place: PresentationPlace, than paths: Set<NavigationPath>) -> Self {
    Self(operation: .cancelOthers(place, paths))
  }

  /// Lets a child feature be dismissed, by sending `dismissal`.
  static func present(_ path: NavigationPath, dismissal: Action) -> Self {
    Self(operation: .present(path, dismissal: dismissal))
  }
}
