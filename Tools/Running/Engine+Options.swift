import WaymarkCaching
import WaymarkPackages

extension Engine {
  /// The settings that determine how an engine compiles and runs examples, and which earlier
  /// results it uses.
  package struct Options: Sendable {
    /// The maximum duration of an example in seconds.
    package var timeLimit = 10.0
    /// The maximum duration of a compilation in seconds.
    package var compileLimit = 600.0
    /// The number of examples that are processed in parallel; nil for as many as cores and memory
    /// allow.
    package var jobs: Int?
    /// The sandbox for examples; nil to run them without one.
    package var sandbox: Sandbox?
    /// The environment variables for examples, in addition to the fixed variables.
    package var variables: [String: String] = [:]
    /// Whether to ignore cached results and to compile and run everything again.
    package var isFresh = false
    /// Whether to run examples again even if their results are cached, without recompiling them.
    package var runsAgain = false
    /// The shared cache; nil to use only the results of this machine.
    package var shared: SharedCache?

    package init() {}

    /// Returns the options for loading the library of a run with these options. Shared results
    /// require its origin.
    package func loadOptions(skipsBuild: Bool) -> Library.LoadOptions {
      Library.LoadOptions(
        skipsBuild: skipsBuild, isFresh: isFresh, needsOrigin: shared != nil)
    }
  }
}
