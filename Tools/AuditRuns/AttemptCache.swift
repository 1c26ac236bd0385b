import WaymarkCaching
import WaymarkContexts
import WaymarkModel
import WaymarkOutcomes

/// The results of an audit's attempts, keyed by their code and everything else that they depend
/// on.
///
/// After an edit, only the blocks whose attempts contain the edited code are compiled again.
struct AttemptCache {
  private let stages: StageCache
  private let isFresh: Bool

  /// Opens the results in the given cache folder.
  ///
  /// - Parameter isFresh: Whether to ignore the results of earlier runs.
  init(cache: String, isFresh: Bool) throws {
    stages = try StageCache(cache: cache)
    self.isFresh = isFresh
  }

  /// Returns a string that, together with the package and the settings, determines the result of
  /// compiling and running snippets.
  static func code(of snippets: [Snippet]) -> String {
    let code = snippets.map(\.code).joined(separator: "\0")
    guard code.contains("#line") || code.contains("#file") else { return code }
    let numbers = snippets.flatMap(\.lines).map { String($0.number) }
    return ([code, snippets.first?.location.file ?? ""] + numbers).joined(separator: "\0")
  }

  /// Returns the result of an earlier run, with locations relative to the code; nil if there is
  /// none, or if earlier results are ignored.
  func result(for key: String) -> AttemptResult? {
    isFresh ? nil : stages.value(for: key)
  }

  /// Stores a result unless the environment could have caused it.
  func store(_ result: AttemptResult, for key: String) {
    if !result.isTransient { stages.set(result, for: key) }
  }
}

extension AttemptResult {
  /// Whether the environment could have caused the result, for example because the machine was
  /// busy, so that another attempt with the same code might have a different result.
  var isTransient: Bool {
    verdict == .timedOut
      || errors.contains {
        [.compileTimeLimit, .compilerFailure, .signal].contains($0.reason)
      }
  }
}
