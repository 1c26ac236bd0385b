import Foundation
import Testing

/// A result of an earlier run counts only if nothing it depends on has changed, apart from files
/// outside the package that the example reads.
///
/// The articles are proved once. Most tests then make a change that makes one of them fail, and
/// don't undo it, so that they need only one build.
@Suite(.serialized) struct StaleResultTests {
  private let project: Project
  private var package: String { Self.package(of: project) }

  init() async throws { project = try await Self.proved.value }

  private static func package(of project: Project) -> String { "\(project.folder)/parts" }

  private static let proved = Task {
    let project = try Project.shared.get()
    try writeParts(project)
    try await project.addHarness(in: package(of: project))
    for (name, check) in [
      ("far", "far() == 1"), ("versions", "pitch == 1"), ("environment", "volume == 1"),
      ("resource", "word() == \"fir\""), ("skipped", "length == 1"),
    ] { try project.write("parts/Docs/\(name).md", "```swift\n#expect(\(check))\n```\n") }
    let run = try await project.waymark("test", "Docs", "--quiet", in: package(of: project))
    #expect(run.status == 0, "\(run.error)")
    return project
  }

  private static func writeParts(_ project: Project) throws {
    try project.write("parts/Package.swift", manifest())
    try project.write(
      "parts/Sources/Parts/Parts.swift",
      """
      import Foundation
      import Near

      public func far() -> Int { near() }
      public func word() -> String {
        let file = Bundle.module.url(forResource: "Words/word", withExtension: "txt")!
        return try! String(contentsOf: file, encoding: .utf8)
      }
      #if LOUD
        public let volume = 11
      #else
        public let volume = 1
      #endif
      #if HIGH
        public let pitch = 11
      #else
        public let pitch = 1
      #endif
      """)
    try project.write("parts/Sources/Parts/Length.swift", "public let length = 1\n")
    try project.write("parts/Sources/Parts/Words/word.txt", "fir")
    try writePackage(
      "Near", "near", dependsOn: ("Far", "far"), "import Far\npublic func near() -> Int { far() }",
      project)
    try writePackage("Far", "far", dependsOn: nil, "public func far() -> Int { 1 }", project)
  }

  @Test func `an example runs again after a change to an indirect dependency`() async throws {
    try project.write("parts/far/Sources/Far/Far.swift", "public func far() -> Int { 2 }")

    let run = try await prove("Docs/far.md")

    #expect(run == failure("far", "(far() → 2) == 1"))
  }

  @Test func `an example runs again after a version-specific manifest is added`() async throws {
    let newer = Self.manifest(flag: ".define(\"HIGH\")")
    try project.write(
      "parts/Package@swift-6.1.swift", newer.replacing("version: 6.0", with: "version: 6.1"))

    let run = try await prove("Docs/versions.md")

    #expect(run == failure("versions", "(pitch → 11) == 1"))
  }

  @Test func `an example runs again if an environment variable that the manifest reads changes`()
    async throws
  {
    let other = try await prove("Docs/environment.md", environment: ["PARTS": "LOUD"])
    let after = try await prove("Docs/environment.md")

    #expect(other == failure("environment", "(volume → 11) == 1"))
    #expect(after.status == 0, "\(after.error)")
  }

  @Test func `an example runs again after a change to a resource`() async throws {
    try project.write("parts/Sources/Parts/Words/word.txt", "elm")

    let run = try await prove("Docs/resource.md")

    #expect(run == failure("resource", "(word() → \"elm\") == \"fir\""))
  }

  @Test func `examples have the same environment variables on every machine`() async throws {
    let names = ["TZ", "LANG", "LC_ALL", "USER", "PATH"]
    let article = try article(
      "variables",
      """
      import Foundation
      let environment = ProcessInfo.processInfo.environment
      #expect(\(names).map { environment[$0] ?? "none" } == [
        "UTC", "C.UTF-8", "none", "waymark", "/usr/local/bin:/usr/bin:/bin",
      ])
      """)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""

    let run = try await prove(
      article,
      environment: [
        "TZ": "Asia/Tokyo", "LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8", "USER": "someone",
        "PATH": path + ":/elsewhere",
      ])

    #expect(run.status == 0, "\(run.error)")
  }

