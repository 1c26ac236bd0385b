import WaymarkFindings
import WaymarkModel

/// The human-readable report of an audit.
package enum AuditText {
  /// Returns a line such as `README.md:12: proved, after the block on line 3`.
  package static func line(of block: BlockFinding) -> String {
    "\(block.file):\(block.line): \(block.summary)"
  }

  /// Returns a line such as `README.md:12: proved in the baseline, now compiles`.
  package static func line(of regression: Baseline.Regression) -> String {
    let block = regression.block
    let old = regression.old.map { "\($0.rawValue) in the baseline, now" } ?? "new and"
    return "\(block.file):\(block.line): \(old) \(block.kind.rawValue)"
  }

  /// Returns one line for each file and, unless there is exactly one file, a line for the total.
  package static func summary(of report: AuditReport) -> [String] {
    let files = report.files.map { "\($0.file): \(counts($0.classes, of: $0.blocks))" }
    guard report.files.count != 1 else { return files }
    return files
      + [
        "\(counted(report.files.count, "file")): \(counts(report.counts, of: report.blocks.count))"
      ]
  }

  private static func counts(_ classes: [String: Int], of blocks: Int) -> String {
    let parts = BlockClass.allCases.compactMap { kind in
      classes[kind.rawValue].map { "\($0) \(kind.rawValue)" }
    }
    return ([counted(blocks, "block")] + parts).joined(separator: ", ")
  }
}
