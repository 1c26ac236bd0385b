import Foundation
import WaymarkCaching
import WaymarkCompilerOutput
import WaymarkHashing
import WaymarkModel
import WaymarkPackages
import WaymarkResults
import WaymarkSystem

/// The tools that turn examples into programs: the compiler, the linker, the harness, and the
/// library's code.
struct ExampleBuilder: Sendable {
  let store: Cache
  private let built: BuiltFiles
  let compileJob: [String]
  /// The driver's command line for an example, without its file.
  let compilerCommand: [String]
  /// The maximum duration of a compilation in seconds.
  private let limit: Double
  let linkJob: [String]
  let harness: Harness
  /// The reader of the compiler's index; nil if the toolchain has no library for it.
  private let index: IndexLibrary?
  /// The path of the library's code as a shared object; nil if the library has no code.
  let sharedObject: String?
  /// The linker flags for the library folders that the package specifies.
  let libraryPaths: [String]
  /// A digest of everything that a compilation depends on, except the example.
  let compilationInputs: String
  /// A digest of everything that a run depends on, except the example's object file and the
  /// settings of the run.
  let runInputs: String
  /// A digest of everything that a compilation and a run depend on, except the example and the
  /// settings of the run. Machines with the same inputs compute the same digest. Nil if the
  /// origin of the library is unknown.
  let origin: String?

  /// Creates a builder, after compiling the harness and linking the library's code unless the cache
  /// contains them.
  ///
  /// - Parameters:
  ///   - store: The cache for the harness and for modules.
  ///   - limit: The maximum duration of a compilation in seconds.
  /// - Throws: `EnvironmentError` if there is no compiler, if the harness doesn't compile, if the
  ///   library's code doesn't link, or if files can't be written.
  static func open(
    _ library: Library, store: Cache, limit: Double = 600
  ) async throws -> ExampleBuilder {
    let built = BuiltFiles(of: library)
    let toolchain = try await Toolchain.find(store: store)
    let harness = try await Harness.build(toolchain: toolchain, store: store)
    // Object files must not contain the temporary folder's path, because their digests are keys.
    let flags = Engine.compilerFlags + ["-file-compilation-dir", ".", "-I", harness.folder]
    let libraryFlags = try library.compilerFlags(store: store)
    let cache =
      libraryFlags.contains("-module-cache-path")
      ? [] : ["-module-cache-path", store.modules]
    let index = IndexLibrary(path: toolchain.indexLibrary)
    let job =
      try await toolchain.compileJob(flags: flags + cache + libraryFlags, store: store)
      + (index == nil ? [] : IndexLibrary.flags)
    let interface =
      library.lacksHeaders ? UUID().uuidString : try store.digest(of: library.interfaces)
    let code = try store.digest(of: library.inputs + library.linkedLibraries)
    let resources = try store.digest(of: library.resources)
    let shared = try await SharedObject(toolchain: toolchain, store: store)
      .link(library, code: code, checkingInputs: built.check)
    return ExampleBuilder(
      store: store, built: built, compileJob: job,
      compilerCommand: [toolchain.driver] + flags + cache + libraryFlags,
      limit: limit,
      linkJob: try await toolchain.linkJob(store: store),
      harness: harness, index: index, sharedObject: shared,
      libraryPaths: linkerPaths(in: library.linkFlags).flatMap { $0 }.filter { $0 != "-Xlinker" },
      compilationInputs: Digest(
        format: "3", toolchain.identity, job.joined(separator: "\0"), interface
      ).description,
      runInputs: Digest(
        format: "7", toolchain.identity, harness.folder, code, resources,
        library.linkFlags.joined(separator: "\0")
      ).description,
      origin: library.origin.map {
        Digest(
          format: "4", $0, toolchain.portableIdentity, Harness.sourceIdentity,
          Engine.compilerFlags.joined(separator: "\0")
        ).description
      }
    )
  }

