/// Suspends for long enough that the other tasks that could go on get a turn.
///
/// A background task is scheduled behind all others; that it has run tells that they have.
func letOthersRun() async {
  for _ in 0..<20 {
    await Task.detached(priority: .background) { await Task.yield() }.value
  }
}
