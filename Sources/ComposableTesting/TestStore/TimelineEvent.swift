/// An event in a test store, described as text.
///
/// Actions are described as written in code, state changes as diffs, and effects by the line that
/// created them. Timelines can therefore be compared and printed, and are the same in each run.
public enum TimelineEvent: Equatable, Sendable {
  /// The test sent an action. The change is a diff of the state, or `nil` if the state didn't
  /// change.
  case sent(action: String, change: String?)

  /// An effect sent an action, whether or not the test has received it.
  case received(action: String, change: String?)

  /// An effect started. The location, such as `Module/File.swift:12`, is where it was created.
  case effectStarted(at: String)

  /// An effect completed or was cancelled.
  case effectEnded(at: String, isCancelled: Bool)
}

extension TimelineEvent: CustomStringConvertible {
  /// A one-line description of the event, followed by the state change, if any.
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
