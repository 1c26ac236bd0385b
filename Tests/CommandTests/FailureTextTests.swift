import Foundation
import Testing

/// The whole text that a command prints when it is called by mistake. Mistakes in articles are
/// tested where they are found.
@Suite(.serialized) struct FailureTextTests {
  struct Call: CustomTestStringConvertible, Sendable {
    var arguments: [String]
    var error: String
    var status: Int32 = 2

    var testDescription: String { arguments.joined(separator: " ") }
  }

  private static let calls = [
    Call(
      arguments: ["check", "Hutz"],
      error: """
        waymark: there is no file, folder or article 'Hutz'
          did you mean 'Huts'?
        """),
    Call(
      arguments: ["check", "nowhere/x.md"],
      error: """
        waymark: there is no file, folder or article 'nowhere/x.md'
          an article is named after its file in Articles/
        """),
    Call(
      arguments: ["check", "Empty"],
      error: """
        waymark: no Markdown or Swift files in the folder 'Empty'
          articles end in '.md', files with doc comments in '.swift'
        """),
    Call(
      arguments: ["test", "--report", "Articles/Huts.md"],
      error: """
        waymark: 'Articles/Huts.md' exists and isn't a report that waymark wrote, so it's left alone
          name another file with --report, or move it away first
        """),
    Call(
      arguments: ["test", "--report", "Empty"],
      error: """
        waymark: 'Empty' is a folder
          name a file with --report
        """),
    Call(arguments: ["test", "--report", ""], error: "waymark: --report is empty"),
    Call(
      arguments: ["test", "--cache", "ftp://x"],
      error: """
        waymark: the address of the shared cache isn't valid
          use an address such as https://cache.example.com/waymark
        """),
    Call(
      arguments: ["build", "--output", "Sources"],
      error: """
        waymark: 'Sources' exists and isn't a site that waymark wrote, so it's left alone
          name another folder with --output, or move it away first
        """),
    Call(
      arguments: ["build", "--output", "Package.swift"],
      error: """
        waymark: 'Package.swift' exists and isn't a folder
          name another folder with --output
        """),
    Call(arguments: ["merge", "nothing"], error: "waymark: there is no file 'nothing'"),
    Call(
      arguments: ["merge", "Articles/Huts.md"],
      error: "waymark: 'Articles/Huts.md' isn't a JSON report that waymark wrote"),
    Call(
      arguments: ["new", "Huts"],
      error: """
        waymark: 'Articles/Huts.md' already exists
          choose another title, or edit that file
        """),
    Call(
      arguments: ["new", "!!!"],
      error: """
        waymark: the title '!!!' contains no letters or digits for a file name
          for example: waymark new "First steps"
        """),
    usage("test", "--jobs", "0", says: "--jobs must be greater than 0, not 0"),
    usage("test", "--repeat", "0", says: "--repeat must be greater than 0, not 0"),
    usage(
      "test", "--time-limit", "0",
      says: "--time-limit must be a number of seconds greater than 0, not 0.0"),
    usage(
      "test", "--report", "a.xml", "--report", "a.xml",
      says: "--report names 'a.xml' more than once"),
    usage(
      "test", "--report", "a", "--format", "json", "--format", "tap",
      says: "the numbers of --report (1) and --format (2) options differ: give a format for each "
        + "report, or none"),
    usage(
      "test", "--format", "json", "--format", "tap",
      says: "only one report can be printed: name a file for each --format with --report"),
  ]

  /// Returns a call of 'test' with options that contradict each other or are out of range.
  private static func usage(_ arguments: String..., says message: String) -> Call {
    Call(
      arguments: arguments,
      error: """
        Error: \(message)
        Usage: waymark test [<options>] [<article> ...]
          See 'waymark test --help' for more information.
        """)
  }

  @Test(arguments: calls)
  func `a mistaken call says what is wrong and what to do`(_ call: Call) async throws {
    let project = try Project("failures")
    try project.write("Articles/Huts.md", "# Huts\n\n```swift\nlet a = 1\n#expect(a == 1)\n```\n")
    try project.write("Empty/.keep", "")

    let run = try await project.waymark(call.arguments)

    #expect(run.error == call.error + "\n")
    #expect(run.status == call.status)
    #expect(run.output == "")
    #expect(try project.text("Articles/Huts.md").hasPrefix("# Huts"))
  }
}
