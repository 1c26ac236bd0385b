extension TestStore {
  /// Lets effects run until a condition holds, nothing runs any more, or the time is over.
  func wait(atMost duration: Duration, until isDone: () -> Bool) async {
    await ComposableTesting.wait(atMost: duration) { isDone() || running.isEmpty }
  }
}

/// Lets tasks run until a condition holds or the time is over.
@MainActor
func wait(atMost duration: Duration, until isDone: () -> Bool) async {
  let clock = ContinuousClock()
  let end = clock.now + duration
  var turns = 0
  while !isDone(), clock.now < end, !Task.isCancelled {
    turns += 1
    // Work that is ready needs turns only; work that waits for the world needs time.
    if turns < 200 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
  }
}

/// Gives effects that are ready the turns that they need to hop between actors a few times.
@MainActor
func letEffectsRun() async {
  for _ in 1...20 { await Task.yield() }
}
