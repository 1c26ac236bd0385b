/// Suspends until other tasks that can proceed are likely to have done so.
///
/// A background task runs after tasks of a higher priority have been given a thread. A hop to the
/// main actor, where a store's effects start, runs after the work that is already waiting for the
/// main actor. On a serial executor, the other tasks have then reached their next suspension. On
/// other executors, this is only likely, so the function repeats these steps.
///
/// - Parameter isBusy: A closure that's called after each repetition. The function returns after 20
///   consecutive repetitions for which the closure returns `false`, or after a thousand in total.
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
