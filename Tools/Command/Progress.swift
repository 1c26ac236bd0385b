import Article
import Foundation
import Synchronization

/// Tells how far a long run has come: one line that is written over on a terminal, plain lines
/// elsewhere. Safe to call from anywhere.
final class Progress: Sendable {
  private struct State {
    var lineIsOpen = false
    var last = ""
    var done = 0
    var total = 0
  }

  private let state = Mutex(State())
  private let isQuiet: Bool

  init(isQuiet: Bool) { self.isQuiet = isQuiet }

  /// A stage begins. Always a line of its own in a log.
  func begin(_ stage: String) {
    show(stage, inLog: true)
  }

  /// So many examples are about to be proved.
  func proving(_ total: Int) {
    state.withLock { $0.total = total }
  }

  /// One more is; a log hears of each tenth of them.
  func proved(_ proof: Proof) {
    let (done, total) = state.withLock { state in
      state.done += 1
      return (state.done, state.total)
    }
    let isTenth = done == total || done % max(total / 10, 1) == 0
    show("Proving \(done)/\(total) \(proof.example.name)", inLog: isTenth)
  }

  /// Takes the line away, so that what is printed next starts clean.
  func end() {
    state.withLock { state in
      if state.lineIsOpen { Console.clearProgress() }
      state.lineIsOpen = false
    }
  }

  private func show(_ text: String, inLog: Bool) {
    guard !isQuiet else { return }
    state.withLock { state in
      guard text != state.last else { return }
      if Console.isTerminal {
        Console.showProgress(text, isOpen: true)
        state.lineIsOpen = true
        state.last = text
      } else if inLog {
        Console.showProgress(text, isOpen: false)
        state.last = text
      }
    }
  }
}
