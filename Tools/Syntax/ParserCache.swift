import Foundation
import Synchronization

/// A cache of parser results. Parsing is expensive, so each string is parsed once per process, or
/// once across processes if the results are stored.
package final class ParserCache: Sendable {
  private let analyses = Mutex<[String: Analysis]>([:])
  private let load: @Sendable (String) -> [UInt8]?
  private let store: @Sendable (String, [UInt8]) -> Void

  /// Creates a cache. By default, results aren't stored.
  ///
  /// - Parameters:
  ///   - load: A closure that returns the results that the same program stored for a string; nil if
  ///     there are none.
  ///   - store: A closure that stores the results for a string.
  package init(
    load: @escaping @Sendable (String) -> [UInt8]? = { _ in nil },
    store: @escaping @Sendable (String, [UInt8]) -> Void = { _, _ in }
  ) {
    self.load = load
    self.store = store
  }

  /// Returns the results of parsing a string.
  package func analysis(of text: String) -> Analysis {
    if let known = analyses.withLock({ $0[text] }) { return known }
    let analysis = stored(text) ?? parsed(text)
    analyses.withLock { $0[text] = analysis }
    return analysis
  }

  /// Returns the stored analysis of a string; nil if there is none that can be decoded.
  private func stored(_ text: String) -> Analysis? {
    load(text).flatMap { try? JSONDecoder().decode(Analysis.self, from: Data($0)) }
  }

  private func parsed(_ text: String) -> Analysis {
    let analysis = Analysis(of: text)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    if let bytes = try? encoder.encode(analysis) { store(text, Array(bytes)) }
    return analysis
  }
}
