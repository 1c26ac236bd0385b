import ArgumentParser
import WaymarkCaching
import WaymarkProving

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
    help: ArgumentHelp(
      "The URL of a cache that several machines share. (default: WAYMARK_CACHE)",
      discussion: """
        The server must implement Bazel's HTTP remote-cache protocol. For example: \
        https://cache.example.com/waymark. Waymark uses its results instead of running the \
        examples, so specify only a server that you trust. WAYMARK_CACHE_TOKEN is sent as a bearer \
        token.
        """,
      valueName: "url"))
  var cache: String?

  @Option(
    help: ArgumentHelp(
      "How to use the shared cache: read, which adds no results, or read-write. (default: "
        + "WAYMARK_CACHE_MODE if set, otherwise read-write)",
      valueName: "mode"))
  var cacheMode: SharedCache.Mode?

  @Option(
    name: [.customShort("j", allowingJoined: true), .long],
    help: ArgumentHelp(
      "Maximum number of examples to process concurrently. (default: limited by cores and memory)",
      valueName: "number"))
  var jobs: Int?

  /// Throws `ValidationError` if the number of jobs is less than 1.
  func validate() throws {
    guard let jobs, jobs < 1 else { return }
    throw ValidationError("--jobs must be greater than 0, not \(jobs)")
  }

  /// The request that these options describe. Whether the sandbox and the cache can be used is
  /// checked only when examples run.
  var request: RunRequest {
    var request = RunRequest()
    request.isSandboxed = sandbox
    request.isFresh = fresh
    (request.cache, request.cacheMode) = (cache, cacheMode)
    request.jobs = jobs
    return request
  }
}

extension SharedCache.Mode: ExpressibleByArgument {}
