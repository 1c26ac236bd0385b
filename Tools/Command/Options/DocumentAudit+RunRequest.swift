import WaymarkAuditRuns
import WaymarkProject
import WaymarkProving

extension DocumentAudit {
  /// Creates an audit that runs blocks as a request specifies.
  ///
  /// - Parameters:
  ///   - package: The package that the files document; nil if they don't belong to one.
  ///   - timeLimit: The maximum duration of a block in seconds; nil for the limit in the settings.
  init(
    files: [String], in package: PackageFolder?, timeLimit: Double?, skipsBuild: Bool,
    isQuiet: Bool, _ running: RunRequest
  ) async throws {
    self.init(
      files: files, in: package, timeLimit: timeLimit, skipsBuild: skipsBuild,
      isFresh: running.isFresh, isQuiet: isQuiet, progress: ProgressReporter(isQuiet: isQuiet),
      sandbox: try await running.findSandbox(for: package), shared: try running.sharedCache())
  }
}
