/// The reason why a process ended.
package enum ProcessEnding: Codable, Equatable, Sendable {
  case exited(Int32)
  case signalled(Int32)
  case timedOut
  /// The process was killed because it printed too much.
  case outputLimitExceeded
}
