import Foundation
import WaymarkCaching
import WaymarkHashing
import WaymarkSystem

extension Library {
  /// Returns the symbol graphs of the public declarations of the library's modules, as JSON
  /// documents. The graphs are cached until the modules' interfaces change.
  ///
  /// - Parameter cache: The folder for cached results.
  /// - Throws: `EnvironmentError` if the toolchain can't extract the graphs.
  package func symbolGraphs(cache: String) async throws -> [String] {
    let store = try Cache(folder: cache)
    let toolchain = try await Toolchain.find(store: store)
    let interface = try store.digest(of: interfaces + comments)
    var graphs: [String] = []
    for module in modules {
      let key = Digest(format: "graphs 2", toolchain.identity, module, interface).description
      if let known = store.value(.command, key, as: [String].self) {
        graphs += known
      } else {
        let extracted = try await self.graphs(of: module, toolchain, store: store)
        try store.set(.command, key, to: extracted)
        graphs += extracted
      }
    }
    return graphs
  }

  /// Extracts the symbol graphs of a module and of its extensions to other modules.
  func graphs(
    of module: String, _ toolchain: Toolchain, store: Cache
  ) async throws -> [String] {
    let folder = store.newDraft()
    try FileSystem.makeFolder(folder)
    defer { FileSystem.remove(folder) }
    let job = try await toolchain.jobs(["-c", "Example.swift"], store: store).first ?? []
    let target = zip(job, job.dropFirst()).first { $0.0 == "-target" }?.1 ?? ""
    let termination = try await ProgramInvocation(
      // The driver's path ends in `swiftc`, and the program's path in `swift-symbolgraph-extract`.
      program: toolchain.driver.dropLast(1) + "-symbolgraph-extract",
      arguments: [
        "-module-name", module, "-target", target, "-output-dir", folder,
        "-minimum-access-level", "public", "-skip-synthesized-members",
      ] + Self.searchFlags(in: compilerFlags(store: store))
    ).run()
    guard termination.ending == .exited(0) else {
      throw EnvironmentError(
        "can't extract the symbols of the module '\(module)': \(termination.errorText)",
        hint: "reinstall the Swift toolchain, or use another version")
    }
    return try FileSystem.files(folder).filter { $0.hasSuffix(".symbols.json") }.map { file in
      guard let text = FileSystem.text(file) else {
        throw EnvironmentError(
          "the extracted symbols of the module '\(module)' can't be read from '\(file)'",
          hint: "check that no other program removes files from the cache during a run")
      }
      return text
    }
  }

  /// Returns the flags that locate modules and headers.
  private static func searchFlags(in flags: [String]) -> [String] {
    zip(flags, flags.dropFirst()).filter { ["-I", "-F", "-Xcc"].contains($0.0) }
      .flatMap { [$0.0, $0.1] }
  }
}
