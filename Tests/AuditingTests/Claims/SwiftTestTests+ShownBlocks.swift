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

  @Test func `a block is broken by a mistake that only the hidden code of its test reveals`() {
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

  @Test(
    arguments: [("func name() -> String { \"Test\" }", true), ("let name = \"Test\"", false)])
  func `output that depends on a hidden variable's value isn't a mistake`(
    declaration: String, isBroken: Bool
  ) {
    let document = document(
      """
      <!--
      ```swifttest
      >> \(declaration)
      -> let now = 1
      ```
      -->

      ```swift
      print(name)
      // Prints "Ines"
      ```
      """)
    let shown = document.blocks.firstIndex { $0.test == nil }!
    let word = fingerprint(of: document.blocks[shown].snippet.code)
    let compiler = FakeCompiler(
      rules: [
        .init(line: 9, message: "cannot find 'name' in scope") { $0.contains(declaration) }
      ],
      output: { _ in "\u{1}\(word) begin 0\u{2}\nTest\n\u{1}\(word) end 0\u{2}\n" },
      verdict: .passed)
    let found = compiler.finding(of: shown, in: document).finding

    #expect((found.kind == .broken) == isBroken)
    #expect(found.notes.map(\.message) == ["the document states 'Ines', but the result is 'Test'"])
  }
}
