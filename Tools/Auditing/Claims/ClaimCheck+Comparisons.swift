import WaymarkBlocks
import WaymarkModel

// The comparisons of the different kinds of claims.
extension ClaimCheck {
  /// Compares a claim about a statement with what the statement prints and returns.
  mutating func compareStatement(_ number: Int, in report: ProbeReport, _ order: OutputOrder) {
    result = Self.item(
      claim, report.outputs[number], report.values[number],
      isUnordered: report.unordered.contains(number), order: order)
    if result != .held, let earlier = report.preceding[number] {
      let printed = Self.lines(report.outputs[number] ?? "")
      let all = Self.lines(earlier) + printed
      let isEnd = claim.readings.contains { shown in
        shown.count > printed.count && Self.matches(all.suffix(shown.count), shown)
      }
      if isEnd { result = .held }
    }
    if result == .unknown, claim.isExplicit, report.outputs[number]?.isEmpty != false {
      let later = Self.lines(report.output(after: number))
      let isLater = claim.readings.contains { Self.matches(later.prefix($0.count), $0) }
      if isLater { result = .held }
    }
    compareState(in: report, number)
    let isValue = report.outputs[number]?.isEmpty != false
    if case .differs = result,
      claim.isTentative && isValue || isListing(report.outputs[number] ?? "", order)
        || isMisprint(of: report.outputs[number] ?? "")
    {
      (self.claim.isExplicit, self.claim.isTentative) = (true, false)
    }
    if case .differs = result, Self.isAmbiguous(claim, report.outputs[number] ?? "") {
      (self.claim.isExplicit, self.claim.isTentative) = (false, false)
    }
  }

  /// Compares a claim about a statement with the variable that the statement changes. If the
  /// statement returns nothing, a claim that is a list or a Boolean value can only be about the
  /// variable.
  private mutating func compareState(in report: ProbeReport, _ number: Int) {
    guard result != .held, let state = report.states[number] else { return }
    let changed = Self.item(
      claim, nil, state, isUnordered: report.unordered.contains(number), order: OutputOrder())
    if changed == .held {
      result = .held
    } else if report.values[number]?.first == "()", report.outputs[number]?.isEmpty != false {
      result = changed
      let kind = ValueText(claim.text).kind
      if ![.list, .truth].contains(kind) { self.claim.isExplicit = false }
    }
  }

  /// Compares a claim about a statement in a body with what the statement prints.
  mutating func compareBody(_ number: Int, in report: ProbeReport, _ order: OutputOrder) {
    result = Self.nested(
      claim, report.outputs[number], in: Self.lines(report.output),
      isConcurrent: order.isConcurrent)
    if case .differs = result, Self.isAmbiguous(claim, report.outputs[number] ?? "") {
      self.claim.isExplicit = false
    } else if case .differs = result, startsListing(report.outputs[number] ?? "") {
      (self.claim.isExplicit, self.claim.isTentative) = (true, false)
    }
  }

  /// Compares a claim about the block's whole output.
  mutating func compareWholeOutput(in report: ProbeReport, _ order: OutputOrder) {
    let all = Self.lines(report.output)
    // The output that a test expects is listed without its empty lines.
    let lines = claim.isExplicit ? all.filter { !trimmed($0).isEmpty } : all
    let isEqual = claim.readings.contains { Self.shows($0, lines, claim) }
    let isMeant =
      claim.isExplicit
      || claim.readings.contains {
        order.isFixed && lines.sorted() == $0.sorted()
          || Self.isMeant(lines, $0, isAnnounced: claim.isAnnounced)
      }
    let isAmbiguous =
      claim.isTentative || !claim.isExplicit && Self.isAmbiguous(claim, report.output)
    result =
      isEqual
      ? .held : isMeant && !isAmbiguous ? .differs(lines.joined(separator: "\n")) : .unknown
  }
}
