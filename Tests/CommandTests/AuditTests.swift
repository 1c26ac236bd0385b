import Foundation
import Testing

@Suite struct AuditTests {
  private let project: Project

  init() throws { project = try Project.shared.get() }

  @Test func `every block of another project's document is classified`() async throws {
    try project.write("Foreign/Guide.md", auditedGuide)

    let run = try await project.waymark("audit", "Foreign/Guide.md", "--report", "guide.json")

    #expect(run.status == 1)
    #expect(
      run.output == """
        Foreign/Guide.md:3: compiles
        Foreign/Guide.md:7: proved, after the block at line 3
        Foreign/Guide.md:12: broken, after the block at line 3
        Foreign/Guide.md:18: proved
        Foreign/Guide.md:28: error on purpose
        Foreign/Guide.md:33: trap on purpose
        Foreign/Guide.md:38: manifest
        Foreign/Guide.md:42: interface
        Foreign/Guide.md:48: needs context, missing: walk, Hiker
        Foreign/Guide.md:52: elision, with placeholders
        Foreign/Guide.md:58: other platform, missing: UIKit
        Foreign/Guide.md:63: broken
        Foreign/Guide.md: 12 blocks, 2 proved, 1 compiles, 1 interface, 1 manifest, \
        1 error on purpose, 1 trap on purpose, 1 elision, 1 needs context, 1 other platform, 2 broken

        """)
    #expect(
      run.error.contains(
        "Foreign/Guide.md:13:1: error: the document says 'Berta', but the result is 'Anna'"))
    #expect(run.error.contains("Foreign/Guide.md:64:26: error: value of type"))
    #expect(project.exists("guide.json"))
  }

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

    #expect(first.output.contains("4 blocks, 1 proved, 1 compiles, 2 broken"))
    #expect(edited.error.contains("Foreign/Edited.md:12:20: error: cannot convert"))
    #expect(edited.error.contains("Foreign/Edited.md:16:20: error: cannot convert"))
    #expect(try project.text("edited.json") == project.text("fresh.json"))
    #expect(fresh.output == edited.output)
  }

  @Test func `with a baseline, only a block that got worse fails the audit`() async throws {
    try project.write(
      "Foreign/Base.md", "```swift\nlet n: Int = \"\"\n```\n\n```swift\nprint(1) // 1\n```\n")
    let file = "base.json"

    let missing = try await project.waymark("audit", "Foreign/Base.md", "--baseline", file)
    let first = try await project.waymark(
      "audit", "Foreign/Base.md", "--baseline", file, "--update-baseline")
    let same = try await project.waymark("audit", "Foreign/Base.md", "--baseline", file)
    try project.write(
      "Foreign/Base.md", "```swift\nlet n: Int = \"\"\n```\n\n```swift\nprint(1) // 2\n```\n")
    let worse = try await project.waymark("audit", "Foreign/Base.md", "--baseline", file)

    try project.write(
      "Foreign/Base.md", "```swift\nlet n: Int = 1\n```\n\n```swift\nprint(1) // 1\n```\n")
    let better = try await project.waymark("audit", "Foreign/Base.md", "--baseline", file)

    #expect([missing, first, same, worse, better].map(\.status) == [2, 0, 0, 1, 0])
    #expect(
      worse.error.split(separator: "\n").last
        == "Foreign/Base.md:5: proved in the baseline, now broken")
    #expect(
      better.output.hasSuffix(
        "\n1 block is better than in the baseline; record it with --update-baseline\n"))
    #expect(!same.output.contains("better"))
  }

  @Test func `code of doc comments is audited without a language, and 'adopt' leaves it alone`()
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
        Foreign/Walking/Walk.swift:5: proved, after the block at line 3
        Foreign/Walking/Walk.swift: 2 blocks, 1 proved, 1 compiles

        """)
    #expect(adopted.status == 0)
    #expect(try project.text("Foreign/Walking/Walk.swift") == text)
  }

  @Test func `API that a proved block needs from the blocks before it isn't unused`() async throws {
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

    #expect(run.output.contains("Foreign/Used.md:5: proved, after the block at line 1\n"))
    #expect(!run.output.contains("no proved block uses"), "\(run.output)")
  }

  @Test func `a package's own 'print' doesn't affect the results of blocks`() async throws {
    try project.write(
      "Printing/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "printing", products: [.library(name: "Printing", targets: ["Printing"])],
        targets: [.target(name: "Printing")])
      """)
    try project.write(
      "Printing/Sources/Printing/Print.swift",
      "public func print(_ text: String) { Swift.print(\"Printing:\", text) }\n"
        + "public let number = 1\n")
    try project.write(
      "Printing/README.md",
      "```swift\nprint(\"a\") // Prints \"Printing: a\"\n```\n\n"
        + "```swift\nnumber + 1 // => 2\n```\n\n```swift\nnumber + 1 // => 3\n```\n")

    let run = try await project.waymark("audit", "README.md", in: "\(project.folder)/Printing")

    #expect(
      run.output == """
        README.md:1: proved
        README.md:5: proved
        README.md:9: broken
        README.md: 3 blocks, 2 proved, 1 broken

        """)
    #expect(
      run.error.contains("README.md:10:1: error: the document says '3', but the result is '2'"))
  }

  @Test func `the site and the reports show the findings`() async throws {
    try project.write("Foreign/Site.md", auditedGuide)

    let run = try await project.waymark(
      "audit", "Foreign/Site.md", "--quiet", "--site", "audited", "--report", "audited.xml",
      "--report", "audited.json")
    let page = try project.text("audited/articles/Foreign/Site.html")
    let junit = try project.text("audited.xml")

    #expect(run.status == 1)
    #expect(page.contains("<strong>broken</strong>, after the block at line 3"))
    #expect(page.contains("Berta") && page.contains("but the result is"))
    #expect(page.contains("<strong>needs context</strong>, missing: walk, Hiker"))
    #expect(junit.split(separator: "<testcase").count == 13)
    #expect(junit.split(separator: "<failure").count == 3)
    #expect(junit.split(separator: "<skipped").count == 6)
    #expect(try project.text("audited.json").contains("\"kind\" : \"interface\""))
  }
}
