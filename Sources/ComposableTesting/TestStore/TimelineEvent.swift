/// One thing that happened in the store of a test, as text.
///
/// Texts name actions as one would write them, changes as differences, and effects by the line that
/// made them, so that timelines are compared and shown, and are the same in each run.
public enum TimelineEvent: Equatable, Sendable {
  /// The test sent an action. The change is the difference that it made to the state; `nil` for
  /// none.
  case sent(action: String, change: String?)

  /// An effect sent an action, whether the test has received it or not.
  case received(action: String, change: String?)

  /// An effect began: `Module/File.swift:12` is where it was written.
  case effectStarted(at: String)

  /// An effect completed, or was cancelled before it did.
  case effectEnded(at: String, isCancelled: Bool)
}

extension TimelineEvent: CustomStringConvertible {
  /// What happened, in a line, and the change below it.
  public var description: String {
    switch self {
    case .sent(let action, let change): "sent \(action)" + Self.below(change)
    case .received(let action, let change): "received \(action)" + Self.below(change)
    case .effectStarted(let place): "started the effect at \(place)"
    case .effectEnded(let place, isCancelled: true): "cancelled the effect at \(place)"
    case .effectEnded(let place, isCancelled: false): "completed the effect at \(place)"
    }
  }

  private static func below(_ change: String?) -> String {
    change.map { "\n\($0.indented)" } ?? ""
  }
}
