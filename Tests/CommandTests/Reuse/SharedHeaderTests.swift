import Foundation
import Testing
import WaymarkTestServers

/// A cache that several machines share, for a package that uses a C system library.
@Suite(.serialized) struct SharedHeaderTests {
  private func header(level: Int) -> String {
    "static inline int level(void) { return \(level); }\n"
  }

  private func newProject(_ name: String, level: Int) async throws -> Project {
    let project = try Project(name, ownsModules: true)
    try await project.addHarness()
    try project.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "signals",
        products: [.library(name: "Signals", targets: ["Signals"])],
        targets: [
          .systemLibrary(name: "CSignal"), .target(name: "Signals", dependencies: ["CSignal"]),
        ]
      )
      """)
    try project.write("Sources/CSignal/signal.h", header(level: level))
    try project.write(
      "Sources/CSignal/module.modulemap",
      "module CSignal [system] {\n  header \"signal.h\"\n  export *\n}\n")
    try project.write(
      "Sources/Signals/Signals.swift",
      "import CSignal\npublic func lamp() -> Int { Int(level()) }\n")
    try project.write("Docs/Lamp.md", "```swift\n#expect(lamp() == 2)\n```\n")
    return project
  }

  @Test func `clones share results only if the headers of system libraries are equal`() async throws
  {
    let server = try TestServer()
    let first = try await newProject("headers", level: 2)
    let second = try await newProject("equal headers", level: 2)

    let added = try await first.waymark("test", "Docs", "--cache", server.address)
    let reused = try await second.waymark("test", "Docs", "--cache", server.address)
    try second.write("Sources/CSignal/signal.h", header(level: 9))
    let proved = try await second.waymark("test", "Docs", "--cache", server.address)

    let size = /\d+ KB/
    #expect(
      added.messages.replacing(size, with: "# KB")
        == "Shared cache: 0 results reused (# KB), 1 added (# KB)\n")
    #expect(
      reused.messages.replacing(size, with: "# KB")
        == "Shared cache: 1 result reused (# KB), 0 added (# KB)\n")
    #expect(
      proved.messages == "Docs/Lamp.md:2:1: error: Expectation failed: (lamp() → 9) == 2\n")
  }
}
