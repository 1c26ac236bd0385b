import Foundation
import Testing

@Suite struct AuditTests {
  private let project: Project

  init() throws { project = try Project.shared.get() }

  @Test func `every block of another project's document is classified`() async throws {
    try project.write("Foreign/Guide.md", guide)

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

  @Test func `the sample in the guide is reported as the guide describes`() async throws {
    let guide = String(
      decoding: try Data(contentsOf: URL(fileURLWithPath: "Articles/AuditingDocumentation.md")),
      as: UTF8.self)
    let sample = guide.split(separator: "````markdown\n")[1].split(separator: "````\n")[0]
    let report = guide.split(separator: "```text\n")[1].split(separator: "```\n")[0]
    try project.write("Hikes.md", String(sample))

    let run = try await project.waymark("audit", "Hikes.md")

    #expect(run.output == report)
    #expect(
      run.error.contains("Hikes.md:18:1: error: the document says '26', but the result is '25.0'"))
  }

  @Test func `a block that misbehaves doesn't affect the findings about other blocks`() async throws {
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

  @Test(
    arguments: [("UTF-16", String.Encoding.utf16), ("UTF-16", .utf16BigEndian), ("Latin-1", .isoLatin1)])
  func `documents in other encodings are read`(name: String, encoding: String.Encoding) async throws {
    let text = "```swift\nlet café = \"é\"\nprint(café) // Prints \"é\"\n```\n"
    let bytes = try #require(text.data(using: encoding))
    let file = "Foreign/Encoded-\(encoding.rawValue).md"
    try project.write(file, "")
    try bytes.write(to: URL(fileURLWithPath: "\(project.folder)/\(file)"))

    let run = try await project.waymark("audit", file)

    #expect(run.output.hasPrefix("\(file):1: proved\n"))
    #expect(run.error.contains("\(file):1:1: warning: this file isn't UTF-8; it is read as \(name)"))
  }

  @Test func `an audit of files without blocks says so`() async throws {
    try project.write("Foreign/Empty.md", "# Empty\n\n```sh\nls\n```\n")

    let run = try await project.waymark("audit", "Package.swift", "Foreign/Empty.md")

    #expect(run.status == 0)
    #expect(
      run.error.contains(
        """
        Found no Swift blocks in 'Package.swift', 'Foreign/Empty.md'
          an audit reads Swift fences in Markdown files, tutorials and doc comments

        """))
  }

  @Test func `API that a build flag enables isn't a mistake`() async throws {
    try project.write(
      "Flags/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "flags", products: [.library(name: "Flags", targets: ["Flags"])],
        targets: [.target(name: "Flags", path: "Code")])
      """)
    try project.write(
      "Flags/Code/Lock.swift",
      """
      public struct Lock { public init() {} }
      #if HAS_CODEC
        extension Lock { public func encode() {} }
      #endif
      """)
    try project.write("Flags/README.md", "```swift\nLock().encode()\n```\n\n```swift\nLock().open()\n```\n")

    let run = try await project.waymark("audit", "README.md", in: "\(project.folder)/Flags")

    #expect(run.output.hasPrefix("README.md:1: other platform\nREADME.md:5: broken\n"))
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

    #expect([missing, first, same, worse].map(\.status) == [2, 0, 0, 1])
    #expect(worse.error.contains("Foreign/Base.md:5: proved in the baseline, now broken"))
  }

  @Test func `if the package doesn't build, blocks that don't need it are still audited`() async throws {
    try project.write(
      "Unbuilt/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "unbuilt", products: [.library(name: "Unbuilt", targets: ["Unbuilt"])],
        targets: [.target(name: "Unbuilt")])
      """)
    try project.write("Unbuilt/Sources/Unbuilt/Error.swift", "public let number: Int = \"\"\n")
    try project.write(
      "Unbuilt/README.md",
      "```swift\nprint(1) // Prints \"1\"\n```\n\n```swift\nimport Unbuilt\nprint(number)\n```\n")

    let run = try await project.waymark("audit", "README.md", in: "\(project.folder)/Unbuilt")

