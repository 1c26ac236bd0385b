import WaymarkCaching
import WaymarkProject
import WaymarkRunning

/// The description of how a run executes its examples.
package struct RunRequest: Sendable {
  /// Whether examples run without network access, and can write only to their own folders.
  package var isSandboxed = false
  /// Whether to ignore the results of earlier runs.
  package var isFresh = false
  /// The address of the shared cache; nil for the address in `WAYMARK_CACHE`.
  package var cache: String?
  /// The access to the shared cache; nil for the mode in `WAYMARK_CACHE_MODE`.
  package var cacheMode: SharedCache.Mode?
  /// The number of examples that are processed at the same time; nil for as many as cores and
  /// memory allow.
  package var jobs: Int?

  package init() {}

  /// Returns the options for engines that run examples as requested, with the sandbox and the
  /// shared cache, which all engines of a command use.
  ///
  /// - Throws: `Failure.call` if a sandbox is requested and there is no package; `EnvironmentError`
  ///   if the sandbox can't be created; the errors of ``sharedCache()``.
  package func engineOptions(for package: PackageFolder?) async throws -> Engine.Options {
    var options = Engine.Options()
    (options.isFresh, options.jobs) = (isFresh, jobs)
    options.sandbox = isSandboxed ? try await Sandbox.find(package: package.required().path) : nil
    options.shared = try sharedCache()
    return options
  }
}
