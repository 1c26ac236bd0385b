import WaymarkModel
import WaymarkResults

extension ProofBuilder {
  /// Returns the author's executable lines and whether they ran; nil if nothing was recorded, or if
  /// a trap stopped the run at an unknown position.
  ///
  /// A line is executable if a counted region starts on it or contains its first byte of code. It
  /// ran if a region that starts on it ran, or if the innermost region that contains that byte ran.
  /// Lines after an `await` that never returned, and lines in a clause that the compiler skipped,
  /// didn't run.
  func executedLines(_ execution: Execution) -> [Proof.Line]? {
    guard let regions = execution.regions, let stop = Stop(execution, regions) else { return nil }
    let counted = regions.filter { $0.count > 0 || !example.source.isConstant(at: $0.start) }
    let unreached = example.continuations.filter { !$0.isReached(regions) }
    var found: [SourceLocation: Bool] = [:]
    // Regions are nested or disjoint, so the last open region is the innermost.
    var open: [CountedRegion] = []
    var rest = counted.sorted(by: isOutside)[...]
    for (index, line) in example.source.lines.enumerated() {
      guard let code = line.code else { continue }
      let start = CountedRegion.Position(line: index + 1, column: code.column)
      while rest.first.map({ $0.start <= start }) == true { open.append(rest.removeFirst()) }
      while let last = open.last, last.end <= start { open.removeLast() }
      let inside = open.last
      let own = rest.prefix { $0.start.line == index + 1 }
      guard inside != nil || !own.isEmpty else { continue }
      let hasRun =
        (inside.map { stop.runs(in: $0, at: start) } ?? false)
        || own.contains { stop.runs(in: $0, at: $0.start) }
      let isReached = !unreached.contains { $0.firstIndex <= index && index < $0.last }
      let location = SourceLocation(file: code.location.file, line: code.location.line, column: 1)
      found[location] = found[location] ?? false || hasRun && isReached
    }
    return found.sorted { $0.key < $1.key }.map { Proof.Line(location: $0.key, hasRun: $0.value) }
  }
}

extension Example.Continuation {
  /// Returns whether the code at the start of the continuation ran. If no region starts at that
  /// position, the result is false for a conditional clause, which the compiler skipped, and true
  /// for other code, whose count is unknown.
  fileprivate func isReached(_ regions: [CountedRegion]) -> Bool {
    let start = CountedRegion.Position(line: line, column: column)
    let own = regions.filter { $0.start == start }
    return own.isEmpty ? !isConditional : own.contains { $0.count > 0 }
  }
}

/// The position at which a trap stopped a run.
///
/// A counter is incremented when its region begins, so it doesn't show how far the run got in a
/// region that a trap ended.
private struct Stop {
  /// The regions of a function that was running, around the position that it had reached.
  private struct Frame {
    var around: [CountedRegion]
    var position: CountedRegion.Position

    /// Returns whether a region follows the position in the same function and has a derived count.
    /// Such a count includes this run of the function, which didn't reach the region.
    func precedes(_ region: CountedRegion) -> Bool {
      region.isDerived && position < region.start
        && around.contains { outer in
          outer.function == region.function && outer.contains(region.start)
        }
    }
  }

  private var frames: [Frame] = []

  /// Determines where a run was stopped, if it was. Returns nil if a trap stopped it at an unknown
  /// position.
  init?(_ execution: Execution, _ regions: [CountedRegion]) {
    guard !execution.isComplete else { return }
    for frame in Trap(execution).frames {
      let position = CountedRegion.Position(line: frame.line, column: frame.column)
      let around = regions.filter { $0.contains(position) }
      guard let function = around.max(by: isOutside)?.function else { continue }
      frames.append(
        Frame(around: around.filter { $0.function == function }, position: position))
    }
    if frames.isEmpty { return nil }
  }

  /// Returns whether a region ran as far as a position.
  func runs(in region: CountedRegion, at position: CountedRegion.Position) -> Bool {
    let inside = frames.filter { $0.around.contains(region) }
    let ended = inside.count + frames.count { $0.precedes(region) }
    return region.count > ended || inside.contains { position.line <= $0.position.line }
  }
}

/// Orders regions so that each one precedes the regions that it contains. If several functions have
/// the same text, the one that ran most often comes last.
private func isOutside(_ outer: CountedRegion, _ inner: CountedRegion) -> Bool {
  (outer.start, inner.end, outer.count) < (inner.start, outer.end, inner.count)
}

extension GeneratedSource {
  /// Returns whether the value of a `let` starts at a position.
  ///
  /// The compiler emits a counter for the value of a constant property, but the initializer that it
  /// synthesizes for a struct doesn't increment that counter.
  fileprivate func isConstant(at position: CountedRegion.Position) -> Bool {
    guard lines.indices.contains(position.line - 1) else { return false }
    let line = lines[position.line - 1].text.utf8
    var before = Substring(line.prefix(position.column - 1))
    // The value of a multiline declaration starts on a separate line.
    if before.allSatisfy(\.isWhitespace), position.line > 1 {
      before = lines[position.line - 2].text[...]
    }
    guard line.dropFirst(position.column - 1).first != UInt8(ascii: "{"),
      let equals = before.lastIndex(where: { !$0.isWhitespace }), before[equals] == "="
    else { return false }
    let words = before[..<equals].split { !$0.isLetter }
    return words.contains("let") && !words.contains("async")
  }
}

extension GeneratedSource.Line {
  /// The column of the first byte of the author's code on the line, and its location in the
  /// article; nil for a line with only whitespace, brackets, separators, and comments.
  fileprivate var code: (column: Int, location: SourceLocation)? {
    for span in spans where span.kind == .author {
      // An operator that continues an expression belongs to the preceding region.
      let blanks = span.text.utf8.prefix { leading.contains($0) }.count
      let text = span.text.utf8.dropFirst(blanks)
      guard let location = span.location, text.contains(where: { !closing.contains($0) }) else {
        continue
      }
      return text.starts(with: "//".utf8) ? nil : (span.column + blanks, location)
    }
    return nil
  }
}

private let leading = Set(" \t?:&|".utf8)
private let closing = Set("{}()[],; \t".utf8)
