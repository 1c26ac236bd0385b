/// The version of the tool and how it was built.
package enum BuildInformation {
  /// The version of the tool.
  package static let version = "0.1.0"

  /// The text for `--version`, such as `0.1.0 (debug build, SwiftSyntax from the toolchain)`.
  package static let description =
    "\(version) (\(configuration) build, SwiftSyntax from the \(swiftSyntax))"

  #if DEBUG
    private static let configuration = "debug"
  #else
    private static let configuration = "release"
  #endif

  #if ToolchainSwiftSyntax
    private static let swiftSyntax = "toolchain"
  #else
    private static let swiftSyntax = "swift-syntax package"
  #endif
}
