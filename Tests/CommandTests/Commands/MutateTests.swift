import Foundation
import Testing
import WaymarkMutating

@Suite struct MutateTests {
  private let project: Project

  init() throws { project = try Project.shared.get() }

  @Test func `changes that no expectation detects are listed with their locations`() async throws {
    try project.write(
      "Mutated/Tickets.md",
      """
      # Tickets

      ```swift
      func price(age: Int) -> Int {
        age < 12 ? 5 : 9
      }

      #expect(price(age: 8) == 5)
      #expect(price(age: 40) == 9)
      ```
      """)

    let run = try await project.waymark("mutate", "Mutated/Tickets.md", "--report", "tickets.json")

    #expect(run.status == 0)
    #expect(
      run.output == """
        Mutated/Tickets.md: 3 of 5 changes detected (1 more didn't compile)
        Mutated/Tickets.md:5:7: no expectation detects that '<' becomes '<='
        Mutated/Tickets.md:5:9: no expectation detects that '12' becomes '13'

        """)
    let report = try JSONDecoder().decode(
      MutationReport.self, from: Data(project.text("tickets.json").utf8))
    #expect(
      report.articles.map { [$0.detected, $0.total, $0.uncompiled, $0.survivors.count] } == [
        [3, 5, 1, 2]
      ])
  }

  @Test func `an example that uses changed code can detect the change`() async throws {
    try project.write(
      "Mutated/Used.md",
      """
      ```swift, example=base
      func isLong(_ hike: Int) -> Bool { hike > 10 }
      ```

      <!--
      ```swift, example=user, uses=base
      #expect(isLong(11) && !isLong(10) && !isLong(0))
      ```
      -->
      """)

    let run = try await project.waymark("mutate", "Mutated/Used.md", "--quiet")

    #expect(
      run.output == "Mutated/Used.md: 3 of 3 changes detected (1 more didn't compile)\n")
  }

  @Test func `a change that makes an example run forever counts as detected`() async throws {
    try project.write(
      "Mutated/Loop.md",
      "```swift\nvar isDone = false\nwhile !isDone { isDone = true }\n#expect(isDone)\n```\n")

    let run = try await project.waymark("mutate", "Mutated/Loop.md")

    #expect(
      run.output == """
        Mutated/Loop.md: 4 of 5 changes detected
        Mutated/Loop.md:2:14: no expectation detects that 'false' becomes 'true'

        """)
  }

  @Test func `with a limit, the changes are spread across the article`() async throws {
    try project.write(
      "Mutated/Limited.md",
      "```swift\nlet (a, b, c, d) = (1, 2, 3, 4)\n#expect(a == 1 && c == 3)\n```\n")

    let all = try await project.waymark("mutate", "Mutated/Limited.md")
    let some = try await project.waymark("mutate", "Mutated/Limited.md", "--limit", "2")
    let none = try await project.waymark("mutate", "Mutated/Limited.md", "--limit", "0")

    #expect(all.output.hasPrefix("Mutated/Limited.md: 2 of 4 changes detected\n"))
    #expect(some.output == "Mutated/Limited.md: 2 of 2 changes detected\n")
    #expect(none.status == 2)
  }

  @Test func `only proved examples are mutated`() async throws {
    try project.write("Mutated/Failing.md", "```swift\n#expect(1 == 2)\n```\n")

    let run = try await project.waymark("mutate", "Mutated/Failing.md")

    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(
      run.error.hasSuffix(
        """
        Mutated/Failing.md:2:1: error: Expectation failed: 1 == 2
        Only proved examples can be mutated: correct these errors first

        """), "\(run.error)")
  }
}
