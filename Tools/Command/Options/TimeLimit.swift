import ArgumentParser

/// The maximum duration of an example, or of a block in an audit, as `--time-limit` specifies it.
struct TimeLimit {
  /// A positive, finite number of seconds.
  let seconds: Double

  /// Creates a time limit from the value of the option.
  ///
  /// - Throws: `ValidationError` unless the value is a positive, finite number.
  init(argument: String) throws {
    guard let seconds = Double(argument), seconds > 0, seconds.isFinite else {
      throw ValidationError(
        "--time-limit must be a number of seconds greater than 0, not '\(argument)'")
    }
    self.seconds = seconds
  }
}
