import Foundation
import Testing

/// A result of an earlier run counts only if nothing it depends on has changed.
///
/// Each test proves the same article twice, with a change in between that makes it fail.
@Suite(.serialized) struct StaleResultTests {
  private let project: Project
  private var package: String { "\(project.folder)/parts" }

  init() throws {
    project = try Project.shared.get()
    guard !project.exists("parts") else { return }
    try project.write("parts/Package.swift", manifest(flags: #"Context.environment["PARTS"].map { [.define($0)] } ?? []"#))
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
      """)
    try project.write("parts/Sources/Parts/Words/word.txt", "fir")
    try writePackage("Near", "near", dependsOn: ("Far", "far"), "import Far\npublic func near() -> Int { far() }")
    try writePackage("Far", "far", dependsOn: nil, "public func far() -> Int { 1 }")
  }

  @Test func `a change to an indirect dependency runs an example again`() async throws {
    let article = try article("far", "#expect(far() == 1)")
    let before = try await prove(article)

    try project.write("parts/far/Sources/Far/Far.swift", "public func far() -> Int { 2 }")
    let after = try await prove(article)
    try project.write("parts/far/Sources/Far/Far.swift", "public func far() -> Int { 1 }")

    #expect(before.status == 0, "\(before.error)")
    #expect(after.status == 1)
    #expect(after.error.contains("far() → 2"), "\(after.error)")
  }

  @Test func `adding a manifest for a Swift version runs an example again`() async throws {
    let article = try article("versions", "#expect(volume == 1)")
    let before = try await prove(article)

    let newer = manifest(flags: #"[.define("LOUD")]"#).replacing("version: 6.0", with: "version: 6.1")
    try project.write("parts/Package@swift-6.1.swift", newer)
    let after = try await prove(article)
    try FileManager.default.removeItem(atPath: "\(package)/Package@swift-6.1.swift")

    #expect(before.status == 0, "\(before.error)")
    #expect(after.status == 1)
    #expect(after.error.contains("volume → 11"), "\(after.error)")
  }

  @Test func `a change to an environment variable that the manifest reads runs an example again`()
    async throws
  {
    let article = try article("environment", "#expect(volume == 1)")

    let before = try await prove(article)
    let other = try await prove(article, environment: ["PARTS": "LOUD"])
    let after = try await prove(article)

    #expect([before.status, other.status, after.status] == [0, 1, 0], "\(before.error)\(after.error)")
    #expect(other.error.contains("volume → 11"), "\(other.error)")
  }

  @Test func `a change to a resource runs an example again`() async throws {
    let article = try article("resource", "#expect(word() == \"fir\")")
    let before = try await prove(article)

    try project.write("parts/Sources/Parts/Words/word.txt", "elm")
    let after = try await prove(article)
    try project.write("parts/Sources/Parts/Words/word.txt", "fir")

    #expect(before.status == 0, "\(before.error)")
    #expect(after.status == 1)
    #expect(after.error.contains("word() → \"elm\""), "\(after.error)")
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

  @Test func `code edited after the build that --skip-build uses is proved in the next run`() async throws {
    let article = try article("skipped", "#expect(volume == 1)")
    let source = try project.text("parts/Sources/Parts/Parts.swift")
    let built = try await prove(article)
    try FileManager.default.removeItem(atPath: "\(package)/.build/waymark")

    try project.write(
      "parts/Sources/Parts/Parts.swift", source.replacing("volume = 1\n", with: "volume = 2\n"))
    let skipped = try await prove(article, "--skip-build")
    let after = try await prove(article)
    try project.write("parts/Sources/Parts/Parts.swift", source)

    #expect(built.status == 0, "\(built.error)")
    #expect(skipped.status == 0, "\(skipped.error)")
    #expect(after.status == 1)
  }

  @Test func `if the library is rebuilt during a run, only the next run proves its examples`() async throws {
    _ = try await prove(try article("first", "#expect(volume == 1)"))
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

  private func article(_ name: String, _ code: String) throws -> String {
    try project.write("parts/Docs/\(name).md", "```swift\n\(code)\n```\n")
    return "Docs/\(name).md"
  }

  private func manifest(flags: String) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription

    let flags: [SwiftSetting] = \(flags)
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

  private func writePackage(
    _ module: String, _ name: String, dependsOn other: (module: String, name: String)?, _ code: String
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
