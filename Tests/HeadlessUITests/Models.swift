import HeadlessUI
import IssueRecording
import Observation

@MainActor @Observable
final class Names {
  var names: [String]

  init(_ names: [String]) {
    self.names = names
  }
}

@MainActor @Observable
final class Counter: Identifiable {
  let id: Int
  var count = 0

  init(id: Int = 0) {
    self.id = id
  }
}

@MainActor @Observable
final class Flags {
  var first = false
  var second = false
}

@MainActor final class Log {
  var lines: [String] = []
}

/// Returns the first line of the first issue that the operation reports, or `nil` if there is none.
@MainActor func firstLine(_ operation: () -> Void) -> String? {
  messages(during: operation).first?.split(separator: "\n").first.map(String.init)
}
