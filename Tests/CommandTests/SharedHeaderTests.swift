import Foundation
import Testing
import WaymarkTestServers

/// A cache that several machines share, for a package that uses a C library of the system.
@Suite(.serialized) struct SharedHeaderTests {
  private func newProject(_ name: String, level: Int) throws -> Project {
    let project = try Project(name)
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
    try project.write(
      "Sources/CSignal/signal.h", "static inline int level(void) { return \(level); }\n")
    try project.write(
      "Sources/CSignal/module.modulemap",
      "module CSignal [system] {\n  header \"signal.h\"\n  export *\n}\n")
    try project.write(
      "Sources/Signals/Signals.swift",
      "import CSignal\npublic func lamp() -> Int { Int(level()) }\n")
    try project.write("Docs/Lamp.md", "```swift\n#expect(lamp() == 2)\n```\n")
    return project
  }

  @Test func `clones share results only if the headers of system libraries are equal`() async throws {
    let server = try TestServer()
    let first = try newProject("headers", level: 2)
    let equal = try newProject("equal headers", level: 2)
    let other = try newProject("other headers", level: 9)

    let added = try await first.waymark("test", "Docs", "--cache", server.address)
    let reused = try await equal.waymark("test", "Docs", "--cache", server.address)
    let proved = try await other.waymark("test", "Docs", "--cache", server.address)

    #expect(added.error.contains("0 results reused (0 KB), 1 added"), "\(added.error)")
    #expect(reused.error.contains("1 result reused"), "\(reused.error)")
    #expect(proved.status == 1)
    #expect(proved.error.contains("lamp() → 9"), "\(proved.error)")
  }
}
