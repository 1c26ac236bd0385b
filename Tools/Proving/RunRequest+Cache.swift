import WaymarkCaching
import WaymarkProject
import WaymarkSystem

extension RunRequest {
  /// The environment variables with secrets. Manifests, macros, and plug-ins of the package must
  /// not inherit them.
  package static let secretVariables = ["WAYMARK_CACHE_TOKEN", "WAYMARK_CACHE_KEY"]

  /// Returns the cache that the request or the environment names; nil if neither names one.
  ///
  /// - Throws: `Failure.call` if the address or the mode is invalid.
  package func sharedCache() throws -> SharedCache? {
    let environment = Machine.environment
    guard let address = cache ?? environment["WAYMARK_CACHE"], !address.isEmpty else {
      if cacheMode != nil { throw Failure.call("--cache-mode needs a cache: add --cache") }
      return nil
    }
    let word = environment["WAYMARK_CACHE_MODE"] ?? ""
    guard let mode = cacheMode ?? (word.isEmpty ? .readWrite : SharedCache.Mode(rawValue: word))
    else {
      throw Failure.call("WAYMARK_CACHE_MODE must be 'read' or 'read-write', not '\(word)'")
    }
    do {
      let server = try CacheServer(address, token: environment["WAYMARK_CACHE_TOKEN"])
      return SharedCache(server, mode: mode, key: environment["WAYMARK_CACHE_KEY"] ?? "")
    } catch {
      throw Failure.call(error.message, hint: error.hint)
    }
  }
}
