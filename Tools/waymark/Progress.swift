import Foundation
import Synchronization

/// Tells how far a long run has come: one line that is written over on a terminal, plain lines
/// elsewhere. Safe to call from anywhere.
final class Progress: Sendable {
  private struct State {
    var lineIsOpen = false
    var last = ""
  }

  private let state = Mutex(State())
  private let isQuiet: Bool

  init(isQuiet: Bool) { self.isQuiet = isQuiet }

  /// A stage begins. Always a line of its own in a log.
  func begin(_ stage: String) {
    show(stage, inLog: true)
  }

  /// The same stage has come further; a log hears of it at every tenth.
  func advance(_ stage: String, _ done: Int, of total: Int) {
    let step = max(total / 10, 1)
    show("\(stage) \(done)/\(total)", inLog: done == total || done % step == 0)
  }

  /// Takes the line away, so that what is printed next starts clean.
  func end() {
    state.withLock { state in
      if state.lineIsOpen { Console.write("\r\u{1B}[K", to: STDERR_FILENO) }
      state.lineIsOpen = false
    }
  }

  private func show(_ text: String, inLog: Bool) {
    guard !isQuiet else { return }
    state.withLock { state in
      guard text != state.last else { return }
      if Console.isTerminal {
        Console.write("\r\u{1B}[K\(text)", to: STDERR_FILENO)
        state.lineIsOpen = true
        state.last = text
      } else if inLog {
        Console.write(text + "\n", to: STDERR_FILENO)
        state.last = text
      }
    }
  }
}
