import Foundation
import Testing

/// SwiftPM leaves the modules of removed targets and the copies of removed resources in its build
/// folder. Examples can't use them.
///
/// The tests share a package. Each of them removes different files, and writes a manifest that
/// declares only the remaining ones.
@Suite(.serialized) struct RemovedFileTests {
  private let project: Project

  init() async throws { project = try await Self.proved.value }

  private static let proved = Task {
    let project = try Project("removed")
    try await project.addHarness()
    for (path, text) in sources { try project.write(path, text) }
    try writeManifest(of: project)
    for (name, code) in examples {
      try project.write("Docs/\(name).md", "```swift\n\(code)\n```\n")
    }
    let run = try await project.waymark("test", "Docs", "--quiet")
    #expect(run.status == 0, "\(run.error)")
    return project
  }

  private static let examples = [
    "import": "import Old\nlet length: Old.Distance = 3\n#expect(length == 3)",
    "condition":
      "#if canImport(Old)\n  let count = 1\n#else\n  let count = 0\n#endif\n#expect(count == 1)",
    "renamed": "import Tent\nlet beds: Beds = 3\n#expect(beds == 3)",
    "processed": "#expect(has(\"processed.txt\"))",
    "skipped": "#expect(has(\"skipped.txt\"))",
    "copied": "#expect(has(\"copied.txt\"))",
    "kept": "#expect(has(\"Maps/map.txt\") && has(\"kept.txt\"))",
    "dynamic": "#expect(crossing().length == 3)",
  ]

  private static let sources = [
    "Sources/Trail/Trail.swift": """
    import Bridge
    import Foundation

    public func has(_ resource: String) -> Bool {
      FileManager.default.fileExists(atPath: Bundle.module.bundlePath + "/" + resource)
    }
    public func crossing() -> Bridge { Bridge(length: 3) }
    """,
    "Sources/Trail/Maps/map.txt": "map",
    "Sources/Trail/Notes/processed.txt": "processed",
    "Sources/Trail/Notes/kept.txt": "kept",
    "Sources/Trail/Notes/skipped.txt": "skipped",
    "Sources/Trail/copied.txt": "copied",
    "Sources/Old/Old.swift": "public typealias Distance = Int\n",
    "Sources/Tent/Tent.swift": "public typealias Beds = Int\n",
    "Sources/Camp/Camp.swift": "import Stove\npublic let camp: Heat = 1\n",
    "Sources/Stove/Stove.swift": "public typealias Heat = Int\n",
    "Spare/Spare.swift": "public typealias Size = Int\n",
    "bridge/Sources/Bridge/Bridge.swift": """
    public struct Bridge {
      public var length: Int
      public init(length: Int) { self.length = length }
    }
    """,
    "bridge/Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "bridge",
      products: [.library(name: "Bridge", type: .dynamic, targets: ["Bridge"])],
      targets: [.target(name: "Bridge")]
    )
    """,
  ]

  private static func writeManifest(of project: Project) throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: project.folder + "/Sources")
    let names = folders.filter { !["Trail", "Hikes"].contains($0) }.sorted()
    let stove = names.contains("Stove") ? "[\"Stove\"]" : "[]"
    let targets = names.map { name in
      ".target(name: \"\(name)\", dependencies: \(name == "Camp" ? stove : "[]")),"
    }
    let copied = project.exists("Sources/Trail/copied.txt") ? ".copy(\"copied.txt\")," : ""
    try project.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "removed",
        products: [.library(name: "Trail", targets: ["Trail"] + \(names))],
        dependencies: [.package(path: "bridge")],
        targets: [
          \(targets.joined(separator: "\n    "))
          .target(name: "Spare", path: "Spare"),
          .target(
            name: "Trail", dependencies: [.product(name: "Bridge", package: "bridge")],
            resources: [\(copied) .copy("Maps"), .process("Notes")]),
        ]
      )
      """)
  }

  private func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: "\(project.folder)/\(path)")
    try Self.writeManifest(of: project)
  }

  private func prove(_ name: String) async throws -> Project.Run {
    try await project.waymark("test", "Docs/\(name).md", "--quiet", "--no-strict")
  }

  @Test func `the module of a removed target can't be imported`() async throws {
    try remove("Sources/Old")

    let imported = try await prove("import")
    let condition = try await prove("condition")

    #expect(imported.error.contains("error: no such module 'Old'"), "\(imported)")
    #expect(condition.error.contains("Expectation failed: (count → 0) == 1"), "\(condition)")
  }

  @Test func `a renamed module can't be imported under its old name`() async throws {
    try project.write("Sources/Shelter/Tent.swift", try project.text("Sources/Tent/Tent.swift"))
    try remove("Sources/Tent")

    let run = try await prove("renamed")

    #expect(run.error.contains("error: no such module 'Tent'"), "\(run)")
  }

  @Test func `a module that isn't part of a product can't be imported`() async throws {
    let build = try await project.run("swift", "build")
    try project.write("Docs/spare.md", "```swift\nimport Spare\nlet size: Size = 1\n```\n")

    let run = try await prove("spare")

    #expect(build.status == 0, "\(build.error)")
    #expect(project.exists(".build/debug/Modules/Spare.swiftmodule"))
    #expect(run.error.contains("error: no such module 'Spare'"), "\(run)")
  }

  @Test func `a package whose sources import a removed module doesn't build`() async throws {
    let source = try project.text("Sources/Stove/Stove.swift")
    try remove("Sources/Stove")

    let removed = try await prove("kept")
    try project.write("Sources/Stove/Stove.swift", source)
    try Self.writeManifest(of: project)
    let restored = try await prove("kept")

    #expect(removed.status == 3)
    #expect(removed.error.contains("error: no such module 'Stove'"), "\(removed)")
    #expect(restored.status == 0, "\(restored.error)")
  }

  @Test func `a resource that was removed before the last build isn't used with '--skip-build'`()
    async throws
  {
    try remove("Sources/Trail/Notes/skipped.txt")
    let build = try await project.run("swift", "build")

    let run = try await project.waymark("test", "Docs/skipped.md", "--quiet", "--skip-build")

    #expect(build.status == 0, "\(build.error)")
    #expect(run.error.contains("Expectation failed: has(\"skipped.txt\")"), "\(run)")
  }

  @Test func `resources that were removed aren't in the bundle`() async throws {
    try remove("Sources/Trail/Notes/processed.txt")
    try remove("Sources/Trail/copied.txt")

    let (processed, copied) = (try await prove("processed"), try await prove("copied"))
    let kept = try await prove("kept")

    #expect(processed.error.contains("Expectation failed: has(\"processed.txt\")"), "\(processed)")
    #expect(copied.error.contains("Expectation failed: has(\"copied.txt\")"), "\(copied)")
    #expect(kept.status == 0, "\(kept.error)")
  }
}
