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
    let report = try JSONDecoder().decode(Report.self, from: Data(project.text("extracted.json").utf8))
    #expect(report.snippets.map(\.verdict) == [.passed, .failed, .passed, .failed, .passed, .passed, .failed])
    for entry in report.snippets {
      let module = "All_" + entry.example.replacing("-", with: "_")
      let run = try await project.run("swift", "test", "--package-path", "package", "--filter", "^\(module)\\.")
      #expect((run.status == 0) == (entry.verdict == .passed), "\(entry.example): \(run.output)\(run.error)")
    }
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
