import Foundation
import Synchronization

/// The processes of one command, which end together.
final class ProcessGroup: Sendable {
  private struct State {
    var leader: pid_t?
    var ended = false
    var cause: Command.Outcome.Ending?
  }

  /// Every group that is alive, so that an interrupted run leaves nothing behind.
  private struct Living {
    /// By their leaders.
    var groups: [pid_t: ProcessGroup] = [:]
    /// How many are about to be born, and not known by a leader yet.
    var unborn = 0
    var isEnded = false
  }

  private static let living = Mutex(Living())
  private let state = Mutex(State())
  /// A folder that only the environment of these processes names; empty if there is none.
  private let folder: String
  /// Held by the supervisor that leads the group; nil if there is none.
  private let lifeline: Lifeline?

  init(folder: String, lifeline: Lifeline?) {
    self.folder = folder
    self.lifeline = lifeline
  }

  /// Why it was killed; nil if it was not.
  var cause: Command.Outcome.Ending? { state.withLock { $0.cause } }

  /// Call before the process is made, and then `start` or `cancelStart`.
  ///
  /// - Returns: False once all were killed: there may be no other.
  func prepareStart() -> Bool {
    Self.living.withLock { living in
      guard !living.isEnded else { return false }
      living.unborn += 1
      return true
    }
  }

  /// There is no process after all.
  func cancelStart() {
    let isStarted = state.withLock { $0.leader != nil }
    if !isStarted { Self.living.withLock { $0.unborn -= 1 } }
  }

  func start(_ leader: pid_t) {
    Self.living.withLock { living in
      living.unborn -= 1
      living.groups[leader] = self
    }
    state.withLock { state in
      state.leader = leader
      if state.cause != nil { kill(leader) }
    }
  }

  /// Kills all of it. The first cause counts; none counts once the leader has ended.
  func kill(because cause: Command.Outcome.Ending) {
    state.withLock { state in
      guard !state.ended else { return }
      state.cause = state.cause ?? cause
      if let leader = state.leader { kill(leader) }
    }
  }

  /// A supervisor is left to kill the others first; an example may have stopped it, though, so that
  /// it has to go on, and may do so again and again, so that it gets some seconds only.
  private func kill(_ leader: pid_t) {
    guard let lifeline else {
      Foundation.kill(-leader, SIGKILL)
      return
    }
    lifeline.close()
    Foundation.kill(leader, SIGCONT)
    Task.detached { [self] in
      try await Task.sleep(for: .seconds(5))
      state.withLock { state in
        if !state.ended { Foundation.kill(-leader, SIGKILL) }
      }
    }
  }

  /// The leader has ended: whoever is left goes too.
  func end() {
    let leader = state.withLock { state in
      state.ended = true
      return state.leader
    }
    guard let leader else { return }
    Self.killAll(of: leader, folder)
    Self.living.withLock { $0.groups[leader] = nil }
  }

  /// Kills all groups, and lets no other start.
  static func killAll() {
    living.withLock { $0.isEnded = true }
    // A process that has no name yet cannot be killed; it gets one within milliseconds.
    for _ in 0..<200 where living.withLock({ $0.unborn }) > 0 { usleep(10_000) }
    let groups = living.withLock { $0.groups }
    for (leader, group) in groups { group.lifeline.map { _ in group.kill(leader) } }
    for (leader, group) in groups {
      for _ in 0..<200 where group.lifeline != nil && Foundation.kill(leader, 0) == 0 {
        usleep(10_000)
      }
      killAll(of: leader, group.folder)
    }
  }

  /// Some leave the group, as every child of Foundation's `Process` does, or the session; the
  /// environment that they were started with still names the folder. Their ids may be lower than the
  /// leader's: ids start over. One that is found may have started another meanwhile, and takes a
  /// moment to go: the last look finds none.
  private static func killAll(of leader: pid_t, _ folder: String) {
    Foundation.kill(-leader, SIGKILL)
    guard !folder.isEmpty else { return }
    let mark = Array(folder.utf8)
    for _ in 0..<200 {
      let left = processes(markedBy: mark)
      guard !left.isEmpty else { return }
      for process in left { Foundation.kill(process, SIGKILL) }
      usleep(1_000)
    }
  }

  /// Those that have not ended, with `mark` in the environment that they were started with.
  private static func processes(markedBy mark: [UInt8]) -> [pid_t] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter {
      Disk.readStream("/proc/\($0)/environ")?.firstRange(of: mark) != nil
    }
  }
}