  /// Returns the compiler's results for an example, from the cache if available.
  func compilation(of example: Example) async throws -> Compilation {
    if let known = knownCompilation(of: example) { return known }
    let (aliases, key) = (Self.aliases(of: example), key(of: example))
    let folder = try await TemporaryFolders.add {
      let folder = store.newDraft()
      try FileSystem.makeFolder(folder)
      return folder
    }
    defer { TemporaryFolders.remove(folder) }
    try FileSystem.write(example.source.text, to: folder + "/Example.swift")
    let job = compileJob.map { $0 == "MODULE" ? example.module : $0 == "OBJECT" ? "Example.o" : $0 }
    var command = ProgramInvocation(
      program: job[0], arguments: Array(job.dropFirst()) + aliases, folder: folder, limit: limit)
    command.environment = FixedEnvironment.variables(home: folder, temporary: folder)
    let termination = try await command.run()
    try Task.checkCancellation()
    try checkBuild()
    let compiled = termination.ending == .exited(0) ? FileSystem.read(folder + "/Example.o") : nil
    let object = compiled.map {
      CompiledObject(key: key, digest: Digest($0).description, size: $0.count)
    }
    var compilation = compilation(
      termination, FileSystem.read(folder + "/Example.dia") ?? [], object)
    // Check only if the compiler itself failed, because messages about an author's error quote the
    // code.
    if !compilation.unparsedOutput.isEmpty { try Self.checkSpace(termination) }
    if object != nil, let index {
      compilation.names = index.names(in: example.source.text, compiledIn: folder)
    }
    if object != nil { try store.adopt(folder + "/Example.o", as: .object, key) }
    if compilation.isComplete { try store.set(.compilation, key, to: compilation) }
    return compilation
  }

  /// Returns the compiler's results from the cache; nil if there are none, or if their object file
  /// is missing or truncated. Marks the object file as recently used.
  func knownCompilation(of example: Example) -> Compilation? {
    let key = key(of: example)
    guard let known = store.value(.compilation, key, as: Compilation.self) else { return nil }
    guard let object = known.object else { return known }
    let file = store.path(.object, key)
    store.touch(file)
    return FileSystem.size(file) == object.size ? known : nil
  }

  private func key(of example: Example) -> String {
    Digest(
      compilationInputs, example.module, example.source.text,
      Self.aliases(of: example).joined(separator: "\0")
    ).description
  }

  /// Returns the compiler's flags for module aliases.
  static func aliases(of example: Example) -> [String] {
    example.aliases.sorted { $0.key < $1.key }.flatMap { name, real in
      ["-module-alias", "\(name)=\(real)"]
    }
  }

  /// Checks that the library is unchanged. Call this method after an example has been compiled or
  /// run, before its result is stored or assessed.
  ///
  /// - Throws: `EnvironmentError` if the library's files have changed since the run began.
  func checkBuild() throws { try built.check() }

  /// Throws an error if a tool ran out of disk space. Its result would be meaningless for the
  /// example and might even look like success.
  ///
  /// - Parameter termination: The termination of a tool whose messages don't quote the author's
  ///   code.
  static func checkSpace(_ termination: ProgramInvocation.Termination) throws {
    if termination.errorText.contains("No space left on device") {
      throw EnvironmentError("can't compile", errno: ENOSPC)
    }
  }

  /// Returns the results of a compiler that has ended.
  ///
  /// - Parameter diagnostics: The compiler's serialized diagnostics.
  private func compilation(
    _ termination: ProgramInvocation.Termination, _ diagnostics: [UInt8], _ object: CompiledObject?
  ) -> Compilation {
    let messages = compilerMessages(in: diagnostics, of: "Example.swift")
    let isExplained =
      object == nil
      ? termination.ending == .exited(1) && messages?.contains { $0.severity == .error } == true
      : messages != nil
    return Compilation(
      messages: messages ?? [], object: object,
      unparsedOutput: isExplained ? "" : termination.errorText,
      exceededLimit: termination.ending == .timedOut ? limit : nil)
  }
}

/// An error for an object file in the cache that was damaged and has been removed.
struct DamagedObject: Error {}
