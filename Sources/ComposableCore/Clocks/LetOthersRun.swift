/// Suspends for long enough that other tasks that can continue do so.
///
/// A background task runs after tasks of a higher priority have been given a thread, and a hop to the
/// main actor runs after what was already waiting for that actor: a store's effects start there. Only
/// on a serial executor does this mean that the other tasks have reached their next suspension, so
/// it is repeated.
///
/// - Parameter isBusy: While it holds, the repetitions are counted anew, up to a thousand in all.
func letOthersRun(while isBusy: () -> Bool = { false }) async {
  var idleTurns = 0
  for _ in 0..<1000 where idleTurns < 20 {
    await Task.detached(priority: .background) {
      await Task.yield()
      await MainActor.run {}
    }.value
    idleTurns = isBusy() ? 0 : idleTurns + 1
  }
}
