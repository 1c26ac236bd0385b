import WaymarkAuditRuns
import WaymarkProject

extension Auditing {
  /// - Parameter timeLimit: The maximum duration of a block in seconds; nil for the limit in the
  ///   settings.
  package init(
    files: [String], timeLimit: Double?, skipBuild: Bool, quiet: Bool, _ running: RunRequest
  ) async throws {
    try self.init(
      files: files, timeLimit: timeLimit, skipBuild: skipBuild, isFresh: running.isFresh,
      isQuiet: quiet, progress: ProgressReporter(isQuiet: quiet),
      sandbox: try await running.findSandbox(), shared: try running.sharedCache())
  }
}
