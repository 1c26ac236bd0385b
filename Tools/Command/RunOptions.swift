import ArgumentParser
import Running

/// Options for running examples, shared by the commands that run them.
struct RunOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Run examples without network and with a read-only file system.",
      discussion: """
        Needs bubblewrap, and fails where it isn't installed. The package is built and its macros are run \
        outside the sandbox.
        """))
  var sandbox = false

  @Flag(
    help: ArgumentHelp(
      "Compile and run every example again.",
      discussion: """
        Without it, an example that passed isn't run again until its code, the package, or the compiler \
        changes. A change that the tool can't know of needs this option: to a file outside the package \
        that an example or a manifest reads, to the system's libraries, or to the machine.
        """))
  var fresh = false

  /// - Throws: `WorldFailure` if a sandbox is requested and can't be created.
  func findSandbox() async throws -> Sandbox? {
    sandbox ? try await Sandbox.find(package: PackageFolder.current()) : nil
  }
}
