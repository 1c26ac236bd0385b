import Testing
import WaymarkExtracting
import WaymarkModel

/// Examples that use an example of another article: `uses=Article#example`.
@Suite struct OtherArticleTests {
  private let trips = article(
    """
    ```swift, example=stop
    import Observation
    struct Stop { var name = "" }
    #expect(Stop().name == "")
    ```
    ```swift, example=trip, uses=stop
    struct Trip { var stop = Stop() }
    @Test func notTaken() {}
    ```
    """, file: "Articles/Trips.md")

  @Test
  func `an example starts with the declarations of the example that it uses from another article`()
    throws
  {
    let user = article(user(of: "Trips#trip"), file: "Articles/Alerts.md")

    let found = examples(in: [user], among: [trips])

    let example = try #require(found.value.first)
    #expect(found.diagnostics.isEmpty)
    #expect(example.used.map(\.description) == ["Articles/Trips.md#trip", "Articles/Trips.md#stop"])
    #expect(
      example.source.text.split(separator: "\n") == [
        "import Testing", "import WaymarkHarness", "import Observation",
        "struct Stop { var name = \"\" }", "struct Trip { var stop = Stop() }",
        "@Test @MainActor func __waymarkStatements() async throws {", "__waymarkSnippet(0);",
        "print(Trip())", "}",
      ])
  }

  @Test func `the order of the articles doesn't affect the examples`() {
    let user = article(user(of: "Trips#trip"), file: "Articles/Alerts.md")
    let expected = examples(in: [user], among: [trips]).value.map(\.source)

    for articles in [[user, trips], [trips, user]] {
      let found = examples(in: articles).value
      #expect(found.count == 3)
      #expect(found.filter { $0.id.article == user.file }.map(\.source) == expected)
    }
  }

  /// Both snippets have the same index and the same lines.
  @Test func `code from another article is never attributed to a snippet in this article`() throws {
    let other = article(
      """
      ```swift, example=walk
      func walk() {}  // error
      ```
      """, file: "Articles/Other.md")
    let user = article(
      """
      ```swift, example=fails, uses=Other#walk, fails="no exit"
      exit()  // error
      ```
      """, file: "Articles/A.md")

    let example = try #require(examples(in: [user], among: [other]).value.first)

    guard case .fails(_, let lines, let marked) = example.plan else {
      Issue.record("the plan isn't 'fails': \(example.plan)")
      return
    }
    let own = example.source.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.map { own[$0 - 1] } == ["exit()  // error", "}"])
    #expect(marked == [lines.lowerBound])
  }

  @Test func `an error in the article that an example uses breaks the example`() throws {
    let other = article("```swift, example=a, uses=b\n```", file: "Articles/Other.md")
    let user = article(user(of: "Other#a"), file: "Articles/A.md")

    let found = examples(in: [user], among: [other])

    #expect(
      found.diagnostics.map(\.description) == [
        """
        Articles/Other.md:1:22: error: this article has no example 'b'
          did you mean 'a'?
        """
      ])
    #expect(found.value.map(\.plan) == [.broken(found.diagnostics)])
  }

  @Test(
    arguments: [
      "Trip#trip": ["there is no article 'Trip'", "did you mean 'Trips'?"],
      "Nothing-like-it#trip": [
        "there is no article 'Nothing-like-it'",
        "refer to an article by its file name without '.md'",
      ],
      "Trips#tripp": ["the article 'Trips' has no example 'tripp'", "did you mean 'trip'?"],
      "Twice#a": [
        "several articles are named 'Twice': A/Twice.md, B/Twice.md",
        "rename all but one of the articles",
      ],
    ])
  func `an example that isn't found is reported at 'uses='`(name: String, expected: [String]) {
    let twice = ["A/Twice.md", "B/Twice.md"].map { article("```swift, example=a\n```", file: $0) }
    let user = article(user(of: name), file: "Articles/A.md")

    let found = examples(in: [user], among: [trips] + twice).diagnostics

    #expect(found.map { [$0.message, $0.hint ?? ""] } == [expected])
    #expect(found.map(\.location) == [SourceLocation(file: user.file, line: 1, column: 11)])
  }

  @Test func `an article in the same folder takes precedence`() {
    let twice = ["A/Twice.md", "B/Twice.md"].map { article("```swift, example=a\n```", file: $0) }
    let user = article(user(of: "Twice#a"), file: "B/User.md")

    let found = examples(in: [user], among: twice).value

    #expect(found.first?.used == [.init(article: "B/Twice.md", name: "a")])
  }

  @Test func `a cycle through several articles is reported once`() {
    let a = article("```swift, example=x, uses=B#y\n```", file: "A.md")
    let b = article("```swift, example=y, uses=A#x\n```", file: "B.md")

    let found = examples(in: [b, a]).diagnostics

    #expect(
      found.map(\.description) == [
        """
        A.md:1:22: error: the 'uses=' options form a cycle: x -> B#y -> x
          remove one of these 'uses=' options
        """
      ])
  }

  private func user(of name: String) -> String {
    """
    ```swift, uses=\(name)
    print(Trip())
    ```
    """
  }
}
