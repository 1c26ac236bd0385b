import Foundation
import Testing
import WaymarkModel

/// `waymark extract` writes a package in which SwiftPM gives each example the same verdict as the
/// engine. The test is slow because SwiftPM builds the package.
@Suite(.serialized) struct ExtractedPackageTests {
  @Test func `an example has the same verdict in an extracted package as in a run`() async throws {
    let project = try Project.shared.get()
    try project.write("Extracted/All.md", Self.article)

    let proved = try await project.waymark("test", "Extracted", "--report", "extracted.json")
    let written = try await project.waymark("extract", "Extracted", "--output", "package")

    #expect(proved.status == 1)
    #expect(written.status == 0, "\(written.error)")
    let report = try JSONDecoder().decode(
      Report.self, from: Data(project.text("extracted.json").utf8))
    #expect(
      report.snippets.map(\.verdict) == [
        .passed, .failed, .passed, .failed, .passed, .passed, .failed,
      ])
    let failed = try await failedModules(in: project, "--skip", "^All_traps\\.")
      .merging(try await failedModules(in: project, "--filter", "^All_traps\\.")) { $0 || $1 }
    let modules = report.snippets.map { "All_" + $0.example.replacing("-", with: "_") }
    let expected = report.snippets.map { $0.verdict != .passed }
    #expect(failed == Dictionary(uniqueKeysWithValues: zip(modules, expected)))
  }

  /// Tests the package with SwiftPM, one example after the other.
  ///
  /// - Parameter selection: The options that select the examples. An example that could end the
  ///   process must be tested alone.
  /// - Returns: Whether each example's module failed.
  private func failedModules(
    in project: Project, _ selection: String...
  ) async throws -> [String: Bool] {
    let options = ["--package-path", "package", "--no-parallel", "--xunit-output", "tests.xml"]
    let run = try await project.run(["swift", "test"] + options + selection)
    let results = try project.text("tests-swift-testing.xml")
    try FileManager.default.removeItem(atPath: "\(project.folder)/tests-swift-testing.xml")
    var failed: [String: Bool] = [:]
    for test in results.matches(of: #/<testcase classname="(\w+)"[^>]*>(\s*<failure)?/#) {
      let (_, module, failure) = test.output
      failed[String(module)] = failed[String(module)] == true || failure != nil
    }
    #expect((run.status == 0) == !failed.values.contains(true), "\(run.output)\(run.error)")
    return failed
  }

  @Test func `a folder that isn't an extracted package isn't changed`() async throws {
    let project = try Project.shared.get()
    try project.write("Extracted/All.md", Self.article)
    try project.write("mine/Package.swift", "// mine")

    let run = try await project.waymark("extract", "Extracted", "--output", "mine")

    #expect(run.status == 2)
    #expect(try project.text("mine/Package.swift") == "// mine")
  }

  private static let article = """
    ```swift, example=holds
    #expect(Hike(name: "Lake").name == "Lake")
    ```

    ```swift, example=does-not-hold
    #expect(Hike(name: "Lake").name == "Summit")
    ```

    ```swift, example=prints
    print("Lake")
    // Prints "Lake"
    ```

    ```swift, example=prints-another
    print("Summit")
    // Prints "Lake"
    ```

    ```swift, example=traps, traps="no way"
    fatalError("no way")
    ```

    ```swift, example=reports, reports="lost"
    Issue.record("lost in the woods")
    ```

    ```swift, example=reports-nothing, reports="lost"
    let found = true
    ```

    """
}
