import WaymarkBook
import WaymarkDrawing
import WaymarkMarkup
import WaymarkModel

/// An item of the list of an example's expectations: an expectation with its result.
struct ExpectationItem {
  /// A value with a label, such as the value of an operand.
  struct Evidence {
    var label: HTML
    var text: HTML
  }

  private let badge: Badge
  /// The result in words, such as `held`.
  private let word: HTML
  /// The expectation, in the author's words or code.
  var text: HTML
  /// The kind in words, such as `test store assertion`, or the number of printed lines.
  var kind: HTML
  /// The location in the article, as `file:line:column`.
  var place: HTML
  /// The address of the snippet that contains the location.
  var href: HTML
  /// The compared values and the observed text; empty if the page shows them elsewhere.
  var evidence: [Evidence]

  /// Creates the item of an expectation.
  ///
  /// - Parameters:
  ///   - times: The number of times in a row that the expectation was checked with the same result.
  ///   - isInTimeline: Whether the page lists the events of test stores with their state changes.
  init(_ expectation: Proof.Expectation, times: Int, isInTimeline: Bool, _ links: ProofLinks) {
    badge = Badge(
      expectation.held ? .passed : expectation.exemption == nil ? .failed : .compiled)
    word = HTML(result(of: expectation) + (times > 1 ? ", \(times) times" : ""))
    text = HTML(expectation.text)
    let lines = expectation.printedLines
    kind = HTML(lines > 1 ? "\(lines) printed lines" : words(for: expectation.kind))
    place = HTML(expectation.location.description)
    href = links.href(of: expectation.location)
    let isRepeated = isInTimeline && expectation.kind == .assertion && expectation.held
    evidence = isRepeated ? [] : WaymarkProofPages.evidence(of: expectation)
  }

  /// The item with its evidence.
  var html: HTML {
    """
    <li class="\(badge.style)"><span class="badge small \(badge.style)">\
    \(word)</span> <code>\(text)</code> \
    <span class="place">\(kind), \(linked(place, to: href))</span>\(details)</li>
    """
  }

  private var details: HTML {
    guard !evidence.isEmpty else { return "" }
    let rows = evidence.map { item -> HTML in
      "<dt>\(item.label)</dt><dd><pre><samp>\(item.text)</samp></pre></dd>"
    }
    return "\n<dl class=\"evidence\">\n\(rows.lines())\n</dl>"
  }
}

extension Proof.Expectation {
  /// The number of printed lines that the expectation represents.
  fileprivate var printedLines: Int { kind == .printed ? text.count { $0 == "\n" } + 1 : 0 }
}

/// Returns a phrase that states whether an expectation held and, if it isn't counted, why not.
private func result(of expectation: Proof.Expectation) -> String {
  guard !expectation.held else { return "held" }
  switch expectation.exemption {
  case nil: return "didn't hold"
  case .known: return "didn't hold (not counted, because it is a known issue)"
  case .filtered: return "didn't hold (not counted, because a trait filtered the issue out)"
  case .warning: return "didn't hold (not counted, because the issue is only a warning)"
  }
}

private func words(for kind: Proof.Expectation.Kind) -> String {
  switch kind {
  case .condition: "expectation"
  case .assertion: "test store assertion"
  case .printed: "printed line"
  case .compileError: "compile error"
  case .trap: "trap"
  case .issue: "issue"
  case .picture: "picture"
  }
}

/// Returns the compared values and the whole observed text. The text of a picture is shown next to
/// its picture.
private func evidence(of expectation: Proof.Expectation) -> [ExpectationItem.Evidence] {
  let values = expectation.values.map { value in
    ExpectationItem.Evidence(label: "<code>\(value.text)</code> was", text: HTML(value.value))
  }
  return values + observed(of: expectation)
}

private func observed(of expectation: Proof.Expectation) -> [ExpectationItem.Evidence] {
  guard let observed = expectation.observed, !observed.isEmpty else { return [] }
  let label: HTML? =
    switch expectation.kind {
    case .compileError: "The compiler reported"
    case .trap: "The process stopped with"
    case .issue: "It reported"
    case .printed: "It printed"
    case .assertion: "The state change"
    case .condition, .picture: nil
    }
  let text = expectation.kind == .assertion ? coloredDifference(observed) : HTML(observed)
  return label.map { [ExpectationItem.Evidence(label: $0, text: text)] } ?? []
}