  @Test func `a change to a file outside the package takes effect only with '--fresh'`()
    async throws
  {
    let file = "\(project.folder)/outside.txt"
    try project.write("outside.txt", "1")
    let article = try article(
      "outside",
      """
      import Foundation
      #expect(try String(contentsOfFile: "\(file)", encoding: .utf8) == "1")
      """)
    let before = try await prove(article)

    try project.write("outside.txt", "2")
    let kept = try await prove(article)
    let fresh = try await prove(article, "--fresh")

    #expect(before.status == 0, "\(before.error)")
    #expect(kept.status == 0)
    #expect(fresh.status == 1)
  }

  @Test func `after a run with '--skip-build', the next run proves the edited code`()
    async throws
  {
    let built = try await prove("Docs/skipped.md")
    try FileManager.default.removeItem(atPath: "\(package)/.build/waymark/3/library")

    try project.write("parts/Sources/Parts/Length.swift", "public let length = 2\n")
    let skipped = try await prove("Docs/skipped.md", "--skip-build")
    let after = try await prove("Docs/skipped.md")

    #expect(built.status == 0, "\(built.error)")
    #expect(skipped.status == 0, "\(skipped.error)")
    #expect(after == failure("skipped", "(length → 2) == 1"))
  }

  @Test func `a run proves nothing if the library is rebuilt during the run`()
    async throws
  {
    let article = try article(
      "rebuilding",
      """
      import Foundation
      let module = "\(package)/.build/debug/Parts.build/Parts.swift.o"
      let marker = "\(project.folder)/rebuilt"
      if FileManager.default.createFile(atPath: marker, contents: nil) {
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: module)
      }
      #expect(volume == 1)
      """)

    let run = try await prove(article)

    #expect(run.status == 3)
    #expect(
      run.error.hasSuffix(
        """
        waymark: the package was built again while its examples were being proved, so this run proves nothing
          run waymark again when the other build has finished

        """), "\(run.error)")
    #expect(run.output == "")
  }

  private func prove(
    _ article: String, _ options: String..., environment: [String: String] = [:]
  ) async throws -> Project.Run {
    try await project.waymark(
      ["test", article, "--quiet"] + options, in: package, environment: environment)
  }

  /// Returns the result of an example whose only expectation fails.
  private func failure(_ name: String, _ values: String) -> Project.Run {
    Project.Run(
      status: 1, output: "1 example, 1 expectation: 1 failed\n",
      error: "Docs/\(name).md:2:1: error: Expectation failed: \(values)\n")
  }

  private func article(_ name: String, _ code: String) throws -> String {
    try project.write("parts/Docs/\(name).md", "```swift\n\(code)\n```\n")
    return "Docs/\(name).md"
  }

  /// Returns a manifest that defines the flag in the environment variable `PARTS`.
  ///
  /// - Parameter flag: An additional setting.
  private static func manifest(flag: String = "") -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription

    let flags: [SwiftSetting] =
      [\(flag)] + (Context.environment["PARTS"].map { [.define($0)] } ?? [])
    let package = Package(
      name: "parts",
      products: [.library(name: "Parts", targets: ["Parts"])],
      dependencies: [.package(path: "near")],
      targets: [
        .target(
          name: "Parts", dependencies: [.product(name: "Near", package: "near")],
          resources: [.copy("Words")], swiftSettings: flags)
      ]
    )
    """
  }

  private static func writePackage(
    _ module: String, _ name: String, dependsOn other: (module: String, name: String)?,
    _ code: String, _ project: Project
  ) throws {
    let dependency = other.map { #".package(path: "../\#($0.name)")"# } ?? ""
    let product = other.map { #".product(name: "\#($0.module)", package: "\#($0.name)")"# } ?? ""
    try project.write(
      "parts/\(name)/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "\(name)",
        products: [.library(name: "\(module)", targets: ["\(module)"])],
        dependencies: [\(dependency)],
        targets: [.target(name: "\(module)", dependencies: [\(product)])]
      )
      """)
    try project.write("parts/\(name)/Sources/\(module)/\(module).swift", code)
  }
}
