import Testing

/// The mistakes that an author can make, as a run reports them.
@Suite(.serialized) struct AuthorMistakeTests {
  private let project: Project

  init() throws { project = try Project.shared.get() }

  private static let mistakes = """
    # Mistakes

    An unknown option:

    ```swift, exmaple=label
    let a = 1
    ```

    An example that doesn't exist:

    ```swift, example=user, uses=nothing
    #expect(true)
    ```

    A line that doesn't compile:

    ```swift, example=error
    let count: Int = "one"
    ```

    An expectation that doesn't hold:

    ```swift, example=wrong
    let sum = 1 + 1
    #expect(sum == 3)
    ```

    A crash:

    ```swift, example=crash
    let none: [Int] = []
    print(none[0])
    ```

    A code block that is never closed:

    ```swift, example=open
    #expect(true)
    """

  @Test func `one run reports every kind of mistake at its location in the article`() async throws {
    try project.write("Mistakes.md", Self.mistakes)

    let run = try await project.waymark("test", "Mistakes.md", "--quiet")

    #expect(
      run.error == """
        Mistakes.md:5:11: error: there is no option 'exmaple'
          did you mean 'example='?
        Mistakes.md:11:25: error: this article has no example 'nothing'
          refer to an example by the name in its 'example=' or by its heading
        Mistakes.md:18:18: error: cannot convert value of type 'String' to specified type 'Int'
        Mistakes.md:25:1: error: Expectation failed: (sum → 2) == 3
        Mistakes.md:32:11: error: Fatal error: Index out of range
        Mistakes.md:37:1: error: this code block is never closed
          write ``` on its own line below it

        """)
    #expect(
      run.output
        == "6 examples, 1 expectation: 4 failed, 1 does not compile, 1 crashed, and 3 mistakes in the articles\n"
    )
    #expect(run.status == 1)
  }

  @Test func `columns are counted in bytes from the start of the article's line`() async throws {
    try project.write(
      "Places.md",
      """
      # Places

      > - ```swift, example=quoted
      >   let ok = 1
      >   let wrong: Int = "é"; let worse: Int = "é"
      >   #expect(ok == 1)
      >   ```

      ```swift, example=indented
        #expect(1 == 2)
      ```
      """)

    let run = try await project.waymark("test", "Places.md", "--quiet")

    #expect(
      run.error == """
        Places.md:5:22: error: cannot convert value of type 'String' to specified type 'Int'
        Places.md:5:45: error: cannot convert value of type 'String' to specified type 'Int'
        Places.md:10:3: error: Expectation failed: 1 == 2

        """)
  }

  @Test func `an article that isn't UTF-8 is rejected at its first invalid byte`() async throws {
    try project.write("latin.md", Array("ab\n".utf8) + [0x63, 0xE9, 0x0A])

    let run = try await project.waymark("test", "latin.md")

    #expect(run.status == 1)
    #expect(
      run.error == """
        latin.md:2:2: error: this byte isn't valid UTF-8
          save the file as UTF-8

        """)
  }

  @Test func `an example can't define a symbol of a library`() async throws {
    try project.write(
      "Symbols.md",
      """
      ```swift, example=retain
      @_cdecl("swift_retain") public func retain() {}
      #expect(true)
      ```
      """)

    let run = try await project.waymark("test", "Symbols.md", "--quiet")

    #expect(
      run.error == """
        Symbols.md:2:1: error: the example defines the symbol 'swift_retain', which \
        'libswiftCore.so' also defines
          choose another name for the symbol

        """)
  }

  @Test func `a run without examples reports that there's nothing to prove`() async throws {
    try project.write("Prose.md", "# Prose\n")

    let run = try await project.waymark("test", "Prose.md", "--quiet")

    #expect(run.output == "0 examples, 0 expectations: nothing to prove\n")
    #expect(run.status == 0)
  }

  @Test func `lines that a compilation condition excludes count as unreached`() async throws {
    let code = """
      func level() -> Int {
        #if canImport(UIKit)
          return 1
        #else
          return 2
        #endif
      }

      #if canImport(UIKit)
        #expect(1 == 2)
        thisDoesNotExist()
      #else
        #expect(level() == 2)
      #endif
      #expect(true)
      """
    try project.write("Skipped.md", "```swift\n\(code)\n```\n")
    try project.write(
      "Reason.md", "```swift, unreached=\"needs another platform\"\n\(code)\n```\n")

    let skipped = try await project.waymark("test", "Skipped.md", "--quiet", "--strict")
    let lenient = try await project.waymark("test", "Skipped.md", "--quiet", "--no-strict")
    let reason = try await project.waymark("test", "Reason.md", "--quiet", "--strict")

    #expect([skipped, lenient, reason].map(\.status) == [1, 0, 0], "\(skipped) \(reason)")
    #expect(
      skipped.error.contains(
        "Skipped.md:4:1: error: no passing example runs this line or lines 11 and 12\n"),
      "\(skipped.error)")
  }

  private static let programs = """
    ```swift, example=output
    @main struct App {
      static func main() async throws { print("lake") }
    }
    ```

    ```text, output=output
    ridge
    ```

    ```swift, example=comment
    enum Tools {}

    extension Tools {
      @main struct App {
        static func main() { print("lake") }
        // Prints "ridge"
      }
    }
    ```

    ```swift, example=check
    @main struct App { static func main() { #expect(1 == 2) } }
    ```

    ```swift, example=test
    @main struct App { static func main() {} }
    @Test func one() { #expect(2 == 3) }
    ```

    ```swift, example=trap, traps="lake"
    @main struct App { static func main() { fatalError("ridge") } }
    ```

    ```swift, example=right
    @main enum App { static func main() { print("lake") } }
    // Prints "lake"
    ```

    ```swift, example=nothing
    @main struct App { static func main() { while true {} } }
    ```
    """

  @Test func `a program with its own main is run if it has expectations`() async throws {
    try project.write("Programs.md", Self.programs)

    let run = try await project.waymark("test", "Programs.md", "--quiet", "--no-strict")

    #expect(
      run.error == """
        Programs.md:8:1: error: the printed line differs:
        - ridge
        + lake
          if the new output is correct, change the expectation, for example with 'waymark fix'
        Programs.md:17:5: error: the printed line differs:
        - ridge
        + lake
          if the new output is correct, change the expectation, for example with 'waymark fix'
        Programs.md:23:41: error: Expectation failed: 1 == 2
        Programs.md:28:20: error: Expectation failed: 2 == 3
        Programs.md:32:41: error: expected a trap whose message contains 'lake'; the message is:
        Fatal error: ridge
          change the text of 'traps=' to part of this message, or change the code

        """)
    #expect(run.output == "7 examples, 6 expectations: 1 passed, 1 compiled, 5 failed\n")
  }

  @Test func `a failed '#require' shows the value as the author wrote it`() async throws {
    try project.write(
      "Required.md",
      """
      ```swift, example=optional
      let huts = ["Lake": 2]
      _ = try #require(huts["Ridge"])
      ```

      ```swift, example=value
      _ = try #require(Int(":((a))("), "no number")
      ```

      ```swift, example=condition
      let huts: [String] = []
      try #require(!huts.isEmpty)
      ```
      """)

    let run = try await project.waymark("test", "Required.md", "--quiet")

    #expect(
      run.error == """
        Required.md:3:9: error: Expectation failed: (huts["Ridge"] → nil)
        Required.md:7:9: error: Expectation failed: (Int(":((a))(") → nil)
        no number
        Required.md:12:5: error: Expectation failed: (!huts.isEmpty → false)

        """)
  }
}
