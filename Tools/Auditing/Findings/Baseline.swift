/// The classes of blocks in an earlier audit, for comparison with later audits.
///
/// Blocks are recognized by their document, their code, and their order among equal blocks, so they
/// can be moved within the document. Edited blocks are recognized by their order if a document has
/// as many new blocks as missing blocks.
package struct Baseline: Sendable {
  /// A block that is worse than in the baseline.
  package struct Regression: Equatable, Sendable {
    /// The current finding for the block.
    package var block: BlockFinding
    /// The class of the block in the baseline; nil for a new, broken block.
    package var old: BlockClass?
  }

  private let report: AuditReport

  /// Creates a baseline from the report of an earlier audit.
  package init(_ report: AuditReport) { self.report = report }

  /// Returns the blocks that are worse than in the baseline and the new blocks that are broken.
  package func regressions(in report: AuditReport) -> [Regression] {
    pairs(with: report).compactMap { old, new in
      guard let new else { return nil }
      let isWorse = old.map { new.kind.rank < $0.kind.rank } ?? (new.kind == .broken)
      return isWorse ? Regression(block: new, old: old?.kind) : nil
    }
  }

  /// Returns the blocks that are better than in the baseline, in the order of the report's files.
  package func improvements(in report: AuditReport) -> [BlockFinding] {
    pairs(with: report).compactMap { old, new in
      guard let old, let new else { return nil }
      return new.kind.rank > old.kind.rank ? new : nil
    }
  }

  /// Returns a report with the findings of a new report, and with the baseline's findings about the
  /// files to keep.
  ///
  /// - Parameter isKept: A closure that returns whether to keep the findings about a file.
  package func updated(
    with report: AuditReport, keeping isKept: (_ file: String) -> Bool
  ) -> AuditReport {
    var updated = AuditReport(self.report.blocks.filter { isKept($0.file) } + report.blocks)
    updated.unused = report.unused
    return updated
  }

  private func pairs(with report: AuditReport) -> [(old: BlockFinding?, new: BlockFinding?)] {
    let old = Dictionary(grouping: self.report.blocks, by: \.file)
    let new = Dictionary(grouping: report.blocks, by: \.file)
    return Set(old.keys).union(new.keys).sorted().flatMap { pairs(old[$0] ?? [], new[$0] ?? []) }
  }

  private func pairs(
    _ old: [BlockFinding], _ new: [BlockFinding]
  ) -> [(old: BlockFinding?, new: BlockFinding?)] {
    var rest = old
    var known: [Int: BlockFinding] = [:]
    for (index, block) in new.enumerated() {
      guard let match = rest.firstIndex(where: { $0.code == block.code }) else { continue }
      known[index] = rest.remove(at: match)
    }
    let edited = new.indices.filter { known[$0] == nil }
    if edited.count == rest.count {
      for (index, block) in zip(edited, rest) { known[index] = block }
      rest = []
    }
    return new.indices.map { (known[$0], new[$0]) } + rest.map { ($0, nil) }
  }
}

extension BlockClass {
  /// The rank of a class: `proved` ranks highest, then `compiles`. `broken` ranks lowest.
  fileprivate var rank: Int {
    switch self {
    case .proved: 3
    case .compiles: 2
    case .broken: 0
    default: 1
    }
  }
}
