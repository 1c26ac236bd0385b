/// A setting of a target in `Package.swift`, as far as it tells what programs are linked with.
struct LinkerSetting: Decodable {
  private struct Kind: Decodable { var linkedLibrary: Value? }
  private struct Value: Decodable { var _0: String }
  private struct Condition: Decodable {
    var platformNames: [String]?
    var config: String?
  }

  private var kind: Kind?
  private var condition: Condition?

  /// A library of the system, where it counts for a debug build on this platform.
  var library: String? {
    let platforms = condition?.platformNames ?? []
    let counts = platforms.isEmpty || platforms.contains(Self.platform)
    return counts && condition?.config ?? "debug" == "debug" ? kind?.linkedLibrary?._0 : nil
  }

  #if os(Linux)
    private static let platform = "linux"
  #else
    private static let platform = "macos"
  #endif
}
