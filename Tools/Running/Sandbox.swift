import Foundation
import WaymarkCaching
import WaymarkHashing
import WaymarkModel
import WaymarkPackages
import WaymarkSystem

/// A sandbox for the processes of examples, based on bubblewrap.
///
/// Processes inside have no network access, not even to services on the same machine, and can't see
/// other processes. They can read the system's folders, the toolchain, the package with its
/// libraries, and the cache; the rest of the file system isn't visible. They can write only to the
/// example's own folder, which also contains their `/tmp`.
package struct Sandbox: Sendable {
  /// The path of `bwrap`.
  let program: String
  /// The folders that examples can read in addition to the system's.
  var readable: [String]
  /// The folders that examples can't read, although they are inside readable folders.
  let hidden: [String]

  /// Finds bubblewrap and checks that it can create a sandbox on this machine.
  ///
  /// - Parameter package: The folder of the package that the examples document. They can read it,
  ///   except for `.git`, which can contain credentials.
  /// - Throws: `EnvironmentError`, with a hint, if bubblewrap isn't installed or the system doesn't
  ///   allow it to create namespaces.
  package static func find(package: String) async throws -> Sandbox {
    Interruption.prepare()
    guard let program = ProgramInvocation.path(of: "bwrap") else {
      throw EnvironmentError(
        "--sandbox needs bubblewrap, but there is no 'bwrap' in PATH",
        hint: """
          install it ('apt-get install bubblewrap', 'dnf install bubblewrap'), or run without \
          --sandbox in a container or a virtual machine
          """)
    }
    let package = FileSystem.realPath(package)
    let sandbox = Sandbox(program: program, readable: [package], hidden: [package + "/.git"])
    try await sandbox.checkNamespaces()
    return sandbox
  }

  /// A digest of what examples can access in the sandbox.
  var identity: String {
    Digest((["1", program, FileSystem.stamp(program) ?? ""] + readable).joined(separator: "\0"))
      .description
  }

  /// Runs a command in the sandbox.
  ///
  /// - Parameters:
  ///   - command: A program that contains the harness. The harness reports how the program ended,
  ///     because bubblewrap exits normally even if a signal stopped the program.
  ///   - folder: The only folder that the command can write to. Its subfolder `tmp` is mounted at
  ///     `/tmp`.
  func run(_ command: ProgramInvocation, folder: String) async throws
    -> ProgramInvocation.Termination
  {
    let file = folder + "/ending"
    try FileSystem.write("", to: file)
    let report = try OpenFile(file)
    var wrapped = wrapping(command, folder: folder)
    wrapped.environment?["WAYMARK_ENDING"] = file
    var termination = try await wrapped.run()
    guard case .exited = termination.ending else { return termination }
    // The harness removes the file's name when it starts.
    guard report.isUnlinked else {
      throw EnvironmentError(
        "bubblewrap failed:\n\(termination.errorText)",
        hint: "run without --sandbox in a container or a virtual machine")
    }
    termination.ending = Self.ending(try report.readText())
    return termination
  }

  /// Returns how the program ended, according to the launcher.
  ///
  /// - Parameter report: The launcher's report; empty or incomplete if the example killed the
  ///   launcher.
  private static func ending(_ report: String) -> ProcessEnding {
    let words = report.split(separator: " ")
    guard let number = words.last.flatMap({ Int32($0) }) else { return .signalled(SIGKILL) }
    return words.first == "exited" ? .exited(number) : .signalled(number)
  }

  private func wrapping(_ command: ProgramInvocation, folder: String) -> ProgramInvocation {
    var wrapped = command
    // The order matters because any of the folders can be in `/tmp`.
    let mounts =
      ["--bind", folder + "/tmp", "/tmp"]
      + readable.flatMap { ["--ro-bind-try", $0, $0] }
      + hidden.filter(FileSystem.isFolder).flatMap { ["--tmpfs", $0, "--remount-ro", $0] }
      + ["--bind", folder, folder]
    let place = command.folder.map { ["--chdir", $0] } ?? []
    wrapped.program = program
    // The root of the sandbox is a file system in memory, which would be writable otherwise.
    wrapped.arguments =
      Self.namespaces + Self.system + mounts + ["--remount-ro", "/"] + place
      + ["--", command.program] + command.arguments
    return wrapped
  }

  private static let namespaces = ["--unshare-all", "--die-with-parent", "--cap-drop", "ALL"]

  /// The arguments for the system's folders. `/run`, `/var`, and home folders aren't included,
  /// because sockets in them allow access to processes outside the sandbox even if the folders are
  /// read-only.
  private static let system =
    [
      "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/nix/store",
      "/gnu/store",
    ]
    .flatMap { ["--ro-bind-try", $0, $0] } + ["--proc", "/proc", "--dev", "/dev"]

  private func checkNamespaces() async throws {
    let command = ProgramInvocation(
      program: program,
      arguments: Self.namespaces + Self.system + ["--remount-ro", "/", "--", "/bin/sh", "-c", ":"],
      limit: 60)
    let termination = try await command.run()
    guard termination.ending == .exited(0) else {
      let reason = termination.errorText.split(separator: "\n").last ?? "no reason given"
      throw EnvironmentError(
        "--sandbox can't create a sandbox on this machine: \(reason)",
        hint: """
          allow unprivileged user namespaces (Debian: 'sysctl kernel.unprivileged_userns_clone=1', \
          Ubuntu: 'sysctl kernel.apparmor_restrict_unprivileged_userns=0', Docker: '--security-opt \
          seccomp=unconfined'), or run without --sandbox in a container or a virtual machine
          """)
    }
  }
}

extension Sandbox {
  /// Returns the sandbox with additional read access to everything that linked programs need.
  ///
  /// - Parameters:
  ///   - job: The linker job, whose run paths point to the toolchain.
  ///   - store: The cache that contains the library's code.
  ///   - library: The library, whose dynamic libraries can be anywhere.
  func reading(linkJob job: [String], store: Cache, library: Library) -> Sandbox {
    let runPaths = zip(job, job.dropFirst()).filter { $0.0 == "-rpath" }.map(\.1)
    let toolchains = runPaths.map { path in
      path.firstRange(of: "/lib/swift/").map { String(path[..<$0.lowerBound]) } ?? path
    }
    let libraries = library.inputs.filter { !$0.hasSuffix(".o") }.map {
      FileSystem.realPath($0).folderPart
    }
    let flags = linkerPaths(in: library.linkFlags).flatMap { $0 }
    let named =
      flags.compactMap { word in word.firstIndex(of: "/").map { String(word[$0...]) } }
      + library.linkedLibraries.filter { $0.hasSuffix(".so") }.map(\.folderPart)
    let given = Machine.environment["LD_LIBRARY_PATH"]?.split(separator: ":").map(String.init)
    let all = toolchains + [FileSystem.realPath(store.folder)] + libraries + named + (given ?? [])
    var sandbox = self
    sandbox.readable = (Set(readable + all.filter { $0.hasPrefix("/") && $0 != "/" })).sorted()
    return sandbox
  }
}
