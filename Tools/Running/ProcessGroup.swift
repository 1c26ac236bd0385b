import Foundation
import Synchronization

/// The processes of one command, which end together.
final class ProcessGroup: Sendable {
  private struct State {
    var leader: pid_t?
    var ended = false
    var cause: Command.Outcome.Ending?
  }

  /// Every group that is alive, with its folder, so that an interrupted run leaves nothing behind.
  private static let all = Mutex<[pid_t: String]>([:])
  private let state = Mutex(State())
  /// A folder that only the environment of these processes names; empty if there is none.
  private let folder: String

  init(folder: String) { self.folder = folder }

  /// Why it was killed; nil if it was not.
  var cause: Command.Outcome.Ending? { state.withLock { $0.cause } }

  func start(_ leader: pid_t) {
    Self.all.withLock { $0[leader] = folder }
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
    Self.all.withLock { $0[leader] = nil }
  }

  /// Kills all groups and removes their folders.
  static func killAll() {
    for (leader, folder) in all.withLock({ $0 }) {
      killAll(of: leader, folder)
      if !folder.isEmpty { Disk.remove(folder) }
    }
  }

  /// Some leave the group, as every child of Foundation's `Process` does, or the session; the
  /// environment that they were started with still names the folder. Their ids may be lower than the
  /// leader's: ids start over.
  private static func killAll(of leader: pid_t, _ folder: String) {
    Foundation.kill(-leader, SIGKILL)
    guard !folder.isEmpty else { return }
    let mark = Array(folder.utf8)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    for process in names.compactMap({ pid_t($0) }) {
      guard let environment = Disk.readStream("/proc/\(process)/environ"),
        environment.firstRange(of: mark) != nil
      else { continue }
      Foundation.kill(process, SIGKILL)
    }
  }
}
