import Foundation
import Synchronization

/// A cache of parser results. Parsing dominates the cost of this stage, so each string is parsed
/// once per process, or once across processes if the results are stored.
public final class ParserCache: Sendable {
  private let analyses = Mutex<[String: Analysis]>([:])
  private let recall: @Sendable (String) -> [UInt8]?
  private let keep: @Sendable (String, [UInt8]) -> Void

  /// - Parameters:
  ///   - recall: Returns the results that the same program stored for a string; nil if there are
  ///     none.
  ///   - keep: Stores the results for a string.
  public init(
    recall: @escaping @Sendable (String) -> [UInt8]? = { _ in nil },
    keep: @escaping @Sendable (String, [UInt8]) -> Void = { _, _ in }
  ) {
    self.recall = recall
    self.keep = keep
  }

  /// Returns the results of parsing a string.
  package func analysis(of text: String) -> Analysis {
    if let known = analyses.withLock({ $0[text] }) { return known }
    let analysis = recalled(text) ?? learned(text)
    analyses.withLock { $0[text] = analysis }
    return analysis
  }

  /// Returns the stored analysis of a string; nil if there is none that can be decoded.
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
