import ArgumentParser

/// The help of the options that several commands declare.
///
/// These options aren't in option groups, because in debug builds the argument parser validates a
/// group within a group many times.
extension ArgumentHelp {
  /// The help of `--skip-build`.
  static let skipBuild = ArgumentHelp("Use the package's last build instead of running SwiftPM.")

  /// The help of `--strict`.
  static let strict = ArgumentHelp(
    "Reject examples that check nothing and lines that never run. (default: 'strict' in "
      + "waymark.yml if set, otherwise on if CI is set)")

  /// The help of `--time-limit`.
  static let timeLimit = ArgumentHelp(
    "Maximum duration of an example, or of a block in an audit, in seconds. (default: 'time-limit' "
      + "in waymark.yml if set, otherwise 10)",
    valueName: "seconds")
}
