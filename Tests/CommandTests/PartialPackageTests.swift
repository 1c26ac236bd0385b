import Foundation
import Testing

/// Packages that the toolchain can use only in part.
@Suite struct PartialPackageTests {
  @Test func `an audit leaves out a product whose build fails`() async throws {
    let project = try Project("partial")
    try project.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "hikes",
        products: [
          .library(name: "Hikes", targets: ["Hikes"]), .library(name: "Unbuilt", targets: ["Unbuilt"]),
        ],
        targets: [.target(name: "Hikes"), .target(name: "Unbuilt")]
      )
      """)
    try project.write("Sources/Unbuilt/Error.swift", "public let number: Int = \"\"\n")
    try project.write(
      "README.md", "```swift\nimport Hikes\nprint(Hike(name: \"Lake\").name) // Prints \"Lake\"\n```\n")

    let run = try await project.waymark("audit", "README.md", "--quiet")

    #expect(run.status == 0)
    #expect(run.output == "README.md: 1 block, 1 proved\n")
    #expect(
      run.error == """
        waymark: the product 'Unbuilt' does not build
          the blocks are audited without it

        """)
  }

  @Test func `a site has no pages for symbols if the toolchain can't extract them`() async throws {
    let project = try Project("symbolless")
    try project.write("Articles/One.md", "# One\n\nA hike.\n")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for program in ["swift", "swiftc"] {
      try await project.writeProgram(
        "tools/\(program)", "#!/bin/sh\nPATH='\(path)' exec \(program) \"$@\"\n")
    }
    try await project.writeProgram(
      "tools/swift-symbolgraph-extract", "#!/bin/sh\necho 'no symbols' >&2\nexit 1\n")

    let run = try await project.waymark(
      "build", "--quiet", environment: ["PATH": "\(project.folder)/tools:\(path)"])

    #expect(run.status == 0)
    #expect(
      run.error
        == "waymark: the site has no pages for symbols: "
        + "can't extract the symbols of the module 'Hikes': no symbols\n\n")
    #expect(project.exists("_site/index.html"))
    #expect(!project.exists("_site/symbols"))
  }
}
