import WaymarkCaching
import WaymarkPackages
import WaymarkSystem

/// The program's `main`, the functions that generated code calls, and the program's supervisor,
/// compiled once per toolchain.
struct Harness: Sendable {
  /// The folder that contains `WaymarkHarness.swiftmodule`.
  let folder: String
  var object: String { folder + "/WaymarkHarness.o" }
  var supervisor: String { folder + "/Supervisor" }

  private static let sources = [
    ("Announcements.swift", PackageResources.Announcements_swift),
    ("Channel.swift", PackageResources.Channel_swift),
    ("Launcher.swift", PackageResources.Launcher_swift),
    ("Main.swift", PackageResources.Main_swift),
    ("RuntimeMessages.swift", PackageResources.RuntimeMessages_swift),
    ("Screens.swift", PackageResources.Screens_swift),
    ("Suspension.swift", PackageResources.Suspension_swift),
  ]

  private static let supervisorSource = ("Supervisor.c", PackageResources.Supervisor_c)

  static func build(toolchain: Toolchain, store: Cache) async throws -> Harness {
    var digest = Digest("harness", toolchain.identity)
    for (name, bytes) in sources + [supervisorSource] {
      digest.add(name)
      digest.add(bytes)
    }
    let harness = Harness(folder: store.path(.linked, digest.description))
    if store.isWhole(harness.folder) { return harness }
    let draft = store.newDraft()
    try FileSystem.makeFolder(draft)
    defer { FileSystem.remove(draft) }
    for (name, bytes) in sources { try FileSystem.write(bytes, to: "\(draft)/\(name)") }
    let outcome = try await Command(
      program: toolchain.driver,
      arguments: [
        "-c", "-wmo", "-O", "-parse-as-library", "-swift-version", "5",
        "-module-name", "WaymarkHarness", "-emit-module", "-emit-module-path",
        "WaymarkHarness.swiftmodule", "-o", "WaymarkHarness.o",
      ] + sources.map(\.0),
      folder: draft
    ).run()
    guard outcome.ending == .exited(0) else {
      throw EnvironmentError("the harness does not compile:\n\(outcome.errorText)")
    }
    try await buildSupervisor(in: draft, toolchain: toolchain, store: store)
    try store.adoptSealed(draft, as: harness.folder)
    return harness
  }

  private static func buildSupervisor(
    in folder: String, toolchain: Toolchain, store: Cache
  ) async throws {
    let (name, bytes) = supervisorSource
    try FileSystem.write(bytes, to: "\(folder)/\(name)")
    let outcome = try await Command(
      program: try await toolchain.clang(store: store), arguments: ["-O1", name, "-o", "Supervisor"],
      folder: folder
    ).run()
    guard outcome.ending == .exited(0) else {
      throw EnvironmentError("the supervisor does not compile:\n\(outcome.errorText)")
    }
  }
}
