import WaymarkCaching
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
  /// Whether to ignore the results of earlier runs.
  package var isFresh = false
  /// Whether to leave out how often the shared cache was used.
  package var isQuiet = true
  /// The number of blocks that are compiled and run at the same time; nil for as many as cores and
  /// memory allow.
  package var jobs: Int?
  /// The sandbox for blocks; nil to run them without one.
  package var sandbox: Sandbox?
  /// The results from other machines; nil to use only the results of this machine.
  package var shared: SharedCache?

  package init(_ files: [String], in package: PackageFolder?) {
    self.files = files
    self.package = package
  }
}
