import Testing

/// The environment variables of the tool that other programs don't inherit.
@Suite struct InheritedVariableTests {
  @Test
  func `a build of the package doesn't inherit the variables for secrets and the build folder`()
    async throws
  {
    let project = try Project("inherited")
    try await project.addHarness()
    let names = ["SWIFTPM_BUILD_DIR", "WAYMARK_CACHE_KEY", "WAYMARK_CACHE_TOKEN"]
    try project.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import Foundation
      import PackageDescription

      let isInherited = \(names).contains { ProcessInfo.processInfo.environment[$0] != nil }
      let package = Package(
        name: "hikes",
        products: [.library(name: "Hikes", targets: ["Hikes"])],
        targets: [.target(name: "Hikes", swiftSettings: isInherited ? [.define("INHERITED")] : [])]
      )
      """)
    try project.write(
      "Sources/Hikes/Hike.swift",
      """
      #if INHERITED
        public let variables = "inherited"
      #else
        public let variables = "hidden"
      #endif
      """)
    try project.write(
      "Articles/One.md", "# One\n\n```swift\n#expect(variables == \"hidden\")\n```\n")

    let run = try await project.waymark(
      "test", "--quiet",
      environment: Dictionary(uniqueKeysWithValues: names.map { ($0, "\(project.folder)/other") }))

    #expect(run.status == 0, "\(run.error)")
    #expect(!project.exists("other"))
  }
}
