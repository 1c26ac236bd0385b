import Glibc

/// Gives a signal that suspends the process its time.
enum Suspension {
  /// Returns when no `SIGSTOP` is on its way. The thread that sent it goes on until another thread
  /// has taken it, and must not get as far as reporting the end.
  ///
  /// The kernel takes the signal and marks every thread in one step, so that this thread stops on
  /// its way back from the read that no longer sees the signal.
  static func wait() {
    let file = open("/proc/self/status", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    while isPending(in: file) {}
  }

  private static func isPending(in file: Int32) -> Bool {
    var buffer = [CChar](repeating: 0, count: 4096)
    guard pread(file, &buffer, buffer.count - 1, 0) > 0, let line = strstr(buffer, "ShdPnd:") else {
      return false
    }
    return strtoull(line + 7, nil, 16) >> UInt64(SIGSTOP - 1) & 1 == 1
  }
}
