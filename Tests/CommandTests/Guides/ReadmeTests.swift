import Foundation
import Testing

/// The commands of the README, in a package with the files that they name.
@Suite(.serialized) struct ReadmeTests {
  private let project: Project
  private let folder: String
  private let readme: String

  private static let block = "```swift\nlet sum = 1 + 1\n#expect(sum == 2)\n```\n"
  private static let folder = Task {
    let project = try Project.shared.get()
    let folder = "\(project.folder)/Readme"
    try await project.addHarness(in: folder)
    return folder
  }
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  init() async throws {
    project = try Project.shared.get()
    folder = try await Self.folder.value
    readme = try String(
      contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    try project.write(
      "Readme/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Readme", targets: [.target(name: "Sums")])
      """)
    let comment = Self.block.split(separator: "\n").map { "/// \($0)\n" }.joined()
    try project.write("Readme/Sources/Sums/Sum.swift", comment + "func sum() {}\n")
  }

  @Test func `the README shows the audit of the guide's sample`() async throws {
    let guide = try String(
      contentsOf: Self.root.appendingPathComponent("Articles/AuditingDocumentation.md"),
      encoding: .utf8)
    let sample = try #require(
      guide.components(separatedBy: "````markdown\n")[1].components(separatedBy: "````").first)
    let excerpt = readme.components(separatedBy: "````markdown\n")[1]
      .components(separatedBy: "````")[0]
    #expect(sample.contains(excerpt))
    let call = try #require(
      readme.firstMatch(of: /```\n\$ swift run waymark (?<words>audit .+)\n(?<result>[^`]+)```/))
    try project.write("Readme/README.md", sample)

    let run = try await project.waymark(words(of: call.words), in: folder)

    let (errors, lines) = call.result.split(separator: "\n").map(String.init).reduce(
      into: ([String](), [String]())
    ) { parts, line in
      // A hint is indented.
      let isError = line.contains(" error: ") || line.hasPrefix("  ")
      if isError { parts.0.append(line) } else { parts.1.append(line) }
    }
    #expect(errors.count == 2)
    #expect(run.status == 1)
    #expect(run.output.split(separator: "\n").map(String.init) == lines)
    #expect(run.messages.split(separator: "\n").map(String.init) == errors)
  }

  @Test func `testing the sample article prints the output that the guide shows`() async throws {
    let guide = try String(
      contentsOf: Self.root.appendingPathComponent("Articles/WritingAnArticle.md"),
      encoding: .utf8)
    let sample = guide.components(separatedBy: "````markdown\n")[1]
      .components(separatedBy: "````")[0]
    let output = guide.components(separatedBy: "```text\n")[1].components(separatedBy: "```")[0]
    try project.write("Readme/Articles/AddingUp.md", sample)

    let run = try await project.waymark("test", "AddingUp", "--strict", "--quiet", in: folder)

    #expect(guide.contains("swift run waymark test AddingUp\n"))
    #expect(run == Project.Run(status: 0, output: output, error: ""))
  }

  @Test func `a package's own documentation is proved with the commands that the README shows`()
    async throws
  {
    for file in ["README.md", "Articles/Sums.md"] {
      try project.write("Readme/\(file)", "# Sums\n\n\(Self.block)")
    }

    let calls = try calls(below: "Prove your own documentation")
    #expect(calls.count == 6)
    #expect(calls.contains(["init"]))
    // The package already has articles.
    for call in calls where call != ["init"] {
      let run = try await project.waymark(call, in: folder)
      #expect(run.status == 0, "\(call): \(run.error)")
      #expect(!run.output.contains("0 examples"), "\(call): \(run.output)")
    }
    #expect(project.exists("Readme/_site/index.html"))
  }

  /// Returns the words of each call to the tool in the command blocks of a section.
  private func calls(below heading: String) throws -> [[String]] {
    let parts = readme.components(separatedBy: "\n## \(heading)\n")
    try #require(parts.count == 2)
    let section = parts[1].components(separatedBy: "\n## ")[0]
    return section.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^swift run waymark (?<words>.+?)(  +#.*)?$/).map { words(of: $0.words) }
    }
  }

  /// Splits a command into words.
  private func words(of command: Substring) -> [String] {
    command.split(separator: " ").map(String.init)
  }
}
