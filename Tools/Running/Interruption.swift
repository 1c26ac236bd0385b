import Dispatch
import Foundation

/// Sees to it that a run that is interrupted leaves no process behind.
///
/// Examples have process groups of their own, so that the terminal's signals do not reach them.
/// Does nothing where the program handles the signal itself.
final class Interruption: @unchecked Sendable {
  private let sources: [any DispatchSourceSignal]

  init() {
    sources = [SIGINT, SIGTERM, SIGHUP].compactMap { number in
      var action = sigaction()
      sigaction(number, nil, &action)
      guard action.__sigaction_handler.sa_handler == nil else { return nil }
      // A source is told of a signal only if nothing else happens on it.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        ProcessGroup.killAll()
        signal(number, SIG_DFL)
        kill(getpid(), number)
      }
      source.resume()
      return source
    }
  }

  /// Gives the signals back.
  func end() {
    for source in sources {
      signal(Int32(source.handle), SIG_DFL)
      source.cancel()
    }
  }
}
