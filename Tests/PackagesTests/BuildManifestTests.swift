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

  /// Reads a manifest of a target `Lib`, which depends on the Swift target `my-core` and on the C
  /// target `my-c`, which depends on the C target `my-base`.
  private func manifestWithHyphens() throws -> BuildManifest {
    let build = package + "/.build/debug"
    try FileSystem.makeFolder(build + "/my_c.build")
    try FileSystem.write("", to: build + "/my_c.build/module.modulemap")
    try FileSystem.write(
      """
      {"targetDependencyMap": {
        "Lib": ["my_core", "my_c", "my_base"],
        "my_core": ["my_macros"], "my_c": ["my_base"], "my_base": []
      }}
      """, to: build + "/description.json")
    try FileSystem.write(
      """
      commands:
        "<Lib-.build-debug.module>":
          inputs: ["\(build)/Lib.build/Lib.swift.o"]
        "<my-base-.build-debug.module>":
          inputs: ["\(build)/my-base.build/base.c.o"]
        "<my-c-.build-debug.module>":
          inputs: ["\(build)/my_c.build/c.c.o"]
        "<my-core-.build-debug.module>":
          inputs: ["\(build)/my_core.build/Core.swift.o","\(build)/Modules/my_core.swiftmodule"]
        "C.Lib-.build-debug.module":
          inputs: ["\(build)/Modules/my_core.swiftmodule","\(build)/my_c.build/c.c.o"]
        "C.my-core-.build-debug.module":
          inputs: []
        "\(build)/my_c.build/c.c.o":
          outputs: ["\(build)/my_c.build/c.c.o"]
          args: ["clang","-I","\(package)/include"]
        "my-core-.build-debug.module-resources":
          inputs: ["\(build)/Package_my-core.resources/greeting.txt"]

      """, to: package + "/.build/debug.yaml")
    return try BuildManifest(package: package)
  }

  @Test func `a target's name can differ from the name of its module`() throws {
    defer { FileSystem.remove(package) }
    let build = package + "/.build/debug"
    let manifest = try manifestWithHyphens()

    #expect(
      manifest.targetsAndDependencies(of: ["Lib"]) == ["Lib", "my-core", "my-c", "my-base"])
    #expect(manifest.targetsAndDependencies(of: ["my-c"]) == ["my-c", "my-base"])
    #expect(
      try manifest.closure(of: ["Lib"]).objects
        == [
          "Lib.build/Lib.swift.o", "my-base.build/base.c.o", "my_c.build/c.c.o",
          "my_core.build/Core.swift.o",
        ].map { "\(build)/\($0)" })
    #expect(
      try manifest.resources(below: ["Lib"])
        == ["\(build)/Package_my-core.resources/greeting.txt"])
    #expect(
      try manifest.importFlags(of: ["my-c"]) == [
        "-Xcc", "-fmodule-map-file=\(build)/my_c.build/module.modulemap",
        "-Xcc", "-I", "-Xcc", package + "/include",
      ])
  }

  @Test(arguments: [false, true])
  func `a target's settings, sources, and plugins are found if its name isn't an identifier`(
    hasPlugin: Bool
  ) throws {
    defer { FileSystem.remove(package) }
    let manifest = try manifestWithHyphens()
    let plugins = hasPlugin ? #"[{"plugin": ["Maker", null]}]"# : "[]"
    let json = """
      {
        "name": "package",
        "products": [
          {"name": "my-core", "targets": ["my-core"], "type": {"library": ["automatic"]}}
        ],
        "targets": [
          {
            "name": "my-core", "type": "regular",
            "settings": [{"tool": "linker", "kind": {"linkedLibrary": {"_0": "z"}}}]
          },
          {"name": "my-macros", "type": "macro", "path": "my macros", "pluginUsages": \(plugins)},
          {"name": "Other", "type": "regular"}
        ]
      }
      """
    try FileSystem.makeFolder(package + "/Sources/my-core")
    var description = try JSONDecoder().decode(PackageDescription.self, from: Data(json.utf8))
    description.folder = package
    let toolchain = Toolchain(
      driver: "/swift/bin/swiftc", identity: "", version: "", platform: "", root: "/swift")

    let library = try description.library(from: manifest)
    let watched = try description.watched(in: manifest, toolchain)

    #expect(library.modules == ["my_core"])
    #expect(library.linkFlags == ["-lz"])
    #expect(watched == (hasPlugin ? nil : [package + "/Sources/my-core", package + "/my macros"]))
  }
}
