import Foundation
import PackagePlugin

/// The plugin that runs `swift package waymark …`.
///
/// SwiftPM locks the build folder while a plugin runs. Therefore, the plugin asks SwiftPM to build
/// the package, and the tool uses that build.
@main struct WaymarkPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try build(.all(includingTests: false))
    let products = try build(.product("waymark")).builtArtifacts
    guard
      let tool = products.first(where: {
        $0.kind == .executable && $0.url.lastPathComponent == "waymark"
      })
    else {
      throw PluginFailure(
        description: """
          SwiftPM didn't build the program 'waymark'
            run 'swift build --product waymark' to find the cause
          """)
    }
    let process = Process()
    process.executableURL = tool.url
    process.arguments = Self.withSkipBuild(arguments)
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw PluginFailure(description: "waymark failed with status \(process.terminationStatus)")
    }
  }

  @discardableResult
  private func build(_ subset: PackageManager.BuildSubset) throws -> PackageManager.BuildResult {
    let result = try packageManager.build(subset, parameters: .init())
    guard result.succeeded else { throw PluginFailure(description: result.logText) }
    return result
  }

  /// The commands that build the package unless `--skip-build` is specified.
  private static let building: Set = [
    "adopt", "audit", "build", "extract", "fix", "lsp", "mutate", "preview", "test",
  ]

  private static func withSkipBuild(_ arguments: [String]) -> [String] {
    guard let command = arguments.first else { return ["--help"] }
    return building.contains(command) && !arguments.contains("--skip-build")
      ? [command, "--skip-build"] + arguments.dropFirst() : arguments
  }
}

private struct PluginFailure: CustomStringConvertible, Error {
  var description: String
}
