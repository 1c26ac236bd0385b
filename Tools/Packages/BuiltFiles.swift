import WaymarkCaching
import WaymarkSystem

/// The state of a library's files when a run began.
///
/// If the package is rebuilt during a run, results apply neither to the old library nor to the new
/// one, and must not be kept or reported.
package struct BuiltFiles: Sendable {
  private let files: [String]
  private let fingerprint: String

  /// Records the current state of a library's files.
  package init(of library: Library) {
    files = library.files
    fingerprint = Fingerprint(files).description
  }

  /// Checks that the files are still those of the build.
  ///
  /// - Throws: `EnvironmentError` if any file has changed since the run began.
  package func check() throws {
    guard Fingerprint(files).description != fingerprint else { return }
    throw EnvironmentError(
      "the package was built again while its examples were being proved, so this run proves "
        + "nothing",
      hint: "run waymark again when the other build has finished")
  }
}
