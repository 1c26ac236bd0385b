import ArgumentParser
import Running

/// What examples run in; shared by the commands that run examples.
struct SandboxOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Run examples without network and with a read-only file system.",
      discussion: """
        Needs bubblewrap, and fails where it isn't installed. The package is built and its macros are run \
        outside the sandbox.
        """))
  var sandbox = false

  /// - Throws: `WorldFailure` if a sandbox is asked for and can't be made.
  func find() async throws -> Sandbox? {
    sandbox ? try await Sandbox.find(package: PackageFolder.current()) : nil
  }
}
