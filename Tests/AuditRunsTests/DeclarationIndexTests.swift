import Foundation
import Testing

@testable import WaymarkAuditRuns
@testable import WaymarkInterfaces

/// The names that the sources of a package declare.
@Suite struct DeclarationIndexTests {
  @Test(arguments: ["\n", "\r\n"])
  func `platform-specific declarations are indexed with the types that contain them`(
    ending: String
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "index-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = folder.appending(path: "Sources")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    let code = """
      public struct Hike {
        #if os(macOS)
        /// The class of this hike
        public var color: Int { 1 }
        #endif

        public struct Stop {}
        #if os(macOS)
        public class func walk() {}
        #endif
      }
      #if os(macOS)
      extension Hike.Stop { public var view: Int { 1 } }
      public func draw() {}
      func rest() {}
      #endif
      public protocol Trail { func mark() }
      extension Hike {
        @_spi(Guides)
        public init(guide: Int) {}
        func pause() {}
      }
      """
    let text = code.replacing("\n", with: ending)
    try Data(text.utf8).write(to: sources.appending(path: "Hike.swift"))
    let index = try DeclarationSources(
      package: folder.path, cache: folder.appending(path: "cache").path
    ).index

    let found = index.platformDeclarations
    #expect(found.owners(of: "color") == ["Hike"] && found.owners(of: "walk") == ["Hike"])
    #expect(found.contains("draw") && found.owners(of: "draw").isEmpty)
    #expect(found.dependsOnPlatform("draw"))
    // This function isn't public on any platform.
    #expect(!found.dependsOnPlatform("rest") && !found.dependsOnPlatform("Hike"))
    #expect(found.isFinal("Stop") && found.isFinal("Hike") && !found.isFinal("Trail"))
    let names = index.sourceNames
    #expect(names.mightHave("pause", "Hike") && !names.mightHave("pause", "Stop"))
    #expect(names.mightHave("mark", "Hike") && !names.mightHave("unknown", "Hike"))
    #expect(names.hasPrivateInitializer("Hike") && !names.hasPrivateInitializer("Stop"))
  }

  @Test(arguments: [
    ("Tests/Lamp.swift", "#if os(macOS)\nfunc glow() {}\n#endif\n"),
    ("Examples/Lamp.swift", "#if HAS_LAMP\nlet lamp = 1\n#endif\n"),
    ("Sources/Lamp.swift", "struct Lamp { func glow() {} }\n"),
    ("Sources/Lamp.swift", "struct Lamp {\n  @_spi(Guides)\n  init() {}\n}\n"),
    ("Sources/Lamp.swift", "protocol Lamp {}\n"),
    ("Sources/Lamp.swift", "class Lamp {}\n"),
    ("Tests/Lamp2.swift", "struct Lamp {}\n"),
    ("Sources/Lamp.swift", "#if os(macOS)\nstruct Lamp {}\n#endif\n"),
    ("Sources/Lamp.swift", "public struct Lamp {}\n"),
  ])
  func `the digest changes with the declarations, but not with other code`(
    path: String, code: String
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "index-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ code: String, to path: String) throws {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(code.utf8).write(to: file)
    }
    func digest() throws -> String {
      let cache = folder.appending(path: "cache").path
      let sources = try DeclarationSources(package: folder.path, cache: cache)
      let digest = sources.digest
      #expect(sources.digest == digest && sources.index.digest == digest)
      return digest
    }
    let old = "struct Lamp {}\n"
    for path in ["Sources/Lamp.swift", "Tests/Lamp.swift", "Examples/Lamp.swift"] {
      try write(old, to: path)
    }
    let first = try digest()

    try write(old + "// It glows.\n", to: path == "Tests/Lamp2.swift" ? "Tests/Lamp.swift" : path)
    let commented = try digest()
    try write(old + code, to: path)
    let changed = try digest()

    #expect(commented == first)
    #expect(changed != first)
  }
}
