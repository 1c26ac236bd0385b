import WaymarkSystem

extension Machine {
  /// Whether the tool runs in continuous integration, according to the environment variable `CI`.
  static let isContinuousIntegration =
    !["", "0", "false"].contains(environment["CI"] ?? "")
}
