import Testing

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

@Suite struct SwiftTestTests {
  let text = """
    # Numbers

    ```swift
    let one = 1
    print(one)
    // Prints "1"
    ```

    <!--
      - test: `numbers, others`

      ```swifttest
      -> let one = 1
      -> print(one)
      <- 1
      ```
    -->

    <!--
      - test: `numbers`

      ```swifttest
      >> func two() -> Int {
            2
         }
      /> twice is \\(two())
      </ twice is 2
      ```
    -->

    <!--
      ```swifttest
       -> let text: String = 1
       !$ error: cannot convert value of type 'Int' to specified type 'String'
       !! let text: String = 1
      ```
    -->

    <!--
      - test: `failing`

      ```swifttest
      -> [Int]()[0]
      xx out of range
      ```
    -->
    """

  @Test func `fences with the same name form a program in document order`() {
    let programs = SwiftTest(text).programs

    #expect(programs.map(\.name) == ["numbers", "others", "line 32", "failing"])
    #expect(
      programs[0].code.map(\.text) == [
        "let one = 1", "print(one)", "func two() -> Int {", "   2", "}",
        "print(\"\"\"", "twice is \\(two())", "\"\"\")",
      ])
    #expect(programs[0].output == ["1", "twice is 2"])
    #expect(programs[1].output == ["1"])
    #expect(programs[0].code.map(\.number) == [13, 14, 23, 24, 25, 26, 26, 26])
  }

  @Test(arguments: ["`lakes, trips`", "`lakes`, `trips`", "`lakes`,`trips`"])
  func `a fence can belong to several programs`(names: String) {
    let text = "<!--\n  - test: \(names)\n\n  ```swifttest\n  -> let one = 1\n  ```\n-->\n"

    #expect(SwiftTest(text).programs.map(\.name) == ["lakes", "trips"])
  }

  @Test func `expected errors and failures are read, even if they are indented by one column`() {
    let programs = SwiftTest(text).programs

    #expect(programs[2].code.map(\.text) == ["let text: String = 1"])
    #expect(
      programs[2].errors == [
        .init(
          severity: .error,
          text: "cannot convert value of type 'Int' to specified type 'String'",
          code: "let text: String = 1", number: 34)
      ])
    #expect(programs[3].mustTrap)
  }

  @Test func `a program is proved if it prints what the test expects, and nothing else`() {
    let document = document(text)
    let word = fingerprint(of: document.blocks[1].snippet.code)
    let prints = { (output: String) in
      FakeCompiler(output: { _ in "\u{1}\(word) begin -1\u{2}\n\(output)" })
        .finding(of: 1, in: document).finding.kind
    }

    #expect(prints("1\ntwice is 2\n") == .proved)
    #expect(prints("1\ntwice is 2\n3\n") == .broken)
  }

  @Test func `an expected error must be reported, possibly with different wording`() {
    let message = "cannot convert value of type 'Int' to specified type 'String'"
    let failing = FakeCompiler(rules: [.init(line: 33, message: message)])
    let other = FakeCompiler(rules: [.init(line: 33, message: "something else")])

    #expect(failing.finding(of: 3, in: document(text)).finding.kind == .errorOnPurpose)
    #expect(other.finding(of: 3, in: document(text)).finding.kind == .errorOnPurpose)
    #expect(FakeCompiler().finding(of: 3, in: document(text)).finding.kind == .broken)
  }

  @Test func `a test imports other tests as modules, in the order of their imports`() {
    let document = document(
      """
      <!--
        - test: `hikes_Test1`

        ```swifttest
        -> import hikes_Module2
        -> print(two())
        <- 2
        ```
        - test: `hikes_Module2`

        ```swifttest
        -> import hikes_Module1
        -> public func two() -> Int { one() + one() }
        ```
        - test: `hikes_Module1`

        ```swifttest
        -> public func one() -> Int { 1 }
        ```
      -->
      """)

    #expect(document.programs(importedBy: 0) == [2, 1])
    #expect(document.blocks[2].module?.name == "hikes_Module1")
    #expect(BlockSearch(document.blocks[0], in: document).next?.programs == [2, 1])
    #expect(BlockSearch(document.blocks[1], in: document).next?.isRun == false)
  }

  @Test func `a test that is shown inside a longer fence is ignored`() {
    let test = "<!--\n```swifttest\n-> print(1)\n```\n-->\n"

    #expect(SwiftTest("````markdown\n\(test)````\n").programs.isEmpty)
    #expect(SwiftTest("````markdown\n````\n\(test)").programs.count == 1)
  }

  @Test func `empty lines between outputs aren't compared`() {
    let programs = SwiftTest(
      "<!--\n```swifttest\n-> print(1)\n<- 1\n\n-> print(2)\n<- 2\n```\n-->").programs

    #expect(programs.map(\.output) == [["1", "2"]])
  }

  @Test func `three hyphens represent an empty line`() {
    let fence = """
      -> func walk() {
            print(1)
      ---
            print(2)
         }
      ---
      -> walk()
      <- 1
      ---
      <- 2
      """
    let programs = SwiftTest("<!--\n```swifttest\n\(fence)\n```\n-->").programs

    #expect(
      programs[0].code.map(\.text)
        == ["func walk() {", "   print(1)", "", "   print(2)", "}", "", "walk()"])
    #expect(programs[0].output == ["1", "2"])
  }

  @Test func `an unexpected error makes a test broken`() {
    let test = """
      <!--
      ```swifttest
      -> let text: String = 1
      -> let name: String = 2
      !$ error: cannot convert value of type 'Int' to specified type 'String'
      !! let text: String = 1
      ```
      -->
      """
    let expected = FakeCompiler.Rule(line: 3, message: "cannot convert")
    let other = FakeCompiler.Rule(line: 4, message: "cannot assign")
    let kind = { (rules: [FakeCompiler.Rule]) in
      FakeCompiler(rules: rules).finding(of: 0, in: document(test)).finding.kind
    }

    #expect(kind([expected]) == .errorOnPurpose)
    #expect(kind([expected, other]) == .broken)
    // The same message about another line is a different error.
    #expect(kind([expected, .init(line: 4, message: expected.message)]) == .broken)
  }

  @Test func `an expected warning must be reported`() {
    let test = """
      <!--
      ```swifttest
      -> let one = 1
      !$ warning: initialization of immutable value 'one' was never used
      !! let one = 1
      !$ note: a remark about it
      ```
      -->
      """
    let warning = FakeCompiler.Rule(
      line: 3, message: "immutable value 'one' was never used", severity: .warning)

    let kept = FakeCompiler(rules: [warning]).finding(of: 0, in: document(test)).finding
    let lost = FakeCompiler().finding(of: 0, in: document(test)).finding

    #expect(kept.kind == .compiles)
    #expect(lost.kind == .broken)
    #expect(
      lost.notes.map(\.description) == [
        "README.md:4:1: error: the compiler doesn't report the warning "
          + "'initialization of immutable value 'one' was never used'"
      ])
  }

  @Test func `only the output before a failure is expected`() {
    let test = """
      <!--
      ```swifttest
      -> print(1)
      <- 1
      -> [Int]()[0]
      xx out of range
      -> print(2)
      <- 2
      ```
      -->
      """
    let document = document(test)
    let word = fingerprint(of: document.blocks[0].snippet.code)
    let kind = { (output: String) in
      FakeCompiler(output: { _ in "\u{1}\(word) begin -1\u{2}\n\(output)" }, verdict: .crashed)
        .finding(of: 0, in: document).finding.kind
    }

    #expect(kind("1\n") == .trapOnPurpose)
    #expect(kind("3\n") == .broken)
  }

  @Test func `a test that succeeds although it expects a failure is broken`() {
    let test = "<!--\n```swifttest\n-> walk()\nxx out of range\n```\n-->"

    let finding = FakeCompiler().finding(of: 0, in: document(test)).finding

    #expect(finding.kind == .broken)
    #expect(
      finding.notes.map(\.description)
        == ["README.md:2:1: error: the test expects a failure, but the program succeeds"])
  }

  @Test func `a test that stops unexpectedly or uses an undeclared name is broken`() {
    let test = "<!--\n```swifttest\n-> walk()\n```\n-->"
    let crashing = FakeCompiler(verdict: .crashed)
    let missing = FakeCompiler(rules: [.init(line: 3, message: "cannot find 'walk' in scope")])

    #expect(crashing.finding(of: 0, in: document(test)).finding.kind == .broken)
    #expect(missing.finding(of: 0, in: document(test)).finding.kind == .broken)
  }

  @Test func `LF and CRLF line endings have the same meaning`() {
    #expect(
      SwiftTest(text.replacing("\n", with: "\r\n")).programs.map(\.code)
        == SwiftTest(text).programs.map(\.code))
  }

  @Test func `a test that must fail is also tried with global variables`() {
    let test = "<!--\n```swifttest\n-> var hikes = 1\n-> walk(&hikes)\nxx overlapping\n```\n-->"

    let sources = FakeCompiler().finding(of: 0, in: document(test)).sources

    #expect(sources.count == 2)
    #expect(sources[1].contains("nonisolated(unsafe) internal\nvar hikes = 1"))
  }
}
