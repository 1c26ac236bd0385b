import ArgumentParser

/// Options for how many times to run examples and when to stop.
struct RepetitionOptions: ParsableArguments {
  @Flag(help: "Stop at the first example that isn't proved.")
  var failFast = false

  @Option(
    name: .customLong("repeat"),
    help: ArgumentHelp(
      "Compare this many results of every example (the first can be a cached one), and reject "
        + "examples whose verdicts differ.",
      valueName: "number"))
  var count = 1

  /// Throws `ValidationError` if the count is less than 1 or can't be combined with `--fail-fast`.
  func validate() throws {
    guard count >= 1 else { throw ValidationError("--repeat must be greater than 0, not \(count)") }
    guard count == 1 || !failFast else {
      throw ValidationError("--fail-fast and --repeat can't be combined; leave out one of them")
    }
  }
}
