import WaymarkAuditRuns
import WaymarkProject
import WaymarkProving

extension DocumentAudit {
  /// Creates an audit that runs blocks as a request specifies.
  ///
  /// - Parameter timeLimit: The maximum duration of a block in seconds; nil for the limit in the
  ///   settings.
  init(
    files: [String], timeLimit: Double?, skipsBuild: Bool, isQuiet: Bool, _ running: RunRequest
  ) async throws {
    try self.init(
      files: files, timeLimit: timeLimit, skipsBuild: skipsBuild, isFresh: running.isFresh,
      isQuiet: isQuiet, progress: ProgressReporter(isQuiet: isQuiet),
      sandbox: try await running.findSandbox(), shared: try running.sharedCache())
  }
}
