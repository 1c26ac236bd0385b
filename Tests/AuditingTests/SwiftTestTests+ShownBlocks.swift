import Testing

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

extension SwiftTestTests {
  @Test func `a shown block is linked to the test that repeats it`() {
    let finding = FakeCompiler().finding(of: 0, in: document(text)).finding

    #expect(finding.test == "numbers")
    #expect(finding.notes.isEmpty)
  }

  @Test func `the lines in which a shown block differs from its test are reported`() {
    let changed = text.replacing(
      "let one = 1\nprint(one)\n//", with: "let one = 1\nlet three = 3\nprint(one)\n//")
    let finding = FakeCompiler().finding(of: 0, in: document(changed)).finding

    #expect(
      finding.notes.map(\.description) == [
        "README.md:5:1: warning: the test on line 13 has no line 'let three = 3'"
      ])
  }

  @Test func `a shown block without the results of its test is reported`() {
    let changed = text.replacing("// Prints \"1\"", with: "// Prints \"2\"")
    let finding = FakeCompiler().finding(of: 0, in: document(changed)).finding

    #expect(
      finding.notes.map(\.description) == [
        "README.md:15:1: warning: the test has the result '1', but the block on line 3 doesn't show it"
      ])
  }

  @Test func `a block that shows the result of a string interpolation matches its test`() {
    let document = document(
      """
      ```swift
      let one = 1
      // one is 1
      ```

      <!--
      ```swifttest
      -> let one = 1
      /> one is \\(one)
      </ one is 1
      ```
      -->
      """)

    #expect(FakeCompiler().finding(of: 0, in: document).finding.notes == [])
  }

  @Test func `a changed line of a short block is reported`() {
    let document = document(
      """
      ```swift
      print(trail.length + 1)
      ```

      <!--
      ```swifttest
      -> print(trail.length + 2)
      <- 3
      ```
      -->
      """)

    let finding = FakeCompiler().finding(of: 0, in: document).finding

    #expect(
      finding.notes.map(\.description) == [
        "README.md:2:1: warning: the test on line 6 has no line 'print(trail.length + 1)'",
        "README.md:7:1: warning: the test has the line 'print(trail.length + 2)', but the block at "
          + "line 1 doesn't show it",
      ])
  }

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

  @Test func `a block without a test can use the hidden code of another test`() {
    let document = document(
      """
      ```swift
      print(walk())
      // Prints "3"
      ```

      A remark.

      <!--
        - test: `walking`

      ```swifttest
      >> func walk() -> Int { 3 }
      -> let trail = walk()
      ```
      -->
      """)
    let word = fingerprint(of: document.blocks[0].snippet.code)
    let finding = { (output: String) in
      FakeCompiler(
        rules: [
          .init(line: 2, message: "cannot find 'walk' in scope") { $0.contains("func walk()") }
        ],
        output: { _ in "\u{1}\(word) begin 0\u{2}\n\(output)\n\u{1}\(word) end 0\u{2}\n" }
      ).finding(of: 0, in: document).finding
    }

    #expect(finding("3").kind == .proved)
    #expect(finding("3").context == ["with the code of the test 'walking'"])
    // The hidden code can differ from the code that the block relies on.
    #expect(finding("4").kind == .compiles)
  }

  @Test func `a block that hidden code doesn't complete needs context`() {
    let document = document(
      "```swift\nwalk(to: lake)\n```\n\n<!--\n```swifttest\n-> func walk() {}\n```\n-->\n")
    let compiler = FakeCompiler(rules: [
      .init(line: 2, message: "cannot find 'walk' in scope") { $0.contains("func walk()") },
      .init(line: 2, message: "argument passed to call that takes no arguments") {
        !$0.contains("func walk()")
      },
    ])

    let finding = compiler.finding(of: 0, in: document).finding

    #expect(finding.kind == .needsContext)
    #expect(finding.missing.map(\.name) == ["walk"])
  }
}
