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
    /// Their folders, by their leaders.
    var folders: [pid_t: String] = [:]
    /// How many are about to be born, and not known by a leader yet.
    var unborn = 0
    var isEnded = false
  }

  private static let living = Mutex(Living())
  private let state = Mutex(State())
  /// A folder that only the environment of these processes names; empty if there is none.
  private let folder: String

  init(folder: String) { self.folder = folder }

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
      living.folders[leader] = folder
    }
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
    let leader = state.withLock { state in
      state.ended = true
      return state.leader
    }
    guard let leader else { return }
    Self.killAll(of: leader, folder)
    Self.living.withLock { $0.folders[leader] = nil }
  }

  /// Kills all groups, and lets no other start.
  static func killAll() {
    living.withLock { $0.isEnded = true }
    // A process that has no name yet cannot be killed; it gets one within milliseconds.
    for _ in 0..<200 where living.withLock({ $0.unborn }) > 0 { usleep(10_000) }
    for (leader, folder) in living.withLock({ $0.folders }) { killAll(of: leader, folder) }
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
