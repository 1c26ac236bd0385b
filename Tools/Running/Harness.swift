import WaymarkCaching
import WaymarkHashing
import WaymarkPackages
import WaymarkSystem

/// The program's `main`, the functions that generated code calls, and the program's supervisor,
/// compiled once per toolchain.
struct Harness: Sendable {
  /// The folder that contains `WaymarkHarness.swiftmodule`.
  let folder: String
  var object: String { folder + "/WaymarkHarness.o" }
  /// The object file of the code that copies the counters.
  var counters: String { folder + "/Counters.o" }
  var supervisor: String { folder + "/Supervisor" }

  private static let sources = [
    ("Announcements.swift", PackageResources.Announcements_swift),
    ("BlockProbes.swift", PackageResources.BlockProbes_swift),
    ("Channel.swift", PackageResources.Channel_swift),
    ("Launcher.swift", PackageResources.Launcher_swift),
    ("Main.swift", PackageResources.Main_swift),
    ("Maps.swift", PackageResources.Maps_swift),
    ("RuntimeMessages.swift", PackageResources.RuntimeMessages_swift),
    ("Screens.swift", PackageResources.Screens_swift),
    ("StopSignal.swift", PackageResources.StopSignal_swift),
    ("TestStores.swift", PackageResources.TestStores_swift),
    ("ValueDescription.swift", PackageResources.ValueDescription_swift),
    ("Values.swift", PackageResources.Values_swift),
  ]

  /// The hint about a toolchain that can't compile the harness.
  private static let reinstall = "reinstall the Swift toolchain, or use another version"

  /// The C sources with the arguments for their compiler.
  private static let programs = [
    ("Counters.c", PackageResources.Counters_c, ["-c", "-fPIC", "-o", "Counters.o"]),
    ("Supervisor.c", PackageResources.Supervisor_c, ["-o", "Supervisor"]),
  ]

  /// A digest of the harness's source.
  static let sourceIdentity: String = {
    var digest = Digest("harness")
    for (name, bytes) in sources + programs.map({ ($0.0, $0.1) }) {
      digest.add(name)
      digest.add(bytes)
    }
    return digest.description
  }()

  static func build(toolchain: Toolchain, store: Cache) async throws -> Harness {
    let key = Digest(toolchain.identity, sourceIdentity).description
    let harness = Harness(folder: store.path(.linked, key))
    if store.isWhole(harness.folder) { return harness }
    let draft = store.newDraft()
    try FileSystem.makeFolder(draft)
    defer { FileSystem.remove(draft) }
    for (name, bytes) in sources { try FileSystem.write(bytes, to: "\(draft)/\(name)") }
    let termination = try await ProgramInvocation(
      program: toolchain.driver,
      arguments: [
        "-c", "-wmo", "-O", "-parse-as-library", "-swift-version", "5",
        "-module-name", "WaymarkHarness", "-emit-module", "-emit-module-path",
        "WaymarkHarness.swiftmodule", "-o", "WaymarkHarness.o",
      ] + sources.map(\.0),
      folder: draft
    ).run()
    guard termination.ending == .exited(0) else {
      throw EnvironmentError(
        "the module that runs examples doesn't compile:\n\(termination.errorText)", hint: reinstall)
    }
    let clang = try await toolchain.clang(store: store)
    for (name, bytes, arguments) in programs {
      try FileSystem.write(bytes, to: "\(draft)/\(name)")
      try await compile(name, arguments, in: draft, with: clang)
    }
    try store.adoptSealed(draft, as: harness.folder)
    return harness
  }

  private static func compile(
    _ name: String, _ arguments: [String], in folder: String, with clang: String
  ) async throws {
    let termination = try await ProgramInvocation(
      program: clang, arguments: ["-O1", name] + arguments, folder: folder
    ).run()
    guard termination.ending == .exited(0) else {
      throw EnvironmentError(
        "\(name) doesn't compile:\n\(termination.errorText)", hint: reinstall)
    }
  }
}
