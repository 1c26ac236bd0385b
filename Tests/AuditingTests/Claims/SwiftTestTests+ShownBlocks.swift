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
}
