import WaymarkCaching
import WaymarkSyntax

extension ParserCache {
  /// Opens the cached results of parsing snippets.
  ///
  /// - Parameter cache: The folder for cached results.
  /// - Throws: `EnvironmentError` if the folder can't be created.
  package convenience init(cache: String) throws {
    let stages = try StageCache(cache: cache)
    self.init(load: stages.load, store: stages.store)
  }
}
