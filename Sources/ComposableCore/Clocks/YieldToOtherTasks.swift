/// Suspends until other tasks that can proceed are likely to have done so.
///
/// A background task runs after tasks of a higher priority have been given a thread, and a hop to
/// the main actor runs after the work that already waits for that actor, where a store's effects
/// start. Only on a serial executor does this guarantee that the other tasks have reached their
/// next suspension, so it's repeated.
///
/// - Parameter isBusy: Restarts the count of repetitions while it returns `true`, up to a thousand
///   repetitions in total.
func yieldToOtherTasks(while isBusy: () -> Bool = { false }) async {
  var idleTurns = 0
  for _ in 0..<1000 where idleTurns < 20 {
    await Task.detached(priority: .background) {
      await Task.yield()
      await MainActor.run {}
    }.value
    idleTurns = isBusy() ? 0 : idleTurns + 1
  }
}
