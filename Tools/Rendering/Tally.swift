import WaymarkModel
import Mustache

/// The number of examples with each verdict.
struct Tally {
  /// The count of one verdict.
  struct Count {
    var badge: Badge
    var count: HTML
  }

  /// One verdict's bar in a chart that is 1000 units wide.
  struct Bar {
    var style: HTML
    var start: HTML
    var width: HTML
  }

  var total: HTML
  /// The counts of the verdicts that occur, the best first.
  var counts: [Count]
  var bars: [Bar]
  /// The counts as text: `12 examples: 11 passed, 1 compiled`.
  var words: HTML
  var isEmpty: Bool

  init(_ verdicts: [Verdict]) {
    let present = Verdict.bySeverity.reversed().map { verdict in
      (verdict, count: verdicts.count { $0 == verdict })
    }.filter { $0.count > 0 }
    counts = present.map { Count(badge: Badge($0.0), count: "\($0.count)") }
    bars = Tally.bars(present.map { (Badge($0.0).style, $0.count) })
    total = HTML(counted(verdicts.count, "example"))
    isEmpty = verdicts.isEmpty
    let parts = present.map { "\($0.count) \($0.0.rawValue)" }.joined(separator: ", ")
    words = HTML(counted(verdicts.count, "example") + (parts.isEmpty ? "" : ": " + parts))
  }

  private static func bars(_ parts: [(style: HTML, count: Int)]) -> [Bar] {
    let total = parts.reduce(0) { $0 + $1.count }
    var before = 0
    return parts.map { part in
      let start = before * 1000 / total
      before += part.count
      return Bar(
        style: part.style, start: "\(start)", width: "\(before * 1000 / total - start)")
    }
  }
}

extension Tally: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "total": total
    case "counts": counts
    case "bars": bars
    case "words": words
    case "isEmpty": isEmpty
    default: nil
    }
  }
}

extension Tally.Count: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "badge": badge
    case "count": count
    default: nil
    }
  }
}

extension Tally.Bar: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "style": style
    case "start": start
    case "width": width
    default: nil
    }
  }
}
