import Foundation
import Synchronization

/// What the parser said of texts. The parser is what takes the time of this stage, so a text is
/// parsed once in a process, and once in many where someone keeps what was learned.
public final class ParserMemory: Sendable {
  private let analyses = Mutex<[String: Analysis]>([:])
  private let recall: @Sendable (String) -> [UInt8]?
  private let keep: @Sendable (String, [UInt8]) -> Void

  /// - Parameters:
  ///   - recall: What was kept of a text by the same program; nil if nothing was.
  ///   - keep: Is handed a text and what was learned of it.
  public init(
    recall: @escaping @Sendable (String) -> [UInt8]? = { _ in nil },
    keep: @escaping @Sendable (String, [UInt8]) -> Void = { _, _ in }
  ) {
    self.recall = recall
    self.keep = keep
  }

  /// What the parser says about a text.
  func analysis(of text: String) -> Analysis {
    if let known = analyses.withLock({ $0[text] }) { return known }
    let analysis = recalled(text) ?? learned(text)
    analyses.withLock { $0[text] = analysis }
    return analysis
  }

  /// What was kept and can no longer be read is learned again.
  private func recalled(_ text: String) -> Analysis? {
    recall(text).flatMap { try? JSONDecoder().decode(Analysis.self, from: Data($0)) }
  }

  private func learned(_ text: String) -> Analysis {
    let analysis = Analysis(of: text)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    if let bytes = try? encoder.encode(analysis) { keep(text, Array(bytes)) }
    return analysis
  }
}
