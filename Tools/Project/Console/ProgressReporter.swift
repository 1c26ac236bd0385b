import Foundation
import Synchronization
import WaymarkModel

/// A reporter of the progress of a long run. On a terminal, it overwrites one line; elsewhere, it
/// prints separate lines. It can be used from any thread.
package final class ProgressReporter: Sendable {
  private struct State {
    var lineIsOpen = false
    var last = ""
    var done = 0
    var total = 0
  }

  private let state = Mutex(State())
  package let isQuiet: Bool

  /// Creates a reporter.
  ///
  /// - Parameter isQuiet: Whether to show only reports, without progress.
  package init(isQuiet: Bool) { self.isQuiet = isQuiet }

  /// Reports the beginning of a stage, always on a separate line in a log.
  package func begin(_ stage: String) {
    state.withLock { show(stage, inLog: true, &$0) }
  }

  /// Sets the number of examples to be proved, and resets the count of proved examples.
  package func proving(_ total: Int) {
    state.withLock { ($0.done, $0.total) = (0, total) }
  }

  /// Counts a proved example, and shows its name or its location. Logs show the count only
  /// after each tenth of the total.
  package func proved(_ name: String) {
    state.withLock { state in
      state.done += 1
      let (done, total) = (state.done, state.total)
      let isTenth = done == total || done % max(total / 10, 1) == 0
      show("Proving \(done)/\(total) \(name)", inLog: isTenth, &state)
    }
  }

  /// Removes the progress line before other output is printed.
  package func end() { state.withLock { end(&$0) } }

  /// Prints a message to standard error, even if progress isn't shown.
  package func report(_ message: String) {
    state.withLock { state in
      end(&state)
      Console.error(message)
    }
  }

  /// Prints a diagnostic to standard error, even if progress isn't shown.
  package func report(_ diagnostic: Diagnostic) {
    state.withLock { state in
      end(&state)
      Console.error(diagnostic)
    }
  }

  private func end(_ state: inout State) {
    if state.lineIsOpen { Console.clearProgress() }
    state.lineIsOpen = false
  }

  private func show(_ text: String, inLog: Bool, _ state: inout State) {
    guard !isQuiet, text != state.last, Console.isTerminal || inLog else { return }
    Console.showProgress(text, isOpen: Console.isTerminal)
    state.lineIsOpen = Console.isTerminal
    state.last = text
  }
}
