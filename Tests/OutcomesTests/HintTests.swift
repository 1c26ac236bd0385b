import Testing
import WaymarkModel
import WaymarkProject
import WaymarkReading

import struct WaymarkModel.SourceLocation

@testable import WaymarkOutcomes

@Suite struct HintTests {
  @Test(arguments: [
    (
      "swift, example=walk", "func hike() {}", "",
      "the example 'walk' declares 'hike'; to use it here, write uses=walk"
    ),
    (
      "swift, example=walk", "let hike: Int = 1", "",
      "the example 'walk' declares the variable 'hike', which 'uses=' doesn't include; continue "
        + "that example with example=walk, or declare 'hike' here too"
    ),
    (
      "swift", "let hike: Int = 1", "",
      "the snippet on line 1 declares 'hike'; to put that snippet and this one in the same "
        + "example, add example=NAME to both"
    ),
    (
      "swift, example=walk", "@MainActor var hike = 1", ", uses=other",
      "the example 'walk' declares 'hike'; this example already has 'uses=other', so declare "
        + "'hike' here too"
    ),
    ("swift, example=ride", "let hike: Int = 1", ", example=ride", nil),
  ])
  func `the hint for an undeclared name refers to the snippet that declares it`(
    _ fence: String, _ declaration: String, _ options: String, _ hint: String?
  ) {
    let text = """
      ```\(fence)
      \(declaration)
      ```

      ```swift\(options)
      print(hike)
      ```
      """

    #expect(Self.hint(forMissingNameOnLine: 6, of: text) == hint)
  }

  @Test func `the hint for an undeclared name considers 'uses=' in each snippet of the example`() {
    let text = """
      ```swift, example=walk
      func hike() {}
      ```

      ```swift, example=ride, uses=other
      let ride = 2
      ```

      ```swift, example=ride
      print(hike)
      ```
      """

    #expect(
      Self.hint(forMissingNameOnLine: 10, of: text)
        == "the example 'walk' declares 'hike'; this example already has 'uses=other', so declare "
        + "'hike' here too")
  }

  /// Returns the hint for an error about the missing name `hike` in an article.
  private static func hint(forMissingNameOnLine line: Int, of text: String) -> String? {
    let outcome = Outcome(
      articles: [article(file: "x.md", bytes: Array(text.utf8)).value], examples: [], proofs: [],
      diagnostics: [], settings: Settings())
    let error = Diagnostic(
      at: SourceLocation(file: "x.md", line: line, column: 7), "cannot find 'hike' in scope")
    return outcome.hinted(error).hint
  }
}
