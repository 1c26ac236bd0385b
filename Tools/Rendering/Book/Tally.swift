import WaymarkMarkup
import WaymarkModel

/// The number of examples with each verdict.
package struct Tally {
  private let count: Int
  /// The verdicts that occur, the best first.
  private let counts: [(badge: Badge, count: Int)]

  /// Counts the verdicts of some examples.
  package init(_ verdicts: [Verdict]) {
    count = verdicts.count
    counts = Verdict.bySeverity.reversed().map { verdict in
      (badge: Badge(verdict), count: verdicts.count { $0 == verdict })
    }.filter { $0.count > 0 }
  }

  /// Whether there are no examples.
  package var isEmpty: Bool { count == 0 }

  /// The total in words, such as `12 examples`.
  package var total: HTML { HTML(counted(count, "example")) }

  /// A paragraph with the total and the counts, for the top of an article; empty without examples.
  package var paragraph: HTML {
    isEmpty ? "" : "<p class=\"tally\"><span class=\"total\">\(total)</span> \(badges)</p>"
  }

  /// The counts in small badges.
  package var badges: HTML {
    counts.map { badge, count in
      "<span class=\"badge small \(badge.style)\">\(badge.mark(count))</span>"
    }.joined(separator: " ")
  }

  /// A bar with a segment for each verdict, and a legend below it; empty without examples.
  package var chart: HTML {
    guard !isEmpty else { return "" }
    let legend = counts.map { badge, count in
      "<li class=\"badge \(badge.style)\">\(badge.mark(count))</li>" as HTML
    }
    return """
      <svg class="strip" viewBox="0 0 1000 1" preserveAspectRatio="none" aria-hidden="true" \
      focusable="false">\(bars.joined())</svg>
      <ul class="legend">
      \(legend.lines())
      </ul>
      """
  }

  private var bars: [HTML] {
    var before = 0
    return counts.map { badge, number in
      let start = before * 1000 / count
      before += number
      let width = before * 1000 / count - start
      return "<rect class=\"\(badge.style)\" x=\"\(start)\" width=\"\(width)\" height=\"1\"/>"
    }
  }
}
