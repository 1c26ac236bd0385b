import Foundation
import Testing

@Suite struct AuditTests {
  private let project: Project

  init() throws { project = try Project.shared.get() }

  @Test func `a block that misbehaves doesn't affect the findings about other blocks`() async throws
  {
    try project.write(
      "Foreign/Bad.md",
      """
      ```swift
      while true {}
      ```

      ```swift
      import Foundation
      exit(0)
      ```

      ```swift
      print(readLine() ?? "nothing") // Prints "nothing"
      ```

      ```swift
      let deep = \(String(repeating: "[", count: 5_000))
      ```

      ```swift
      let text = "never closed
      ```

      ```swift
      print(1) // Prints "1"
      ```

      ```swift
      try "x".write(toFile: "file", atomically: true, encoding: .utf8)
      print(FileManager.default.currentDirectoryPath.hasSuffix("/work")) // Prints "true"
      ```

      ```swift
      let deep: \(String(repeating: "A<", count: 5_000))Int
      ```
      """)

    let run = try await project.waymark("audit", "Foreign/Bad.md", "--time-limit", "15")

    #expect(
      run.output == """
        Foreign/Bad.md:1: compiles
        Foreign/Bad.md:5: compiles
        Foreign/Bad.md:10: proved
        Foreign/Bad.md:14: fragment
        Foreign/Bad.md:18: broken
        Foreign/Bad.md:22: proved
        Foreign/Bad.md:26: proved, with Foundation
        Foreign/Bad.md:31: fragment
        Foreign/Bad.md: 8 blocks, 3 proved, 2 compiles, 2 fragment, 1 broken

        """)
    #expect(!project.exists("file"))
  }

  @Test func `after an edit, the findings match those of a fresh audit`() async throws {
    let text = """
      ```swift
      let length = 12
      ```

      > ```swift
      > print(length) // Prints "12"
      > ```

      ```swift
      let name: String = length
      ```

      ```swift
      let name: String = length
      ```
      """
    try project.write("Foreign/Edited.md", text)
    let first = try await project.waymark("audit", "Foreign/Edited.md", "--report", "edited.json")
    try project.write(
      "Foreign/Edited.md", "A line.\n\n" + text.replacing("> print", with: ">   print"))

    let edited = try await project.waymark("audit", "Foreign/Edited.md", "--report", "edited.json")
    let fresh = try await project.waymark(
      "audit", "Foreign/Edited.md", "--fresh", "--report", "fresh.json")

    #expect(
      first.output == """
        Foreign/Edited.md:1: compiles
        Foreign/Edited.md:5: proved, after the block on line 1
        Foreign/Edited.md:9: broken, after the block on line 1
        Foreign/Edited.md:13: broken, after the block on line 1
        Foreign/Edited.md: 4 blocks, 1 proved, 1 compiles, 2 broken

        """)
    let mistake = "error: cannot convert value of type 'Int' to specified type 'String'"
    #expect(
      edited.messages == """
        Foreign/Edited.md:12:20: \(mistake)
        Foreign/Edited.md:16:20: \(mistake)

        """)
    #expect(try project.text("edited.json") == project.text("fresh.json"))
    #expect(fresh.output == edited.output)
  }

  @Test
  func `code in doc comments is audited even without a language, but 'adopt' doesn't change it`()
    async throws
  {
    let text = """
      /// A walk.
      ///
      ///     let length = 12.0
      ///
      /// ```
      /// print(length * 2) // Prints "24.0"
      /// ```
      struct Walk {}
      """
    try project.write("Foreign/Walking/Walk.swift", text)

    let run = try await project.waymark("audit", "Foreign/Walking/Walk.swift")
    let adopted = try await project.waymark("adopt", "Foreign/Walking", "--write")

    #expect(
      run.output == """
        Foreign/Walking/Walk.swift:3: compiles
        Foreign/Walking/Walk.swift:5: proved, after the block on line 3
        Foreign/Walking/Walk.swift: 2 blocks, 1 proved, 1 compiles

        """)
    #expect(adopted.status == 0)
    #expect(try project.text("Foreign/Walking/Walk.swift") == text)
  }

  @Test func `API counts as used if a proved block uses it through earlier blocks`() async throws {
    try project.write(
      "Foreign/Used.md",
      """
      ```swift
      let ridge = Hike(name: "Ridge")
      ```

      ```swift
      ridge.name  // => "Ridge"
      ```
      """)

    let run = try await project.waymark("audit", "Foreign/Used.md", "--list-unused")

    #expect(
      run.output == """
        Foreign/Used.md:1: compiles
        Foreign/Used.md:5: proved, after the block on line 1
        Foreign/Used.md: 2 blocks, 1 proved, 1 compiles

        """)
  }

  @Test func `a package's own 'print' doesn't affect the results of blocks`() async throws {
    try project.writeManifest(ofLibrary: "Printing")
    try project.write(
      "Printing/Sources/Printing/Print.swift",
      "public func print(_ text: String) { Swift.print(\"Printing:\", text) }\n"
        + "public let number = 1\n")
    try project.write(
      "Printing/README.md",
      "```swift\nprint(\"a\") // Prints \"Printing: a\"\n```\n\n"
        + "```swift\nnumber + 1 // => 2\n```\n\n```swift\nnumber + 1 // => 3\n```\n")
    let folder = "\(project.folder)/Printing"
    try await project.addHarness(in: folder)

    let run = try await project.waymark("audit", "README.md", in: folder)

    #expect(
      run.output == """
        README.md:1: proved
        README.md:5: proved
        README.md:9: broken
        README.md: 3 blocks, 2 proved, 1 broken

        """)
    #expect(
      run.messages == """
        README.md:10:1: error: the document states '3', but the result is '2'
          write the result, or correct the code

        """)
  }
}
