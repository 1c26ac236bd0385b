import WaymarkCaching
import WaymarkProject
import WaymarkSystem

extension RunRequest {
  /// The environment variables that other programs must not inherit: secrets, which manifests,
  /// macros, and plugins of the package could read, and the variable that makes SwiftPM build into
  /// a folder that the tool doesn't read.
  package static let ownVariables = [
    "WAYMARK_CACHE_TOKEN", "WAYMARK_CACHE_KEY", "SWIFTPM_BUILD_DIR",
  ]

  /// Returns the cache that the request or the environment names; nil if neither names one.
  ///
  /// - Throws: `Failure.call` if the address or the mode is invalid, or if the request has a mode
  ///   but there is no cache.
  package func sharedCache() throws -> SharedCache? {
    let environment = Machine.environment
    guard let address = cache ?? environment["WAYMARK_CACHE"], !address.isEmpty else {
      if cacheMode != nil { throw Failure.call("--cache-mode needs a cache", hint: "add --cache") }
      return nil
    }
    let word = environment["WAYMARK_CACHE_MODE"] ?? ""
    guard let mode = cacheMode ?? (word.isEmpty ? .readWrite : SharedCache.Mode(rawValue: word))
    else {
      throw Failure.call(
        "there is no cache mode '\(word)'", hint: "set WAYMARK_CACHE_MODE to 'read' or 'read-write'"
      )
    }
    do {
      let server = try CacheServer(address, token: environment["WAYMARK_CACHE_TOKEN"])
      return SharedCache(server, mode: mode, key: environment["WAYMARK_CACHE_KEY"] ?? "")
    } catch {
      throw Failure.call(error.message, hint: error.hint)
    }
  }
}
