import ArgumentParser

/// The time limit of the commands that run examples or the blocks of an audit.
struct TimeLimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Maximum duration of an example, or of a block in an audit, in seconds. (default: 10)",
      valueName: "seconds"))
  var timeLimit: Double?

  /// Throws `ValidationError` unless the time limit is a positive, finite number.
  func validate() throws {
    guard let timeLimit, !(timeLimit > 0 && timeLimit.isFinite) else { return }
    throw ValidationError(
      "--time-limit must be a number of seconds greater than 0, not \(timeLimit)")
  }
}
