extension TestStore {
  /// Lets effects run until a condition holds, no effects are running, or the time is up.
  func wait(atMost duration: Duration, until isDone: () -> Bool) async {
    await ComposableTesting.wait(atMost: duration) { isDone() || running.isEmpty }
  }
}

/// Lets tasks run until a condition holds, the time is up, or the current task is cancelled.
///
/// Each iteration counts as at most 2 milliseconds, so that tests don't depend on how long other
/// work occupies the main actor or on how busy the machine is.
@MainActor
func wait(atMost duration: Duration, until isDone: () -> Bool) async {
  let clock = ContinuousClock()
  var waited = Duration.zero
  var turns = 0
  while !isDone(), waited < duration, !Task.isCancelled {
    let start = clock.now
    turns += 1
    // Ready tasks only need a chance to run; tasks that wait for external events need time.
    if turns < 200 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
    waited += min(clock.now - start, .milliseconds(2))
  }
}

/// Yields often enough for ready effects to hop between actors a few times.
@MainActor
func letEffectsRun() async {
  for _ in 1...20 { await Task.yield() }
}
