import Synchronization

/// The observer of a timeline. Its parameters are, in order:
///
/// - the kind of event: `sent`, `received`, `started`, `completed`, or `cancelled`
/// - the action; empty for an effect
/// - the state change; empty if there is none
/// - the path to the feature in front; empty for an effect or if the state can't show other
///   features
/// - the path of the file in which an effect was created; empty for an action
/// - the line and the column in that file, both starting at 1; 0 for an action
private typealias TimelineObserver = @convention(c) (
  UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>,
  UnsafePointer<CChar>, Int, Int
) -> Void

private let timelineObserver = Mutex<TimelineObserver?>(nil)

/// Sets the function that is called for each event of a test store's timeline.
///
/// A tool that verifies documentation uses this function to show what a test store did. It finds
/// the function by its C symbol and calls it before the test begins. Without this call, events
/// aren't announced. Only the first call counts.
@_cdecl("waymark_observe_timeline")
public func __observeTimeline(
  _ function:
    @escaping @convention(c) (
      UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>,
      UnsafePointer<CChar>, Int, Int
    ) -> Void
) {
  timelineObserver.withLock { $0 = $0 ?? function }
}

/// Announces an event of a timeline. The event is described only if there is an observer.
///
/// - Parameter screen: The path to the feature in front after an action.
func announce(
  _ event: @autoclosure () -> TimelineEvent, screen: @autoclosure () -> String?,
  at location: IssueLocation? = nil
) {
  guard let observer = timelineObserver.withLock({ $0 }) else { return }
  let (kind, action, change) = event().parts
  let file = location.map { "\($0.filePath)" } ?? ""
  withCStrings([kind, action, change, screen() ?? "", file]) { texts in
    observer(
      texts[0], texts[1], texts[2], texts[3], texts[4], Int(location?.line ?? 0),
      Int(location?.column ?? 0))
  }
}

private func withCStrings(_ texts: [String], _ body: ([UnsafePointer<CChar>]) -> Void) {
  func add(_ index: Int, _ pointers: [UnsafePointer<CChar>]) {
    guard index < texts.count else { return body(pointers) }
    texts[index].withCString { add(index + 1, pointers + [$0]) }
  }
  add(0, [])
}

extension TimelineEvent {
  fileprivate var parts: (kind: String, action: String, change: String) {
    switch self {
    case .sent(let action, let change): ("sent", action, change ?? "")
    case .received(let action, let change): ("received", action, change ?? "")
    case .effectStarted: ("started", "", "")
    case .effectEnded(_, let isCancelled): (isCancelled ? "cancelled" : "completed", "", "")
    }
  }
}
