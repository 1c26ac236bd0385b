import Foundation
import Synchronization

/// The processes of one command, which end together.
final class ProcessGroup: Sendable {
  private struct State {
    var leader: pid_t?
    var ended = false
    var cause: Command.Outcome.Ending?
  }

  /// Every group that is alive, so that an interrupted run leaves none behind.
  private static let all = Mutex<Set<pid_t>>([])
  private let state = Mutex(State())

  /// Why it was killed; nil if it was not.
  var cause: Command.Outcome.Ending? { state.withLock { $0.cause } }

  func start(_ leader: pid_t) {
    _ = Self.all.withLock { $0.insert(leader) }
    state.withLock { state in
      state.leader = leader
      if state.cause != nil { Foundation.kill(-leader, SIGKILL) }
    }
  }

  /// Kills all of it. The first cause counts; none counts once the leader has ended.
  func kill(because cause: Command.Outcome.Ending) {
    state.withLock { state in
      guard !state.ended else { return }
      state.cause = state.cause ?? cause
      if let leader = state.leader { Foundation.kill(-leader, SIGKILL) }
    }
  }

  /// The leader has ended: whoever is left goes too.
  func end() {
    state.withLock { state in
      state.ended = true
      guard let leader = state.leader else { return }
      Foundation.kill(-leader, SIGKILL)
      _ = Self.all.withLock { $0.remove(leader) }
    }
  }

  static func killAll() {
    for leader in all.withLock({ $0 }) { Foundation.kill(-leader, SIGKILL) }
  }
}
