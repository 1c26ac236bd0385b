import Foundation
import Testing

/// The whole text that a command prints if it's called incorrectly or the package can't be built.
/// Other tests cover mistakes in articles.
@Suite(.serialized) struct FailureTextTests {
  struct Call: CustomTestStringConvertible, Sendable {
    var arguments: [String]
    var error: String
    var status: Int32 = 2
    var environment: [String: String] = [:]

    var testDescription: String { arguments.joined(separator: " ") }
  }

  /// Returns a call to a command with options that contradict each other or are out of range.
  static func usage(
    _ arguments: String..., taking argument: String = "[<article> ...]", says message: String
  ) -> Call {
    Call(
      arguments: arguments,
      error: """
        Error: \(message)
        Usage: waymark \(arguments[0]) [<options>] \(argument)
          See 'waymark \(arguments[0]) --help' for more information.
        """)
  }

  @Test(arguments: calls)
  func `an invalid command reports what is wrong and what to do`(_ call: Call) async throws {
    let project = try Project("failures")
    try project.write("Articles/Huts.md", "# Huts\n\n```swift\nlet a = 1\n#expect(a == 1)\n```\n")
    try project.write("Empty/.keep", "")

    try project.write("Other/waymark.yml", "title: Other\n")
    try project.write("Other/Passes.md", "# Passes\n")
    try project.write("More/waymark.yml", "title: More\n")
    try project.write("More/Peaks.md", "# Peaks\n")
    try project.write("Far/waymark.yml", "title: Far\n")
    try project.write("Far/Lakes.md", "# Lakes\n")
    try project.write("Unknown/.waymark", "{}")
    _ = try await project.run("ln", "-s", "nowhere", "Broken")

    let run = try await project.waymark(call.arguments, environment: call.environment)

    #expect(run.error == call.error + "\n")
    #expect(run.status == call.status)
    #expect(run.output == "")
    #expect(try project.text("Articles/Huts.md").hasPrefix("# Huts"))
  }

  @Test func `a package that doesn't build is reported with the compiler's errors`() async throws {
    let project = try Project("unbuildable")
    try project.write("Articles/One.md", "# One\n\n```swift\n#expect(true)\n```\n")
    try project.write("Sources/Hikes/Hike.swift", "public let count: Int = \"none\"\n")

    let run = try await project.waymark("test", "--quiet")

    #expect(run.status == 3)
    #expect(run.error.hasPrefix("waymark: the package doesn't build:\n"))
    #expect(
      run.error.contains(
        "Hike.swift:1:25: error: cannot convert value of type 'String' to specified type 'Int'"))
    #expect(run.output == "")
  }

  @Test func `a manifest that can't be read is reported with the compiler's errors`() async throws {
    let project = try Project("unreadable")
    try project.write("Articles/One.md", "# One\n\n```swift\n#expect(true)\n```\n")
    try project.write("Package.swift", "// swift-tools-version: 6.0\nimport Nothing\n")

    let run = try await project.waymark("test", "--quiet")

    #expect(run.status == 3)
    #expect(run.error.hasPrefix("waymark: '\(project.folder)' can't be read as a package:\n"))
    #expect(run.error.contains("no such module 'Nothing'"))
  }

  @Test func `a missing or broken compiler is reported with its name`() async throws {
    let project = try Project("compiler")
    try project.write("Articles/One.md", "# One\n\n```swift\n#expect(true)\n```\n")
    try project.write("empty/.keep", "")
    try await project.writeProgram(
      "broken/swiftc", "#!/bin/sh\necho 'no such library' >&2\nexit 1\n")
    try await project.writeProgram("other/swiftc", "#!/bin/sh\necho 'Hello!'\n")
    let compiler = "\(project.folder)/broken/swiftc"

    let missing = try await project.waymark(
      "test", "--quiet", environment: ["PATH": "\(project.folder)/empty"])
    let broken = try await project.waymark(
      "test", "--quiet", environment: ["PATH": "\(project.folder)/broken"])
    let other = try await project.waymark(
      "test", "--quiet", environment: ["PATH": "\(project.folder)/other"])

    #expect([missing, broken, other].allSatisfy { $0.status == 3 && $0.output.isEmpty })
    #expect(
      missing.error == """
        waymark: there is no Swift compiler: 'swiftc' isn't in PATH
          install a toolchain from https://swift.org/install, or add the folder that contains 'swiftc' to PATH

        """)
    #expect(
      broken.error == """
        waymark: '\(compiler) -print-target-info' failed: no such library
          reinstall the toolchain, or put another one first in PATH

        """)
    #expect(
      other.error == """
        waymark: the output of '\(project.folder)/other/swiftc -print-target-info' isn't that of a Swift compiler
          reinstall the toolchain, or put another one first in PATH

        """)
  }
}
