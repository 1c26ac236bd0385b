import Foundation
import Synchronization

/// The handling of interruptions. An interrupted run leaves no processes or temporary folders
/// behind, and killed processes don't lead to results.
///
/// Examples have their own process groups, so the terminal's signals don't reach them.
package enum Interruption {
  /// Installs the handlers for the rest of the process. Signals that the program already handles or
  /// ignores keep their actions. The exception is `SIGQUIT`: if the runtime's backtracer handles
  /// it, that handler is replaced, so that the process dumps core without the backtracer's report.
  package static func prepare() { _ = isPrepared }

  /// Suspends forever if the program is being interrupted, because it is about to end.
  package static func suspendIfInterrupted() async {
    guard isUnderWay.load(ordering: .acquiring) else { return }
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }

  /// A lock that is held during work that must not be cut short, and while the program ends.
  fileprivate static let deferral = Mutex(())

  private static let isUnderWay = Atomic(false)

  private static let isPrepared: Bool = {
    guard let pipe = try? openPipes(1)[0] else { return false }
    wakeDescriptor = pipe.writeEnd.rawValue
    for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGQUIT] where isFree(number) {
      signal(number) { number in
        var number = UInt8(number)
        _ = write(wakeDescriptor, &number, 1)
      }
    }
    let source = pipe.readEnd.rawValue
    Thread.detachNewThread { wait(on: source) }
    return true
  }()

  private static func isFree(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    let handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    return handler == 0 || number == SIGQUIT && handler != 1
  }

  private static func wait(on source: Int32) {
    var number: UInt8 = 0
    while read(source, &number, 1) < 1 {}
    isUnderWay.store(true, ordering: .releasing)
    deferral.withLock { _ in
      // Running processes could still write to the folders that are removed next.
      ProcessGroup.killAll()
      TemporaryFolders.removeAll {
        // Ending by the same signal lets the parent process see that this one was interrupted.
        signal(Int32(number), SIG_DFL)
        kill(getpid(), Int32(number))
        // Tasks that wait for a folder have nothing left to do. The process usually ends during the
        // pause, unless other code has handled the signal in the meantime.
        sleep(1)
        _exit(128 + Int32(number))
      }
    }
  }
}

/// Runs the body to completion before an interruption ends the program.
///
/// - Parameter body: Short work that leaves files in a consistent state only when it is complete.
///   It must not call this function.
package func withInterruptionDeferred<Result>(_ body: () throws -> Result) rethrows -> Result {
  Interruption.prepare()
  return try Interruption.deferral.withLock { _ in try body() }
}

/// The descriptor that the signal handler writes to. Writing is one of the few things that a
/// handler can do safely. The value is set once, before the handlers are installed, and only read
/// afterward.
nonisolated(unsafe) private var wakeDescriptor: Int32 = -1
