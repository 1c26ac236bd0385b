/// A task that waits for a clock to reach an instant.
struct Sleeper<Instant: InstantProtocol>: Sendable {
  var id: Int
  var deadline: Instant
  var continuation: CheckedContinuation<Void, any Error>
}

/// The time of a clock and the tasks that wait for it, in the order in which they wake.
struct Sleepers<Instant: InstantProtocol>: Sendable {
  var now: Instant
  private var waiting: [Sleeper<Instant>] = []
  private var nextID = 0
  private var waking: Set<Int> = []

  init(now: Instant) {
    self.now = now
  }

  var isEmpty: Bool { waiting.isEmpty }

  /// Whether a woken task has yet to continue.
  var isAnyTaskResuming: Bool { !waking.isEmpty }

  mutating func markAwake(_ id: Int) {
    waking.remove(id)
  }

  mutating func makeID() -> Int {
    defer { nextID += 1 }
    return nextID
  }

  mutating func add(_ sleeper: Sleeper<Instant>) {
    // Tasks with the same deadline wake in the order in which they went to sleep.
    let position = waiting.firstIndex {
      ($0.deadline, $0.id) > (sleeper.deadline, sleeper.id)
    }
    waiting.insert(sleeper, at: position ?? waiting.endIndex)
  }

  mutating func remove(_ id: Int) -> Sleeper<Instant>? {
    waiting.firstIndex { $0.id == id }.map { waiting.remove(at: $0) }
  }

  /// Removes and returns the sleeper that wakes first, and advances the time to its deadline.
  /// Returns `nil` if there is no sleeper or if its deadline is later than `deadline`. A `deadline`
  /// of `nil` sets no limit.
  mutating func removeFirst(until deadline: Instant?) -> Sleeper<Instant>? {
    guard let first = waiting.first, deadline.map({ first.deadline <= $0 }) ?? true
    else { return nil }
    now = max(now, first.deadline)
    waking.insert(first.id)
    return waiting.removeFirst()
  }
}
