import Foundation
import Testing
import WaymarkSystem

@testable import WaymarkPackages

@Suite struct CatalogTests {
  @Test func `the catalogs of a library are directly in the folders of its modules`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("waymark-catalogs-\(UUID().uuidString)").path
    defer { FileSystem.remove(folder) }
    for path in ["Maps", "Trails/Trails.docc", "Trails/Docs.docc", "Trails/Huts/Huts.docc"] {
      try FileSystem.makeFolder("\(folder)/\(path)")
    }
    var library = Library(modules: ["Trails", "Maps", "Lakes"])
    library.sourceFolders = ["Trails", "Maps", "Lakes"].map { "\(folder)/\($0)" }

    #expect(
      library.catalogs == ["\(folder)/Trails/Docs.docc", "\(folder)/Trails/Trails.docc"])
  }
}
