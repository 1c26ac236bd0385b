import Foundation
import Testing
import WaymarkSystem

@testable import WaymarkPackages

@Suite struct BundleTests {
  private let package = FileManager.default.temporaryDirectory
    .appendingPathComponent("waymark-bundle-\(UUID().uuidString)").path
  private var build: String { package + "/.build/debug" }

  /// Creates files in the build folder, and a manifest of a build that copies two resources of the
  /// target `A`.
  private func manifest(with files: [String]) throws -> BuildManifest {
    for file in files + ["description.json"] {
      let path = "\(package)/.build/debug/\(file)"
      try FileSystem.makeFolder(String(path[..<path.lastIndex(of: "/")!]))
      try FileSystem.write(#"{"targetDependencyMap":{"A":[]}}"#, to: path)
    }
    let resources = ["maps/en/a.txt", "folder/"].map { "\(build)/A.resources/\($0)" }
    try FileSystem.write(
      """
      commands:
        "A-.build-debug.module-resources":
          tool: phony
          inputs: ["\(resources.joined(separator: "\",\""))","\(build)/A.build/list"]

      """, to: package + "/.build/debug.yaml")
    return try BuildManifest(package: package)
  }

  @Test func `only files in bundles that no resource of the build produces are removed`() throws {
    defer { FileSystem.remove(package) }
    let kept = [
      "A.build/list", "A.build/object", "A.resources/folder/b.txt", "A.resources/maps/en/a.txt",
      "B.resources/other.txt", "outside/c.txt",
    ]
    let outdated = [
      "A.resources/old.txt", "A.resources/maps/old.txt", "A.resources/maps/de/a.txt",
    ]
    let manifest = try manifest(with: kept + outdated)
    for link in ["A.resources/outside", "A.resources/maps/en/outside"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(build)/\(link)", withDestinationPath: "\(build)/outside")
    }

    try manifest.removeOutdatedResources()

    #expect(
      FileSystem.contents(of: build)?.paths.filter { $0.hasSuffix(".txt") }
        == kept.filter { $0.hasSuffix(".txt") })
    #expect(FileSystem.names(in: build + "/A.build") == ["list", "object"])
    #expect(FileSystem.names(in: build + "/A.resources") == ["folder", "maps"])
    #expect(FileSystem.names(in: build + "/A.resources/maps") == ["en"])
    #expect(FileSystem.names(in: build + "/A.resources/maps/en") == ["a.txt"])
  }

  @Test func `a symbolic link in place of a bundle or one of its folders isn't followed`() throws {
    defer { FileSystem.remove(package) }
    let manifest = try manifest(with: ["outside/maps/old.txt", "A.resources/folder/b.txt"])
    try FileManager.default.createSymbolicLink(
      atPath: "\(build)/A.resources/maps", withDestinationPath: "\(build)/outside/maps")

    try manifest.removeOutdatedResources()
    FileSystem.remove("\(build)/A.resources")
    try FileManager.default.createSymbolicLink(
      atPath: "\(build)/A.resources", withDestinationPath: "\(build)/outside")
    try manifest.removeOutdatedResources()

    #expect(FileSystem.names(in: build + "/outside/maps") == ["old.txt"])
  }
}