    #expect(run.status == 0)
    #expect(run.error.contains("the package does not build"))
    #expect(
      run.output == """
        README.md:1: proved
        README.md:5: needs context, missing: Unbuilt
        README.md: 2 blocks, 1 proved, 1 needs context

        """)
  }

  @Test func `'test' proves what 'adopt' writes, except for broken blocks`() async throws {
    try project.write("Foreign/Adopted.md", guide)

    let shown = try await project.waymark("adopt", "Foreign/Adopted.md", "--quiet")
    let before = try project.text("Foreign/Adopted.md")
    let written = try await project.waymark("adopt", "Foreign/Adopted.md", "--quiet", "--write")
    let tested = try await project.waymark("test", "Foreign/Adopted.md", "--quiet")

    #expect(before == guide)
    #expect(
      shown.output.hasPrefix(
        "--- Foreign/Adopted.md\n+++ Foreign/Adopted.md\n@@ -3 +3 @@\n-```swift\n+```swift, "))
    #expect(written.status == 0)
    let errors = tested.error.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(errors.allSatisfy { $0.contains("Adopted.md:13:") || $0.contains("Adopted.md:64:") })
    #expect(errors.count == 2)
  }

  @Test func `what 'adopt' writes has the line endings of the document`() async throws {
    let document = "# Trap\n\n```swift\nfatalError(\"no way\")\n```\n"
    try project.write("Foreign/Endings.md", document.replacing("\n", with: "\r\n"))

    let run = try await project.waymark("adopt", "Foreign/Endings.md", "--quiet", "--write")

    #expect(run.output == "Foreign/Endings.md: 1 fence changed\n", "\(run.error)")
    #expect(
      try project.text("Foreign/Endings.md")
        == document.replacing("swift\n", with: "swift, traps=\"Fatal error: no way\"\n")
        .replacing("\n", with: "\r\n"))
  }

  @Test func `snippet files are audited when a document shows them`() async throws {
    try project.write(
      "Snippets/Walk.swift",
      "import Hikes\n// snippet.walk\nprint(Hike(name: \"Ridge\").name) // Prints \"Ridge\"\n")
    try project.write(
      "Foreign/Shown.md",
      "@Snippet(path: \"hikes/Snippets/Walk\", slice: \"walk\")\n\n@Snippet(path: \"hikes/Snippets/Run\")\n"
    )

    let run = try await project.waymark("audit", "Foreign/Shown.md", "--list-unused")

    #expect(
      run.output == """
        Foreign/Shown.md:3: broken
        Snippets/Walk.swift:1: proved
        Foreign/Shown.md: 1 block, 1 broken
        Snippets/Walk.swift: 1 block, 1 proved
        2 files: 2 blocks, 1 proved, 1 broken

        """)
    #expect(
      run.error.contains("Foreign/Shown.md:3:1: error: there is no file 'Snippets/Run.swift'"))
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

  @Test func `a package's own 'print' doesn't hide what a block does`() async throws {
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
    #expect(run.error.contains("README.md:10:1: error: the document says '3', but the result is '2'"))
  }

  @Test func `the site and the reports show the findings`() async throws {
    try project.write("Foreign/Site.md", guide)

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

  @Test func `the steps of a tutorial are audited`() async throws {
    try project.write(
      "Steps/Hikes.docc/Walk.tutorial",
      "@Tutorial {\n  @Code(name: \"A.swift\", file: \"a-1.swift\")\n  @Code(name: \"A.swift\", file: \"a-2.swift\")\n}\n"
    )
    try project.write("Steps/Hikes.docc/Hikes.md", "# Hikes\n")
    try project.write("Steps/Hikes.docc/Resources/a-1.swift", "print(1) // Prints \"1\"\n")

    let run = try await project.waymark(
      "audit", "Steps", "Steps/Hikes.docc", "--report", "steps.xml")

    #expect(run.output.contains("Steps/Hikes.docc/Resources/a-1.swift:1: proved\n"))
    #expect(run.output.components(separatedBy: "Steps/Hikes.docc/Walk.tutorial:3: broken\n").count == 2)
    #expect(project.exists("steps.xml"))
  }

  @Test func `documents without a package are audited`() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/waymark-no-package-\(getpid())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try "```swift\nlet n: Int = \"\"\n```\n\n```swift\nprint(1) // Prints \"1\"\n```\n".write(
      toFile: folder + "/Book.md", atomically: true, encoding: .utf8)

    let run = try await project.waymark("audit", "Book.md", in: folder)

    #expect(
      run.output == "Book.md:1: broken\nBook.md:5: proved\nBook.md: 2 blocks, 1 proved, 1 broken\n")
  }

  @Test func `tests in comments import each other as modules`() async throws {
    try project.write(
      "Foreign/Modules.md",
      """
      <!--
        - test: `shapes_Module1`

        ```swifttest
        -> public struct Shape {
              public init() {}
              public let sides = 4
              let secret = 1
           }
        ```
        - test: `shapes_Test1`

        ```swifttest
        -> import shapes_Module1
        -> print(Shape().sides)
        <- 4
        ```
        - test: `shapes_Test2`

        ```swifttest
        >> import shapes_Module1
        -> print(Shape().secret)
        !$ error: 'secret' is inaccessible due to 'internal' protection level
        ```
      -->
      """)

    let run = try await project.waymark("audit", "Foreign/Modules.md")

    #expect(
      run.output == """
        Foreign/Modules.md:4: compiles, test 'shapes_Module1'
        Foreign/Modules.md:13: proved, test 'shapes_Test1'
        Foreign/Modules.md:20: error on purpose, test 'shapes_Test2'
        Foreign/Modules.md: 3 blocks, 1 proved, 1 compiles, 1 error on purpose

        """)
  }

  @Test(arguments: [("snippet", 1), ("section", 1), ("article", 0), ("auto", 0)])
  func `the scope decides which fences form an example`(scope: String, status: Int32)
    async throws
  {
    let file = "Foreign/Scope-\(scope).md"
    try project.write(
      file,
      """
      # One

      ```swift
      let one = 1
      ```

      # Two

      ```swift
      #expect(one == 1)
      ```
      """)

    let run = try await project.waymark("test", file, "--scope", scope, "--quiet", "--no-strict")

    #expect(run.status == status)
  }

  private let guide = """
    # Hikes

    ```swift
    let hike = Hike(name: "Anna")
    ```

    ```swift
    print(hike.name)
    // Prints "Anna"
    ```

    ```swift
    print(hike.name) // Prints "Berta"
    ```

    # Numbers

    ```swift
    let numbers = [3, 1, 2]
    numbers.sorted() // [1, 2, 3]
    let lazy = numbers.lazy.map { $0 + 1 }
    // Array(lazy) == [4, 2, 3]
    numbers.max() // => Optional(3)
    ```

    # Failures

    ```swift
    let age = 3
    let text: String = age // error: cannot convert
    ```

    ```swift
    let numbers: [Int] = []
    numbers[0] // runtime error
    ```

    ```swift
    .package(url: "https://example.com/hikes", from: "1.0.0")
    ```

    ```swift
    extension Hike {
      func walk(to place: String) -> Int
    }
    ```

    ```swift
    walk(with: Hiker())
    ```

    ```swift
    func length(of hike: Hike) -> Int {
      ...
    }
    ```

    ```swift
    import UIKit
    let view = UIView()
    ```

    ```swift
    print(Hike(name: "Anna").length)
    ```
    """
}
