import Foundation
import Testing
import WaymarkModel

/// Runs of a subset of the examples, and repeated runs.
@Suite(.serialized) struct PartialRunTests {
  private let project: Project

  init() throws {
    project = try Project.shared.get()
    try project.writeParts(in: "Partial")
  }

  @Test func `'--list' prints the names of the examples and runs nothing`() async throws {
    let run = try await project.waymark("test", "Partial", "--list", "--filter", "#(first|third)$")

    #expect(
      run == Project.Run(
        status: 0, output: "Partial/Parts.md#first\nPartial/Parts.md#third\n", error: ""))
  }

  @Test func `the harness isn't built if no example is compiled`() async throws {
    let project = try Project("untested")
    try project.write(
      "Untested.md", "# Untested\n\n```swift, untested=\"needs a server\"\nconnect()\n```\n")

    let run = try await project.waymark("test", "Untested.md", "--quiet")

    #expect(
      run == Project.Run(status: 0, output: "1 example, 0 expectations: 1 untested\n", error: ""))
    let files = FileManager.default.enumerator(atPath: "\(project.folder)/.build")?.allObjects
    let names = (files ?? []).compactMap { ($0 as? String)?.split(separator: "/").last }
    #expect(names.contains("Hikes.swiftmodule"))
    #expect(!names.contains("WaymarkHarness.o"))
  }

  @Test func `a run that stops at the first failure reports how many examples didn't run`()
    async throws
  {
    let run = try await project.waymark(
      "test", "Partial", "--fail-fast", "-j1", "--quiet", "--strict")

    #expect(run.status == 1)
    #expect(run.output == "3 examples, 2 expectations: 1 passed, 1 compiled, 1 failed; 1 not run\n")
  }

  @Test func `an example whose verdict changes between runs fails the run`() async throws {
    try project.write(
      "Steady/a.md",
      """
      ```swift, example=steady
      #expect(true)
      ```

      ```swift, example=unsteady
      import Foundation
      let file = "\(project.folder)/Steady/ran"
      #expect(!FileManager.default.fileExists(atPath: file))
      FileManager.default.createFile(atPath: file, contents: nil)
      ```
      """)

    let run = try await project.waymark("test", "Steady", "--repeat", "3", "--quiet")

    #expect(run.status == 1)
    #expect(
      run.error == """
        Steady/a.md:5:1: error: the verdict of the example 'unsteady' changes from run to run: \
        passed 1, failed 2
          look for code that depends on the time or on random numbers, or that isn't awaited

        """)
  }

  @Test func `standard output contains only the report that is printed to it`() async throws {
    let run = try await project.waymark(
      ["test", "Partial", "--quiet", "--format", "tap", "--filter", "second"],
      environment: ["GITHUB_ACTIONS": "true"])

    #expect(
      run.output.hasPrefix("TAP version 14\n# waymark\n1..1\nnot ok 1 - Partial/Parts.md: second\n")
    )
    #expect(run.error.contains("::error file=Partial/Parts.md,line=12"))
    #expect(run.error.contains("1 example, 1 expectation: 1 failed\n"))
  }

  @Test func `a filter that matches no example is rejected`() async throws {
    let run = try await project.waymark("test", "Partial", "--quiet", "--filter", "typo")

    #expect(run.status == 2)
    #expect(
      run.error == """
        waymark: no example matches --filter 'typo'
          list the names of the examples with 'waymark test --list'

        """)
  }
}

extension Project {
  /// Writes the article `Parts.md` with four examples, one of which fails.
  func writeParts(in folder: String) throws {
    try write(
      "\(folder)/Parts.md",
      """
      # Parts

      ```swift, example=model
      struct Item { var count = 1 }
      ```

      ```swift, example=first, uses=model
      #expect(Item().count == 1)
      ```

      ```swift, example=second
      #expect(1 + 1 == 3)
      ```

      ```swift, example=third
      #expect(2 + 2 == 4)
      ```
      """)
  }
}
