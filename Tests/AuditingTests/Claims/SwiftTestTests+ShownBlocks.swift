import Testing

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

extension SwiftTestTests {
  @Test func `a block that needs the hidden code of its test has the test's result`() {
    let document = document(
      """
      ```swift
      print(walk())
      // Prints "3"
      ```

      <!--
      ```swifttest
      >> func walk() -> Int { 3 }
      -> print(walk())
      <- 3
      ```
      -->
      """)
    let compiler = FakeCompiler(rules: [.init(line: 2, message: "cannot find 'walk' in scope")])
    let own = compiler.finding(of: 0, in: document).finding
    var test = FakeCompiler().finding(of: 1, in: document).finding

    test.kind = .proved
    let better = document.withResultsOfTests([own, test])[0]
    test.kind = .broken
    let same = document.withResultsOfTests([own, test])[0]

    #expect(own.kind == .needsContext)
    #expect(better.kind == .proved)
    #expect(better.context == ["with the code of its test"])
    #expect(same.kind == .needsContext)
  }

  @Test func `a mistake that only the hidden code of a test reveals breaks a block`() {
    let document = document(
      """
      <!--
        - test: `walks`

        ```swifttest
        >> func walk(to place: String) {}
        -> walk(to: "Lake")
        ```
      -->

      ```swift
      walk(for: "Lake")
      ```
      """)
    let compiler = FakeCompiler(rules: [
      .init(line: 11, message: "cannot find 'walk' in scope") { $0.contains("func walk") },
      .init(line: 11, column: 5, message: "incorrect argument label in call") {
        !$0.contains("func walk")
      },
    ])
    let shown = document.blocks.firstIndex { $0.test == nil }!

    #expect(compiler.finding(of: shown, in: document).finding.kind == .broken)
  }
}
