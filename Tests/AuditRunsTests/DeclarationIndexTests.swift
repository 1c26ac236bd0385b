import Foundation
import Testing

@testable import WaymarkAuditRuns
@testable import WaymarkInterfaces

/// The names that the sources of a package declare.
@Suite struct DeclarationIndexTests {
  @Test func `a member for some platforms is listed with its type`() throws {
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
    try Data(code.utf8).write(to: sources.appending(path: "Hike.swift"))
    let index = try DeclarationIndex.read(
      of: folder.path, cache: folder.appending(path: "cache").path)

    let found = index.platformDeclarations
    #expect(found.owners(of: "color") == ["Hike"] && found.owners(of: "walk") == ["Hike"])
    #expect(found.contains("draw") && found.owners(of: "draw").isEmpty)
    #expect(found.dependsOnPlatform("draw"))
    // This function isn't public on any platform.
    #expect(!found.dependsOnPlatform("rest") && !found.dependsOnPlatform("Hike"))
    let names = index.sourceNames
    #expect(names.mightHave("pause", "Hike") && !names.mightHave("pause", "Stop"))
    #expect(names.mightHave("mark", "Hike") && !names.mightHave("unknown", "Hike"))
    #expect(names.hasPrivateInitializer("Hike") && !names.hasPrivateInitializer("Stop"))
  }
}
