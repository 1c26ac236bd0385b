import Foundation
import Synchronization

/// Sees to it that a run that is interrupted leaves no process and no temporary folder behind, and
/// that nothing that was killed is taken for a result.
///
/// Examples have process groups of their own, so that the terminal's signals do not reach them.
enum Interruption {
  /// From here on, to the end of the program. Does nothing where the program handles a signal
  /// itself, or was told to ignore it; a core dump is made without the runtime's own report.
  static func prepare() { _ = isPrepared }

  /// Never returns once the program is being interrupted: it ends in a moment.
  static func pass() async {
    guard isUnderWay.load(ordering: .acquiring) else { return }
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }

  /// Held by work that has to reach its end, and by the end of the program.
  fileprivate static let deferral = Mutex(())

  private static let isUnderWay = Atomic(false)

  private static let isPrepared: Bool = {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    bell = ends[1]
    for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGQUIT] where isFree(number) {
      signal(number) { number in
        var number = UInt8(number)
        _ = write(bell, &number, 1)
      }
    }
    let source = ends[0]
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
      ProcessGroup.killAll()
      TemporaryFolders.removeAll {
        signal(Int32(number), SIG_DFL)
        kill(getpid(), Int32(number))
        // Whoever waits for a folder has nothing to do any more.
        while true { pause() }
      }
    }
  }
}

/// Runs the body to its end before an interruption ends the program.
///
/// - Parameter body: Short work that leaves files in order only at its end. It must not call this
///   function.
public func withInterruptionDeferred<Result>(_ body: () throws -> Result) rethrows -> Result {
  Interruption.prepare()
  return try Interruption.deferral.withLock { _ in try body() }
}

/// Where a handler of signals writes: the least that it may do safely.
nonisolated(unsafe) private var bell: Int32 = -1
