/// Runs part of an effect, so that `.cancel(id:)` can cancel this part alone.
///
/// ```swift
/// let clock = TestClock()
/// let store = Store(initialState: [String]()) {
///   Reduce<[String], String> { state, action in
///     state.append(action)
///     switch action {
///     case "start":
///       return .run { send in
///         try await withTaskCancellation(id: "work") {
///           try await clock.sleep(for: .seconds(1))
///         }
///         await send("done")
///       }
///     default: return .none
///     }
///   }
/// }
/// let work = store.send("start")
/// await clock.advance(by: .seconds(1))
/// await work.finish()
/// #expect(store.withState { $0 } == ["start", "done"])
/// ```
///
/// - Parameters:
///   - id: The ID, scoped as in `Effect.cancellable(id:cancelInFlight:)`.
///   - cancelInFlight: Whether to cancel running work with the same ID first.
///   - operation: The work.
/// - Returns: The result of the work.
/// - Throws: Any error thrown by the work.
public func withTaskCancellation<T: Sendable, Failure: Error>(
  id: some Hashable & Sendable,
  cancelInFlight: Bool = false,
  operation: @escaping @Sendable () async throws(Failure) -> T
) async throws(Failure) -> T {
  let key = CancelKey.current(id)
  let (task, node) = await start(key, cancelInFlight: cancelInFlight) {
    // Use an unstructured task, because cancelling by ID must not cancel the surrounding task.
    Task { () async -> Result<T, Failure> in
      do throws(Failure) {
        return .success(try await operation())
      } catch {
        return .failure(error)
      }
    }
  }
  let result = await withTaskCancellationHandler {
    await task.value
  } onCancel: {
    task.cancel()
  }
  await node?.release()
  return try result.get()
}

/// Starts work and registers it below the running effect. Returns its task and its node, which is
/// `nil` outside a store.
///
/// The work can't send an action before it's registered, because both happen on the main actor.
@MainActor
private func start<Success>(
  _ key: CancelKey, cancelInFlight: Bool,
  _ makeTask: @Sendable () -> Task<Success, Never>
) -> (Task<Success, Never>, EffectNode?) {
  guard let root = FeaturePath.current?.root, let effect = RunningEffect.current?.node
  else { return (makeTask(), nil) }
  if cancelInFlight { root.registry.cancel(key) }
  let node = EffectNode(parent: effect)
  node.hold()
  let task = makeTask()
  node.onClose { [unowned node] in if node.isCancelled { task.cancel() } }
  root.registry.register(node, for: key)
  return (task, node)
}
