import WaymarkAuditRuns
import WaymarkProject
import WaymarkProving

extension Auditing {
  /// Creates an audit that runs blocks as a request specifies.
  ///
  /// - Parameter timeLimit: The maximum duration of a block in seconds; nil for the limit in the
  ///   settings.
  init(
    files: [String], timeLimit: Double?, skipBuild: Bool, quiet: Bool, _ running: RunRequest
  ) async throws {
    try self.init(
      files: files, timeLimit: timeLimit, skipBuild: skipBuild, isFresh: running.isFresh,
      isQuiet: quiet, progress: ProgressReporter(isQuiet: quiet),
      sandbox: try await running.findSandbox(), shared: try running.sharedCache())
  }
}
