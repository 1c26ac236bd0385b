import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings

/// Tests whose results are also the results of the blocks that they repeat.
extension SwiftTestTests {
  /// Returns the finding about a shown block after the result of its test has been applied.
  private func findings(_ text: String, shown: BlockFinding, test: BlockClass) -> BlockFinding {
    let document = document(text)
    var tested = FakeCompiler().finding(of: 1, in: document).finding
    tested.kind = test
    return document.withResultsOfTests([shown, tested])[0]
  }

  @Test func `a wrong result remains wrong if the block's test doesn't compare it`() {
    let text = "```swift\nprint(sum(1, 2))  // Prints \"4\"\n```\n\n"
    let hidden = "<!--\n```swifttest\n-> print(sum(1, 2))\n```\n-->\n"
    let compared = hidden.replacing("```\n-->", with: "<< 4\n```\n-->")
    let word = fingerprint(of: document(text).blocks[0].snippet.code)
    let wrong = FakeCompiler(
      output: { _ in "\u{1}\(word) begin 0\u{2}\n3\n\u{1}\(word) end 0\u{2}\n" }
    ).finding(of: 0, in: document(text + hidden)).finding

    #expect(wrong.kind == .broken)
    #expect(findings(text + hidden, shown: wrong, test: .compiles) == wrong)
    // The block needs the hidden code of the test in order to have this result.
    #expect(findings(text + compared, shown: wrong, test: .proved).kind == .compiles)
  }

  @Test func `a trap isn't reported if the block's test sets other values and doesn't stop`() {
    let text = """
      ```swift
      check(age)
      ```

      <!--
      ```swifttest
      >> let age = 20
      -> check(age)
      ```
      -->
      """
    let place = SourceLocation(file: "README.md", line: 2, column: 1)
    let stopped = FakeCompiler(
      verdict: .crashed, runtimeErrors: [Diagnostic(at: place, "Fatal error: age")]
    ).finding(of: 0, in: document(text)).finding

    #expect(stopped.notes.map(\.message) == ["the program stops here: Fatal error: age"])
    #expect(findings(text, shown: stopped, test: .compiles).notes.isEmpty)
  }

  @Test func `a block with the errors that its test expects fails on purpose`() {
    let text = """
      ```swift
      let hut = Hut()
      let lake = Lake()
      open let beds = 3
      ```

      <!--
      ```swifttest
      -> let hut = Hut()
      -> open let beds = 3
      !$ error: only classes can be declared 'open'
      !! open let beds = 3
      ```
      -->
      """
    let kind = { (message: String) in
      let shown = FakeCompiler(rules: [.init(line: 4, message: message)])
        .finding(of: 0, in: document(text)).finding
      #expect(shown.kind == .broken)
      return findings(text, shown: shown, test: .errorOnPurpose).kind
    }

    #expect(kind("only classes can be declared 'open'; use 'public'") == .errorOnPurpose)
    #expect(kind("expected expression") == .broken)
  }

  @Test func `a line of a block counts as tested even if it's hidden in the test`() {
    let document = document(
      """
      ```swift
      var hikes = 1
      hikes += 1
      hikes += 2
      ```

      <!--
      ```swifttest
      >> var hikes = 1
      -> hikes += 1
      -> hikes += 2
      ```
      -->
      """)

    #expect(FakeCompiler().finding(of: 0, in: document).finding.notes.isEmpty)
  }

  @Test func `an expected error whose wording has changed is reported as a warning`() {
    let document = document(text)
    let notes = { (message: String) in
      FakeCompiler(rules: [.init(line: 33, message: message)]).finding(of: 3, in: document)
        .finding.notes.filter { $0.severity == .warning }.map(\.description)
    }

    #expect(notes("cannot convert value of type 'Int' to specified type 'String'").isEmpty)
    #expect(
      notes("an integer isn't a string") == [
        "README.md:34:1: warning: the test expects the error 'cannot convert value of type 'Int' to "
          + "specified type 'String'', but the compiler reports 'an integer isn't a string'\n"
          + "  quote the compiler's message"
      ])
  }

  @Test func `a test can be in a block quote`() {
    let lines = [
      "<!--", "  - test: `quoted`", "", "  ```swifttest", "  -> let one = 1",
      "  >> print(one)", "  << 1", "  ```", "-->",
    ]
    let quote = (["A note:"] + lines).map { "> \($0)" }.joined(separator: "\n")
    let programs = SwiftTest(quote + "\n\nText.\n\n" + lines.joined(separator: "\n")).programs

    #expect(programs.map(\.name) == ["quoted"])
    #expect(
      programs.first?.code.map(\.text) == [
        "let one = 1", "print(one)", "let one = 1", "print(one)",
      ])
    #expect(programs.first?.output == ["1", "1"])
    #expect(programs.first?.code.first?.number == 6)
  }

  @Test func `a test can be in a comment directive`() {
    let programs = SwiftTest(
      """
      @Comment {
        - test: `directive`

        ```swifttest
        -> if true {
              print(1)
        }
        <- 1
        ```
      }

      ```swifttest
      -> print(2)
      ```
      """
    ).programs

    #expect(programs.map(\.name) == ["directive"])
    #expect(programs.map(\.output) == [["1"]])
  }

  @Test func `incorrect expected output in a test is reported at its line`() {
    let test = "<!--\n```swifttest\n-> walk()\n<- 1\n<- 2\n-> rest()\n```\n-->"
    let document = document(test)
    let word = fingerprint(of: document.blocks[0].snippet.code)
    let compiler = FakeCompiler(output: { _ in "\u{1}\(word) begin -1\u{2}\n1\n3\n" })

    #expect(compiler.finding(of: 0, in: document).finding.notes.map(\.location.line) == [5])
  }

  @Test func `each result of a test must have its own comment in the block`() {
    let document = document(
      """
      ```swift
      print(beds)
      // Prints "1"
      print(huts)
      // Prints "1"
      ```

      <!--
      ```swifttest
      -> print(beds)
      <- 1
      -> print(huts)
      <- 1
      -> print(huts)
      <- 1
      ```
      -->
      """)

    #expect(
      FakeCompiler().finding(of: 0, in: document).finding.notes.map(\.location.line) == [15])
  }
}
