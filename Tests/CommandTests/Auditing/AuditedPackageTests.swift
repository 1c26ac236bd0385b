import Testing

/// Audits of documents whose package has API behind a build flag, or doesn't build completely.
@Suite struct AuditedPackageTests {
  private let project: Project

  init() throws { project = try Project.shared.get() }

  @Test func `a call to API behind a build flag isn't reported as broken`() async throws {
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
    try project.write(
      "Flags/README.md", "```swift\nLock().encode()\n```\n\n```swift\nLock().open()\n```\n")
    let folder = "\(project.folder)/Flags"
    try await project.addHarness(in: folder)

    let run = try await project.waymark("audit", "README.md", in: folder)

    #expect(
      run.output == """
        README.md:1: other platform
        README.md:5: broken
        README.md: 2 blocks, 1 other platform, 1 broken

        """)
    #expect(
      run.messages == "README.md:6:8: error: value of type 'Lock' has no member 'open'\n")
  }

  @Test func `after a change to declarations in tests, findings match those of a fresh audit`()
    async throws
  {
    try project.writeManifest(ofLibrary: "Unseen")
    try project.write(
      "Unseen/Sources/Unseen/Lamp.swift", "public struct Lamp { public init() {} }\n")
    try project.write(
      "Unseen/README.md", "```swift\nLamp().glow()\n```\n\n```swift\nprint(light)\n```\n")
    let folder = "\(project.folder)/Unseen"
    try await project.addHarness(in: folder)
    let old = try await project.waymark("audit", "README.md", in: folder)
    try project.write(
      "Unseen/Tests/LampTests.swift",
      """
      extension Lamp {
        #if os(macOS)
          func glow() {}
        #endif
      }
      let light = 1
      """)

    let new = try await project.waymark("audit", "README.md", in: folder)
    let fresh = try await project.waymark("audit", "README.md", "--fresh", in: folder)

    #expect(
      old.output == """
        README.md:1: broken
        README.md:5: needs context, missing: light
        README.md: 2 blocks, 1 needs context, 1 broken

        """)
    #expect(
      new.output == """
        README.md:1: other platform
        README.md:5: needs context, missing: light (Tests/LampTests.swift)
        README.md: 2 blocks, 1 needs context, 1 other platform

        """)
    #expect(new.output == fresh.output)
  }

  @Test func `blocks that don't need the package are audited even if its build fails`()
    async throws
  {
    try project.writeManifest(ofLibrary: "Unbuilt")
    try project.write("Unbuilt/Sources/Unbuilt/Error.swift", "public let number: Int = \"\"\n")
    try project.write(
      "Unbuilt/README.md",
      "```swift\nprint(1) // Prints \"1\"\n```\n\n```swift\nimport Unbuilt\nprint(number)\n```\n")
    let folder = "\(project.folder)/Unbuilt"
    try await project.addHarness(in: folder)

    let run = try await project.waymark("audit", "README.md", in: folder)

    #expect(run.status == 1)
    #expect(
      run.error.hasPrefix("Building Unbuilt\nwaymark: the package doesn't build:\n"),
      "\(run.error)")
    #expect(
      run.error.contains(
        "Error.swift:1:26: error: cannot convert value of type 'String' to specified type 'Int'\n"))
    #expect(
      run.error.contains(
        """

          correct these errors; 'swift build' reports them as well
          the blocks are audited without the package
        Finding contexts, round 1

        """))
    #expect(
      run.output == """
        README.md:1: proved
        README.md:5: needs context, missing: Unbuilt
        README.md: 2 blocks, 1 proved, 1 needs context

        """)
  }

  @Test func `a product that doesn't build is left out of an audit`() async throws {
    try project.write(
      "Unsound/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "partial",
        products: [
          .library(name: "Sound", targets: ["Sound"]), .library(name: "Unsound", targets: ["Unsound"]),
        ],
        targets: [.target(name: "Sound"), .target(name: "Unsound")])
      """)
    try project.write("Unsound/Sources/Sound/Number.swift", "public let number = 1\n")
    try project.write("Unsound/Sources/Unsound/Error.swift", "public let word: Int = \"\"\n")
    try project.write(
      "Unsound/README.md",
      "```swift\nprint(number) // Prints \"1\"\n```\n\n```swift\nprint(word)\n```\n")
    let folder = "\(project.folder)/Unsound"
    try await project.addHarness(in: folder)

    let first = try await project.waymark("audit", "README.md", in: folder)
    let second = try await project.waymark("audit", "README.md", in: folder)
    let tested = try await project.waymark("test", "README.md", in: folder)

    for run in [first, second] {
      #expect(run.status == 0)
      #expect(
        run.messages
          == "waymark: the product 'Unsound' doesn't build\n  the blocks are audited without it\n")
      #expect(
        run.output == """
          README.md:1: proved
          README.md:5: needs context, missing: word (Sources/Unsound/Error.swift)
          README.md: 2 blocks, 1 proved, 1 needs context

          """)
    }
    #expect(tested.status == 3)
  }
}
