import Foundation
import Testing
import WaymarkSystem

@testable import WaymarkPackages

@Suite struct BuildManifestTests {
  private let package = FileManager.default.temporaryDirectory
    .appendingPathComponent("waymark-manifest-\(UUID().uuidString)").path

  /// Reads a manifest with one command, which compiles the module `A`.
  private func manifest(
    _ values: String, description: String = #"{"targetDependencyMap":{"A":[]}}"#
  ) throws -> BuildManifest {
    try FileSystem.makeFolder(package + "/.build/debug")
    try FileSystem.write(description, to: package + "/.build/debug/description.json")
    try FileSystem.write(
      "commands:\n  \"C.A-.build-debug.module\":\n    tool: swift-compiler\n\(values)\n",
      to: package + "/.build/debug.yaml")
    return try BuildManifest(package: package)
  }

  @Test func `a command's lists are read, and a missing list is treated as empty`() throws {
    defer { FileSystem.remove(package) }
    let manifest = try manifest(#"    args: ["-I","/x","-DDEBUG"]"#)

    #expect(try manifest.importFlags(of: ["A"]) == ["-I", "/x", "-DDEBUG"])
    #expect(try manifest.closure(of: ["A"]).objects == [])
  }

  @Test(arguments: [#"["-I","/x"#, #""-I /x""#, ""])
  func `a manifest with a list that can't be decoded is rejected`(list: String) throws {
    defer { FileSystem.remove(package) }
    let manifest = try manifest("    args: \(list)")

    let failure = #expect(throws: EnvironmentError.self) { try manifest.importFlags(of: ["A"]) }

    #expect(
      failure?.description
        == "'args' of 'C.A-.build-debug.module' in SwiftPM's file '\(package)/.build/debug.yaml' "
        + "can't be read\n  remove '\(package)/.build' and run 'swift build'")
  }

  @Test func `files are found in a build folder that is a symbolic link`() throws {
    defer { FileSystem.remove(package) }
    try FileSystem.makeFolder(package + "/elsewhere/arm/debug")
    for (link, target) in [(".build", "elsewhere"), ("elsewhere/debug", "arm/debug")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(package)/\(link)", withDestinationPath: target)
    }
    let folder = package + "/.build/arm/debug"
    try FileSystem.write(#"{"targetDependencyMap":{"A":[]}}"#, to: folder + "/description.json")
    try FileSystem.write("", to: folder + "/A.o")
    try FileSystem.write(
      """
      commands:
        "C.A-arm-debug.module":
          outputs: ["\(folder)/A.o"]
          args: ["-I","\(folder)/Modules","-I","/other/Modules"]

      """, to: package + "/.build/debug.yaml")
    let manifest = try BuildManifest(package: package)

    let flags = try manifest.importFlags(of: ["A"])
    try manifest.removeProducts(of: "C.A-arm-debug.module")

    #expect(flags == ["-I", "/other/Modules"])
    #expect(FileSystem.names(in: folder) == ["description.json"])
  }

  @Test func `an error is thrown if a product can't be removed`() throws {
    defer { FileSystem.remove(package) }
    // Not even the superuser can remove a kernel file.
    let lasting = "\(package)/.build/debug/../../../../../../proc/version"
    let manifest = try manifest(#"    outputs: ["\#(lasting)"]"#)

    let failure = #expect(throws: EnvironmentError.self) {
      try manifest.removeProducts(of: "C.A-.build-debug.module")
    }

    #expect(
      failure?.description
        == "the outdated file '\(lasting)' can't be removed\n  delete it yourself")
  }

  @Test func `a build description that is invalid isn't reported as missing`() throws {
    defer { FileSystem.remove(package) }

    let unreadable = #expect(throws: EnvironmentError.self) { try manifest("", description: "{}") }
    FileSystem.remove(package + "/.build/debug/description.json")
    let missing = #expect(throws: EnvironmentError.self) { try BuildManifest(package: package) }

    #expect(
      unreadable?.description
        == "SwiftPM's file '\(package)/.build/debug/description.json' can't be read\n"
        + "  remove '\(package)/.build' and run 'swift build'")
    #expect(missing?.description == "'\(package)' has no build manifest\n  run 'swift build'")
  }
}
