import WaymarkDrawing
import WaymarkMarkup
import WaymarkModel

/// The events in a snippet's test stores.
package struct Timeline {
  struct Event {
    /// The event, such as `sent`, `an effect sent`, or `completed the effect on line 12`.
    var words: HTML
    /// The action; empty for an effect.
    var action: HTML
    /// The difference in the state; empty if it didn't change.
    var change: HTML
    /// The frontmost feature after the action; empty if it hasn't changed.
    var feature: HTML
  }

  /// The numbers of actions and effects, such as `3 actions, 1 effect`.
  package var summary: HTML
  var events: [Event]

  /// Creates a timeline. Returns nil if there are no events.
  package init?(_ steps: [Proof.Step]) {
    guard !steps.isEmpty else { return nil }
    let actions = steps.count { $0.kind == .sent || $0.kind == .received }
    let effects = steps.count { $0.kind == .started }
    let parts = [counted(actions, "action")] + (effects > 0 ? [counted(effects, "effect")] : [])
    summary = HTML(parts.joined(separator: ", "))
    var last: String?
    events = steps.map { step in
      let feature = step.feature == last ? nil : step.feature
      last = step.feature ?? last
      return Event(
        words: HTML(words(for: step)), action: HTML(step.action),
        change: coloredDifference(step.change ?? ""),
        feature: HTML(feature ?? ""))
    }
  }
}

extension Timeline {
  /// The maximum size of the events below a snippet, in bytes.
  static let limit = 8_000

  /// The events as items of a list.
  package var items: [HTML] { events.map(\.html) }

  /// A `details` element, initially closed, with the summary and the first events.
  package var details: HTML {
    let items = items
    let first = pageRanges(ofWeights: items.map(\.markup.utf8.count), limit: Self.limit).first
    let more = items.count - (first?.count ?? 0)
    let rest: HTML =
      more > 0 ? "<p class=\"caption\">And \(counted(more, "more event")) in the proof.</p>" : ""
    let list: HTML = "<ol>\n\(Array(items[first ?? 0..<0]).lines())\n</ol>"
    return [detailsStart, list, rest, "</details>"].lines()
  }

  private var detailsStart: HTML {
    """
    <details class="timeline">
    <summary>What the test store did: \(summary)</summary>
    """
  }
}

extension Timeline.Event {
  fileprivate var html: HTML {
    let action: HTML = action.isEmpty ? "" : " <code>\(action)</code>"
    let feature: HTML = feature.isEmpty ? "" : "; in front: <code>\(feature)</code>"
    let change: HTML = change.isEmpty ? "" : "\n<pre><samp>\(change)</samp></pre>"
    return "<li>\(words)\(action)\(feature)\(change)</li>"
  }
}

private func words(for step: Proof.Step) -> String {
  let effect = "the effect" + (step.location.map { " on line \($0.line)" } ?? "")
  return switch step.kind {
  case .sent: "the test sent"
  case .received: "an effect sent"
  case .started: "started \(effect)"
  case .completed: "completed \(effect)"
  case .cancelled: "cancelled \(effect)"
  }
}
