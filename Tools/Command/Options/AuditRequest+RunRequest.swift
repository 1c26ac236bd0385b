import WaymarkAuditRuns
import WaymarkProject
import WaymarkProving

extension AuditRequest {
  /// Creates a request for an audit that runs blocks as the options of a command specify.
  ///
  /// - Parameter package: The package that the files document; nil if they don't belong to one.
  /// - Throws: `Failure.call` if the options for the sandbox or the shared cache can't be used;
  ///   `EnvironmentError` if the sandbox can't be created.
  init(_ files: [String], in package: PackageFolder?, _ running: RunRequest) async throws {
    self.init(files, in: package)
    (isFresh, jobs) = (running.isFresh, running.jobs)
    sandbox = try await running.findSandbox(for: package)
    shared = try running.sharedCache()
  }
}
