import Foundation
import Testing
import WaymarkCaching
import WaymarkPackages
import WaymarkSystem

@Suite struct LibraryModulesTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("waymark-links-\(UUID().uuidString)").path

  @Test func `the flags name a folder with links to the library's modules only`() throws {
    defer { FileSystem.remove(folder) }
    let store = try Cache(folder: folder)
    let library = Library(
      flags: ["-DHIKES"], interfaces: ["/build/Hikes.swiftmodule", "/build/include/hikes.h"])

    let flags = try library.compilerFlags(store: store)

    try #require(flags.count == 3)
    #expect(flags[0] == "-I" && flags[2] == "-DHIKES")
    let files = try FileManager.default.contentsOfDirectory(atPath: flags[1]).sorted()
    #expect(files == ["Hikes.swiftdoc", "Hikes.swiftmodule", "Hikes.swiftsourceinfo"])
    #expect(try library.compilerFlags(store: store) == flags)
  }

  @Test func `a link that can't be created is reported, and no incomplete folder remains`() throws {
    defer { FileSystem.remove(folder) }
    let store = try Cache(folder: folder)
    let name = String(repeating: "a", count: 300)
    let library = Library(interfaces: ["/build/Hikes.swiftmodule", "/build/\(name).swiftmodule"])

    let failure = #expect(throws: EnvironmentError.self) { try library.compilerFlags(store: store) }

    let text = try #require(failure).description
    #expect(text.hasPrefix("can't create the link '\(store.scratch)/"))
    #expect(
      text.hasSuffix("/\(name).swiftmodule': File name too long\n  use a shorter path"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: store.scratch) == [])
    #expect(try FileManager.default.contentsOfDirectory(atPath: store.path(.linked, "")) == [])
  }
}
