import Foundation
import Testing
import WaymarkCaching
import WaymarkSystem

@testable import WaymarkPackages
@testable import WaymarkRunning

/// Messages about toolchains, sandboxes, and disks that don't work.
@Suite struct BrokenToolchainTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("waymark-broken-\(UUID().uuidString)").path

  private var toolchain: Toolchain {
    Toolchain(
      driver: folder + "/swiftc", identity: "", version: "Swift version 6.3", platform: "",
      root: folder)
  }

  /// Writes a script from another process. If this process wrote the file, a process that another
  /// test starts at the same time could inherit it while it's open for writing, and a file that's
  /// open for writing can't be executed.
  private func write(_ name: String, _ script: String) async throws {
    try FileSystem.makeFolder(folder)
    try FileSystem.write("#!/bin/sh\n\(script)\n", to: "\(folder)/\(name).text")
    let copy = try await ProgramInvocation(
      program: "/usr/bin/install",
      arguments: ["-m", "755", "\(folder)/\(name).text", "\(folder)/\(name)"]
    ).run()
    try #require(copy.ending == .exited(0), "\(copy.errorText)")
  }

  private let reinstall = "  reinstall the Swift toolchain, or use another version"

  private func failure<Result>(
    _ body: (Cache) async throws -> Result
  ) async throws -> String? {
    let store = try Cache(folder: folder + "/cache")
    return await #expect(throws: EnvironmentError.self) { _ = try await body(store) }?.description
  }

  @Test func `a compiler that rejects the harness is reported with its messages`() async throws {
    defer { FileSystem.remove(folder) }
    try await write("swiftc", "echo 'Main.swift:1:8: error: no module' >&2; exit 1")

    let text = try await failure { try await Harness.build(toolchain: toolchain, store: $0) }

    #expect(
      text == "the module that runs examples doesn't compile:\nMain.swift:1:8: error: no module\n"
        + reinstall)
  }

  @Test func `a C compiler that rejects the harness is reported with its messages`() async throws {
    defer { FileSystem.remove(folder) }
    try await write("swiftc", #"[ "$1" != "-###" ] || echo "$(dirname "$0")/clang""#)
    try await write("clang", #"echo "$2:1:2: error: no header" >&2; exit 1"#)

    let text = try await failure { try await Harness.build(toolchain: toolchain, store: $0) }

    #expect(text == "Counters.c doesn't compile:\nCounters.c:1:2: error: no header\n" + reinstall)
  }

  @Test func `modules that can't be linked are reported with the linker's messages`() async throws {
    defer { FileSystem.remove(folder) }
    try await write("swiftc", "echo 'ld.lld: error: undefined symbol: hike' >&2; exit 1")
    let library = Library(inputs: ["/nowhere/Hike.o"])

    let text = try await failure {
      try await SharedObject(toolchain: toolchain, store: $0)
        .link(library, code: "", checkingInputs: {})
    }

    #expect(
      text == "the package's modules don't link:\nld.lld: error: undefined symbol: hike\n"
        + "  check the package's linker settings and the libraries that the package needs")
  }

  @Test func `a full disk is reported instead of a result`() async throws {
    let termination = try await ProgramInvocation(
      program: "/bin/sh", arguments: ["-c", "echo 'ld.lld: error: No space left on device' >&2"]
    ).run()

    let failure = #expect(throws: EnvironmentError.self) {
      try ExampleBuilder.checkSpace(termination)
    }

    #expect(
      failure?.description == "can't compile: No space left on device\n"
        + "  free up space on this disk, or use another disk")
  }

  @Test func `a sandbox that doesn't start is reported with its messages`() async throws {
    defer { FileSystem.remove(folder) }
    try await write("bwrap", "echo 'bwrap: no namespaces' >&2; exit 1")
    let sandbox = Sandbox(program: folder + "/bwrap", readable: [], hidden: [])

    let failure = await #expect(throws: EnvironmentError.self) {
      try await sandbox.run(ProgramInvocation(program: "/bin/true", arguments: []), folder: folder)
    }

    #expect(
      failure?.description == "bubblewrap failed:\nbwrap: no namespaces\n"
        + "  run without --sandbox in a container or a virtual machine")
  }

  @Test func `memory that can't be shared is reported with the reason`() throws {
    let failure = #expect(throws: EnvironmentError.self) { try SharedEventBuffer(size: -1) }

    #expect(failure?.description == "can't create shared memory: Invalid argument")
  }
}
