import ArgumentParser

/// The help text for the options that several commands declare.
///
/// These options aren't in option groups, because in debug builds the argument parser validates a
/// group within a group many times.
extension ArgumentHelp {
  /// The help text for `--skip-build`.
  static let skipBuild = ArgumentHelp("Use the package's last build instead of running SwiftPM.")

  /// The help text for `--strict`.
  static let strict = ArgumentHelp(
    "Reject examples that check nothing and lines that never run. (default: 'strict' in "
      + "waymark.yml if set, otherwise on if CI is set)")

  /// The help text for `--time-limit`.
  static let timeLimit = ArgumentHelp(
    "Maximum duration of an example, or of a block in an audit, in seconds. (default: 'time-limit' "
      + "in waymark.yml if set, otherwise 10)",
    valueName: "seconds")
}
