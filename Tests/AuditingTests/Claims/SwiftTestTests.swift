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
      "<!--\n```swifttest\n-> print(1)\n<- 1\n\n-> print(2)\n<- 2\n```\n-->"
    ).programs

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

  @Test func `LF and CRLF line endings have the same meaning`() {
    #expect(
      SwiftTest(text.replacing("\n", with: "\r\n")).programs.map(\.code)
        == SwiftTest(text).programs.map(\.code))
  }
}
