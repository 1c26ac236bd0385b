import WaymarkProject
import WaymarkRunning

/// The description of an audit: the files, and how their blocks run.
package struct AuditRequest: Sendable {
  package let files: [String]
  /// The package that the files document; nil if they don't belong to one.
  package let package: PackageFolder?

  /// The maximum duration of a block in seconds; nil for the limit in the settings.
  package var timeLimit: Double?
  /// Whether to use the package's last build instead of building it.
  package var skipsBuild = false
  /// The options for running blocks, except for their limits and environment variables, which the
  /// audit determines.
  let running: Engine.Options

  package init(_ files: [String], in package: PackageFolder?, _ running: Engine.Options) {
    self.files = files
    self.package = package
    self.running = running
  }
}
