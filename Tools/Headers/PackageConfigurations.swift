import WaymarkSystem

/// Returns the pkg-config files in some folders, in order. They determine the flags of system
/// library targets.
///
/// - Parameter path: The folders, separated by colons, as in `PKG_CONFIG_PATH`.
package func packageConfigurations(in path: String) -> [String] {
  path.split(separator: ":").flatMap { folder in
    let names = (FileSystem.names(in: String(folder)) ?? []).filter { $0.hasSuffix(".pc") }
    return names.sorted().map { "\(folder)/\($0)" }
  }
}
