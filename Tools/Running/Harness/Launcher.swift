import Glibc

/// The launcher, which runs the program a second time and reports how that process ended.
///
/// In a sandbox, the tool can't observe this itself, because bubblewrap turns signals into exit
/// statuses.
enum Launcher {
  /// Returns immediately in the example's process, and never returns in the launcher's process.
  static func launchIfNeeded() {
    guard let path = getenv("WAYMARK_ENDING") else { return }
    // The example can't access the file because it no longer has a name and the process can't be
    // inspected.
    let file = open(path, O_WRONLY | O_CLOEXEC)
    unlink(path)
    unsetenv("WAYMARK_ENDING")
    makePrivate()
    var process = pid_t()
    guard file >= 0,
      posix_spawn(&process, "/proc/self/exe", nil, nil, CommandLine.unsafeArgv, environ) == 0
    else { _exit(127) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7f
    let report = signal == 0 ? "exited \(status >> 8 & 0xff)" : "signalled \(signal)"
    _ = report.withCString { write(file, $0, strlen($0)) }
    _exit(0)
  }

  /// Denies other processes of the same user access to `/proc/PID` with `prctl(PR_SET_DUMPABLE,
  /// 0)`. Swift doesn't import the function because it is variadic.
  private static func makePrivate() {
    typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "prctl") else { _exit(127) }
    guard unsafeBitCast(symbol, to: Control.self)(4, 0, 0, 0, 0) == 0 else { _exit(127) }
  }
}
