import WaymarkCaching
import WaymarkHashing
import WaymarkModel
import WaymarkPackages
import WaymarkSystem

/// The library's code, linked once as a shared object.
struct SharedObject {
  let toolchain: Toolchain
  let store: Cache

  /// Links the code, unless it has already been linked.
  ///
  /// - Parameters:
  ///   - code: The digest of the library's inputs and of the libraries that it is linked with.
  ///   - checkInputs: A closure that throws an error if the inputs have changed since the digest
  ///     was computed.
  /// - Returns: The path of the shared object; nil for a library without code.
  func link(
    _ library: Library, code: String, checkingInputs checkInputs: () throws -> Void
  ) async throws -> String? {
    guard !library.inputs.isEmpty else { return nil }
    let flags = library.linkFlags.joined(separator: "\0")
    let inputs = library.inputs.joined(separator: "\0")
    let key = Digest("shared", toolchain.identity, code, flags, inputs).description
    let folder = store.path(.linked, key)
    let path = folder + "/library.so"
    if store.isWhole(folder) { return path }
    let draft = store.newDraft()
    let list = draft + ".files"
    try FileSystem.makeFolder(draft)
    defer { [draft, list].forEach(FileSystem.remove) }
    try FileSystem.write(library.inputs.map(Self.quoted).joined(separator: "\n") + "\n", to: list)
    let termination = try await ProgramInvocation(
      program: toolchain.driver,
      arguments: ["-emit-library", "-use-ld=lld", "-o", draft + "/library.so", "@" + list]
        + library.linkFlags + Self.runPaths(of: library)
    ).run()
    // Check the inputs first, because a changed input is a better explanation for a failure.
    try checkInputs()
    guard termination.ending == .exited(0) else {
      throw EnvironmentError(
        "the package's modules don't link:\n\(termination.errorText)",
        hint: "check the package's linker settings and the libraries that the package needs")
    }
    try store.adoptSealed(draft, as: folder)
    return path
  }

  /// Returns the linker flags for the folders in which a program looks for dynamic libraries,
  /// including those that it opens by name at run time.
  private static func runPaths(of library: Library) -> [String] {
    let folders = library.inputs.filter { !$0.hasSuffix(".o") }
      .map(\.folderPart).filter { !$0.isEmpty }
    return Set(folders).sorted().flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] }
  }

  private static func quoted(_ path: String) -> String {
    "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
