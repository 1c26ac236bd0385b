import Glibc

/// The runtime's reports about traps, which are kept for the tool.
///
/// The text on standard error isn't used, because an example could print the same text.
enum RuntimeMessages {
  private typealias Buffer = @convention(c) () -> UnsafePointer<UnsafePointer<CChar>?>

  /// The runtime's buffer for crash messages; nil if it has none.
  private static let buffer: UnsafePointer<UnsafePointer<CChar>?>? = {
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "swift_getFatalErrorMessageBuffer") else {
      return nil
    }
    return unsafeBitCast(symbol, to: Buffer.self)()
  }()

  /// The handlers of the runtime's own backtracer, keyed by signal. They're written once, before
  /// the example runs.
  private nonisolated(unsafe) static let handlers =
    UnsafeMutablePointer<sigaction>.allocate(capacity: 32)

  /// Installs the signal handlers. Call this method once, before the example runs.
  static func observe() {
    _ = buffer
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = { signal, information, _ in
      RuntimeMessages.handle(signal, information)
    }
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER
    for signal in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] {
      sigaction(signal, &action, handlers + Int(signal))
    }
  }

  /// Keeps the message and leaves the signal to the backtracer. A fault recurs when this handler
  /// returns; a signal that was sent is raised again.
  private static func handle(_ signal: Int32, _ information: UnsafePointer<siginfo_t>?) {
    Channel.shared?.keep(buffer?.pointee)
    Channel.shared?.keepCounters()
    sigaction(signal, handlers + Int(signal), nil)
    let isSent = information.map { $0.pointee.si_code <= 0 } ?? true
    // The backtracer handles the first signal, restores the default action, and returns. The second
    // signal then ends the process.
    if isSent { for _ in 0..<2 { raise(signal) } }
  }
}
