import WaymarkRunning
import WaymarkSystem
import ArgumentParser

/// Options for running examples, shared by the commands that run them.
struct RunOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Run examples without network access and with a read-only file system.",
      discussion: """
        Requires bubblewrap, and fails if it isn't installed. The package is built and its macros \
        are run outside the sandbox.
        """))
  var sandbox = false

  @Flag(
    help: ArgumentHelp(
      "Compile and run every example again.",
      discussion: """
        By default, an example that passed isn't run again until its code, the package, or the \
        compiler changes. Use this option after changes that the tool can't detect: to a file \
        outside the package that an example or a manifest reads, to the system's libraries, or to \
        the machine.
        """))
  var fresh = false

  @Option(
    name: [.customShort("j", allowingJoined: true), .long],
    help: ArgumentHelp(
      "Number of examples that are processed at the same time. (default: the number of cores)",
      valueName: "number"))
  var jobs: Int?

  func validate() throws {
    guard let jobs, jobs < 1 else { return }
    throw ValidationError("--jobs must be greater than 0, not \(jobs)")
  }

  /// - Throws: `EnvironmentError` if a sandbox is requested and can't be created.
  func findSandbox() async throws -> Sandbox? {
    sandbox ? try await Sandbox.find(package: PackageFolder.current()) : nil
  }
}
