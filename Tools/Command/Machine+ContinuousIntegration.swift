import WaymarkSystem

extension Machine {
  /// Whether the tool runs in continuous integration, which sets `CI`.
  static let isContinuousIntegration =
    !["", "0", "false"].contains(environment["CI"] ?? "")
}
