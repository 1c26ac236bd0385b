import Foundation
import Synchronization
import WaymarkModel

/// The processes of an invocation, which are killed together.
final class ProcessGroup: Sendable {
  private struct State {
    var leader: pid_t?
    var ended = false
    var cause: ProcessEnding?
  }

  /// All running groups, so that an interrupted run leaves no processes behind.
  private struct Registry {
    /// The groups, keyed by the process IDs of their leaders.
    var groups: [pid_t: ProcessGroup] = [:]
    /// The number of processes that are being created and whose IDs aren't known yet.
    var startingCount = 0
    var isEnded = false
  }

  private static let registry = Mutex(Registry())
  private let state = Mutex(State())
  /// The path of a folder that appears only in the environment of these processes; empty if there
  /// is none.
  private let folder: String
  /// Whether a supervisor leads the group.
  private let isSupervised: Bool

  init(folder: String, isSupervised: Bool) {
    self.folder = folder
    self.isSupervised = isSupervised
  }

  /// The reason why the group was killed; nil if it wasn't.
  var cause: ProcessEnding? { state.withLock { $0.cause } }

  /// Registers a process that is about to be created. Call `start` or `cancelStart` afterward.
  ///
  /// - Returns: False if all groups have been killed, in which case no process may be created.
  func prepareStart() -> Bool {
    Self.registry.withLock { registry in
      guard !registry.isEnded else { return false }
      registry.startingCount += 1
      return true
    }
  }

  /// Undoes `prepareStart` if no process was created.
  func cancelStart() {
    // The launch can also fail after `start`, which has already decremented the count.
    let isStarted = state.withLock { $0.leader != nil }
    if !isStarted { Self.registry.withLock { $0.startingCount -= 1 } }
  }

  func start(_ leader: pid_t) {
    Self.registry.withLock { registry in
      registry.startingCount -= 1
      registry.groups[leader] = self
    }
    state.withLock { state in
      state.leader = leader
      // A time limit or a cancellation can come before the process has an ID.
      if state.cause != nil { kill(leader) }
    }
  }

  /// Kills the group, unless its leader has already ended. The first cause is kept.
  func kill(because cause: ProcessEnding) {
    state.withLock { state in
      guard !state.ended, !(state.leader.map(Self.hasEnded) ?? false) else { return }
      state.cause = state.cause ?? cause
      if let leader = state.leader { kill(leader) }
    }
  }

  /// Returns whether the leader has ended. On a busy machine, a time limit can be noticed long
  /// after the process has ended in time.
  private static func hasEnded(_ leader: pid_t) -> Bool {
    var state = siginfo_t()
    // `WNOWAIT` leaves the exit status to the subprocess library, which waits for it, too.
    return waitid(P_PID, id_t(leader), &state, WEXITED | WNOHANG | WNOWAIT) != 0
      || state.si_signo != 0
  }

  /// Kills the group. If the leader is a supervisor, it first gets a few seconds to kill the other
  /// processes. It's resumed, because an example may have suspended it. The time is limited,
  /// because the example can suspend it again.
  private func kill(_ leader: pid_t) {
    guard isSupervised else { return killWithDescendants(groupOf: leader) }
    Foundation.kill(leader, SIGTERM)
    Foundation.kill(leader, SIGCONT)
    Task.detached { [self] in
      try await Task.sleep(for: .seconds(5))
      state.withLock { state in
        if !state.ended { Foundation.kill(-leader, SIGKILL) }
      }
    }
  }

  /// Records that the leader has ended, and kills the rest of the group.
  func end() {
    let leader = state.withLock { state in
      state.ended = true
      return state.leader
    }
    guard let leader else { return }
    Self.killAll(of: leader, folder)
    Self.registry.withLock { $0.groups[leader] = nil }
  }

  /// Kills all groups and prevents others from starting.
  static func killAll() {
    registry.withLock { $0.isEnded = true }
    // A process can't be killed until its ID is known, which takes milliseconds.
    for _ in 0..<200 where registry.withLock({ $0.startingCount }) > 0 { usleep(10_000) }
    let groups = registry.withLock { $0.groups }
    // All supervisors are signaled before the first wait, so that they work at the same time.
    for (leader, group) in groups { if group.isSupervised { group.kill(leader) } }
    for (leader, group) in groups {
      for _ in 0..<200 where group.isSupervised && Foundation.kill(leader, 0) == 0 {
        usleep(10_000)
      }
      if !group.isSupervised { killWithDescendants(groupOf: leader) }
      killAll(of: leader, group.folder)
    }
  }

  /// Kills all processes of the group, including those that left it.
  ///
  /// Some processes leave the group or the session, such as every child of Foundation's `Process`,
  /// but their initial environment still contains the folder. Their IDs can be lower than the
  /// leader's because IDs wrap around. A process can start another one before it is killed, and
  /// takes a moment to end, so the search is repeated until nothing is found, but at most 200
  /// times.
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

  /// Returns the running processes whose initial environment contains `mark`.
  private static func processes(markedBy mark: [UInt8]) -> [pid_t] {
    runningProcesses().filter {
      FileSystem.readStream("/proc/\($0)/environ")?.firstRange(of: mark) != nil
    }
  }
}
