import Foundation
import WaymarkCaching
import WaymarkSystem

@testable import WaymarkPackages

/// A folder with a compiler that is a shell script.
struct FakeToolchain {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("waymark-toolchain-\(UUID().uuidString)").path
  let toolchain: Toolchain
  let store: Cache

  /// - Parameter driver: The script for `swiftc`.
  init(driver: String) async throws {
    try FileSystem.makeFolder(folder)
    toolchain = Toolchain(
      driver: folder + "/swiftc", identity: "", version: "Swift version 6.3", platform: "",
      root: folder)
    store = try Cache(folder: folder + "/cache")
    try await write("swiftc", driver)
  }

  /// Writes a script from another process. If this process wrote the file, a process that another
  /// test starts at the same time could inherit it while it's open for writing, and a file that's
  /// open for writing can't be executed.
  func write(_ name: String, _ script: String) async throws {
    try FileSystem.write("#!/bin/sh\n\(script)\n", to: "\(folder)/\(name).text")
    let copy = try await ProgramInvocation(
      program: "/usr/bin/install",
      arguments: ["-m", "755", "\(folder)/\(name).text", "\(folder)/\(name)"]
    ).run()
    guard copy.ending == .exited(0) else { throw EnvironmentError(copy.errorText) }
  }

  func remove() { FileSystem.remove(folder) }
}
