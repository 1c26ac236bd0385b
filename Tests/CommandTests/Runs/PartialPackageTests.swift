import Foundation
import Testing

/// Packages that the toolchain can use only in part. `AuditedPackageTests` tests audits of packages
/// that don't build as a whole.
@Suite struct PartialPackageTests {
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
        + "can't extract the symbols of the module 'Hikes': no symbols\n"
        + "  reinstall the Swift toolchain, or use another version\n")
    #expect(project.exists("_site/index.html"))
    #expect(!project.exists("_site/symbols"))
  }
}
