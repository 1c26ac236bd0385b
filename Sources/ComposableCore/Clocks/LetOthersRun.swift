/// Suspends for long enough that the other tasks that could go on get a turn.
///
/// A background task is scheduled behind all others; that it has run tells that they have been
/// given a thread. Only on a serial executor does it tell that they have gone as far as they can,
/// so the turn is offered more than once.
///
/// - Parameter isBusy: The turns are counted anew for as long as it holds, but no more than a
///   thousand are offered.
func letOthersRun(while isBusy: () -> Bool = { false }) async {
  var idleTurns = 0
  for _ in 0..<1000 where idleTurns < 20 {
    await Task.detached(priority: .background) { await Task.yield() }.value
    idleTurns = isBusy() ? 0 : idleTurns + 1
  }
}
