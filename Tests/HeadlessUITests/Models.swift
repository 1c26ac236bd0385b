import HeadlessUI
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
