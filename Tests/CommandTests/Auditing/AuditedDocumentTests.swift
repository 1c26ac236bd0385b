import Foundation
import Testing

/// The kinds of documents that an audit reads.
@Suite struct AuditedDocumentTests {
  private let project: Project

  init() throws { project = try Project.shared.get() }

  @Test(
    arguments: [
      ("UTF-16", String.Encoding.utf16), ("UTF-16", .utf16BigEndian), ("Latin-1", .isoLatin1),
    ])
  func `documents in encodings other than UTF-8 can be audited`(
    name: String, encoding: String.Encoding
  ) async throws {
    let text = "```swift\nlet café = \"é\"\nprint(café) // Prints \"é\"\n```\n"
    let bytes = try #require(text.data(using: encoding))
    let file = "Foreign/Encoded-\(encoding.rawValue).md"
    try project.write(file, "")
    try bytes.write(to: URL(fileURLWithPath: "\(project.folder)/\(file)"))

    let run = try await project.waymark("audit", file)

    #expect(run.output == "\(file):1: proved\n\(file): 1 block, 1 proved\n")
    #expect(
      run.messages == """
        \(file):1:1: warning: this file isn't UTF-8; it is read as \(name)
          save it as UTF-8

        """)
  }

  @Test func `an audit of files without blocks reports that there are none`() async throws {
    try project.write("Foreign/Empty.md", "# Empty\n\n```sh\nls\n```\n")
    try project.write("Foreign/Empty.swift", "")

    let run = try await project.waymark("audit", "Foreign/Empty.swift", "Foreign/Empty.md")

    #expect(run.status == 0)
    #expect(run.output == "0 files: 0 blocks\n")
    #expect(
      run.messages == """
        Found no Swift blocks in 'Foreign/Empty.swift', 'Foreign/Empty.md'
          audits read Swift blocks in Markdown files, tutorials, and doc comments

        """)
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
      run.messages == """
        Foreign/Shown.md:3:1: error: there is no file 'Snippets/Run.swift'
          correct the path, or add the file

        """)
  }

  @Test func `a snippet file that can't be read is reported with its name`() async throws {
    // In the shared package, other tests would compile the file.
    let project = try Project("huge")
    try project.write("Snippets/Huge.swift", "// snippet.walk\n")
    _ = try await project.run("truncate", "--size=65M", "Snippets/Huge.swift")

    let run = try await project.waymark("audit", "Snippets/Huge.swift")

    #expect(run.status == 3)
    #expect(
      run.error == """
        waymark: 'Snippets/Huge.swift' can't be read: File too large
          divide the file into smaller files

        """)
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

    #expect(
      run.output == """
        Steps/Hikes.docc/Resources/a-1.swift:1: proved
        Steps/Hikes.docc/Walk.tutorial:3: broken
        Steps/Hikes.docc/Resources/a-1.swift: 1 block, 1 proved
        Steps/Hikes.docc/Walk.tutorial: 1 block, 1 broken
        2 files: 2 blocks, 1 proved, 1 broken

        """)
    #expect(
      run.messages
        == """
        Steps/Hikes.docc/Walk.tutorial:3:1: error: the catalog has no file 'a-2.swift'
          correct the name, or add the file

        """)
    #expect(project.exists("steps.xml"))
  }

  @Test func `documents without a package are audited`() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/waymark-no-package-\(getpid())"
    try await project.addHarness(in: folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try "```swift\nlet n: Int = \"\"\n```\n\n```swift\nprint(1) // Prints \"1\"\n```\n".write(
      toFile: folder + "/Book.md", atomically: true, encoding: .utf8)

    let run = try await project.waymark("audit", "Book.md", "--site", "_audit", in: folder)
    let unsafe = try await project.waymark("audit", "Book.md", "--site", ".", in: folder)

    #expect(
      run.output
        == "Book.md:1: broken\nBook.md:5: proved\nBook.md: 2 blocks, 1 proved, 1 broken\n"
        + "The site is in _audit/: open _audit/index.html\n")
    #expect(FileManager.default.fileExists(atPath: folder + "/_audit/index.html"))
    #expect(
      unsafe.messages.hasPrefix("waymark: '.' is or contains the current folder, so nothing is"))
  }

  @Test func `without a package, the Swift files below the current folder aren't read`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.path + "/waymark-home-\(getpid())"
    try await project.addHarness(in: folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: folder + "/Other", withIntermediateDirectories: true)
    try "let ridge = 1\n".write(
      toFile: folder + "/Other/Walk.swift", atomically: true, encoding: .utf8)
    try "```swift\nprint(ridge)\n```\n".write(
      toFile: folder + "/Notes.md", atomically: true, encoding: .utf8)

    let run = try await project.waymark("audit", "Notes.md", in: folder)

    #expect(
      run.output
        == "Notes.md:1: needs context, missing: ridge\nNotes.md: 1 block, 1 needs context\n")
  }

  @Test func `the report names the trait that enables a missing declaration`() async throws {
    try project.write(
      "Traits/Package.swift",
      """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "traits", products: [.library(name: "Traits", targets: ["Traits"])],
        traits: [.trait(name: "Maps")], targets: [.target(name: "Traits")])
      """)
    try project.write(
      "Traits/Sources/Traits/Maps.swift",
      """
      public struct Hike { public init() {} }
      #if Maps
        public struct Map { public init() {} }
        extension Hike { public func draw() {} }
      #else
        struct Sketch {}
      #endif
      """)
    try project.write(
      "Traits/README.md",
      "```swift\nprint(Map())\n```\n\n```swift\nHike().draw()\n```\n\n"
        + "```swift\nprint(Sketch())\n```\n")
    let folder = "\(project.folder)/Traits"
    try await project.addHarness(in: folder)

    let run = try await project.waymark("audit", "README.md", in: folder)

    #expect(
      run.output == """
        README.md:1: needs context, missing: Map (Sources/Traits/Maps.swift, with the trait 'Maps')
        README.md:5: other platform
        README.md:9: needs context, missing: Sketch (Sources/Traits/Maps.swift)
        README.md: 3 blocks, 2 needs context, 1 other platform

        """)
  }
}
