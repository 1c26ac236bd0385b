import Foundation

/// Kills a process group and the processes that it started in other groups. For example, SwiftPM
/// starts the program of a manifest in another group.
func killWithDescendants(groupOf leader: pid_t) {
  // A suspended group can't start more processes.
  kill(-leader, SIGSTOP)
  let others = descendants(of: leader)
  kill(-leader, SIGKILL)
  for process in others { kill(process, SIGKILL) }
}

/// Returns all processes of the machine that this process can see.
func runningProcesses() -> [pid_t] {
  (FileSystem.names(in: "/proc") ?? []).compactMap { pid_t($0) }
}

/// Returns the running processes that a process started, directly or indirectly. Processes whose
/// parent has ended aren't included.
private func descendants(of process: pid_t) -> [pid_t] {
  let children = Dictionary(grouping: runningProcesses(), by: parent)
  var found: [pid_t] = []
  var parents = [process]
  while let next = parents.popLast() {
    let started = children[next] ?? []
    found += started
    parents += started
  }
  return found
}

/// Returns the parent of a process; 0 if it isn't known.
private func parent(of process: pid_t) -> pid_t {
  guard let bytes = FileSystem.readStream("/proc/\(process)/stat") else { return 0 }
  // The name in parentheses can contain blanks and parentheses. A state and the parent follow it.
  let rest = String(decoding: bytes, as: UTF8.self).split(separator: ")").last
  return rest?.split(separator: " ").dropFirst().first.flatMap { pid_t($0) } ?? 0
}
