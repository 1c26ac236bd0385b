import WaymarkCaching
import WaymarkHashing
import WaymarkSystem

/// A module that is compiled from a string, for programs that import it.
package struct SourceModule: Hashable, Sendable {
  /// The name under which programs import the module.
  package var name: String
  /// The text of its only source file.
  package var source: String

  package init(name: String, source: String) {
    self.name = name
    self.source = source
  }
}

extension Library {
  /// Returns the library with additional compiler flags.
  package func adding(flags: [String]) -> Library {
    var library = self
    library.flags += flags
    return library
  }

  /// Returns the library with additional modules. A module that doesn't compile is omitted.
  ///
  /// - Parameters:
  ///   - modules: The modules in an order in which each imports only earlier ones. Their object
  ///     files are cached.
  ///   - cache: The folder for cached results.
  /// - Throws: `EnvironmentError` if there is no compiler, or if files can't be written.
  package func adding(_ modules: [SourceModule], cache: String) async throws -> Library {
    let store = try Cache(folder: cache)
    let toolchain = try await Toolchain.find(store: store)
    var library = self
    for module in modules { try await library.add(module, toolchain, store) }
    return library
  }

  private mutating func add(
    _ module: SourceModule, _ toolchain: Toolchain, _ store: Cache
  ) async throws {
    let flags = try compilerFlags(store: store)
    let key = Digest(
      "source module", toolchain.identity, flags.joined(separator: "\0"),
      try store.digest(of: interfaces), module.name, module.source
    ).description
    let folder = store.path(.linked, key)
    if !store.isWhole(folder) {
      let draft = store.newDraft()
      try FileSystem.makeFolder(draft)
      defer { FileSystem.remove(draft) }
      try FileSystem.write(module.source, to: "\(draft)/\(module.name).swift")
      var compilation = ProgramInvocation(
        program: toolchain.driver,
        arguments: [
          "-c", "\(module.name).swift", "-parse-as-library", "-module-name", module.name,
          "-emit-module", "-emit-module-path", "\(module.name).swiftmodule", "-o",
          "\(module.name).o", "-module-cache-path", store.modules,
        ] + flags, folder: draft)
      compilation.environment = FixedEnvironment.variables(home: draft, temporary: draft)
      let termination = try await compilation.run()
      guard termination.ending == .exited(0) else { return }
      try store.adoptSealed(draft, as: folder)
    }
    inputs.append("\(folder)/\(module.name).o")
    interfaces.append("\(folder)/\(module.name).swiftmodule")
  }
}
