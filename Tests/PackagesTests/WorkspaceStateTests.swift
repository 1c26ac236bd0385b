import Foundation
import Testing
import WaymarkSystem

@testable import WaymarkPackages

@Suite struct WorkspaceStateTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("waymark-state-\(UUID().uuidString)").path

  init() throws {
    try FileSystem.makeFolder(folder + "/.build/debug")
    try FileSystem.write("", to: folder + "/.build/debug.yaml")
    try FileSystem.write(
      #"{"targetDependencyMap":{}}"#, to: folder + "/.build/debug/description.json")
  }

  private func watched(_ state: String?) throws -> [String]? {
    if let state { try FileSystem.write(state, to: WorkspaceState.file(of: folder)) }
    let description = PackageDescription(
      name: "A", products: [],
      targets: [.init(name: "A", type: "regular", path: "Sources/A")], folder: folder)
    let toolchain = Toolchain(
      driver: "/swift/bin/swiftc", identity: "", version: "", platform: "", root: "/swift")
    return try description.watched(in: BuildManifest(package: folder), toolchain)
  }

  @Test func `without a workspace state, only the package's own sources are watched`() throws {
    defer { FileSystem.remove(folder) }

    #expect(try watched(nil) == [folder + "/Sources/A"])
  }

  @Test func `the folders of local dependencies are watched`() throws {
    defer { FileSystem.remove(folder) }
    let state = """
      {"object": {"dependencies": [
        {"state": {"name": "fileSystem", "path": "/x/Local"}, "subpath": "local"},
        {"state": {"name": "sourceControlCheckout"}, "subpath": "checkout"},
        {"state": {"name": "edited", "path": null}, "subpath": "edited"},
        {"state": {"name": "edited", "path": "/x/Edited"}, "subpath": "elsewhere"}
      ]}}
      """

    #expect(
      try watched(state)
        == [folder + "/Sources/A", "/x/Local", folder + "/Packages/edited", "/x/Edited"])
  }

  @Test(arguments: ["", "{", #"{"object": {"dependencies": [{"state": "edited"}]}}"#])
  func `the watched sources are unknown if the state of the dependencies can't be read`(
    state: String
  ) throws {
    defer { FileSystem.remove(folder) }

    #expect(try watched(state) == nil)
  }
}
