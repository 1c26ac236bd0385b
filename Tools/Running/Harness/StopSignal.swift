import Glibc

/// The signal that stops the process until it is continued.
enum StopSignal {
  /// Waits until no `SIGSTOP` is pending. The thread that sent the signal keeps running until
  /// another thread receives it, and must not report the end before then.
  ///
  /// The kernel delivers the signal and marks every thread in one step, so this thread stops when
  /// it returns from the read that no longer finds the signal.
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
