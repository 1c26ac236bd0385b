import Foundation
import WaymarkCaching
import WaymarkHashing
import WaymarkHeaders
import WaymarkModel
import WaymarkSystem

/// The compiler found in `PATH`, and the information required to call it directly.
package struct Toolchain: Codable, Equatable, Sendable {
  /// The path of `swiftc`, with symbolic links resolved except for its own name. If the program in
  /// `PATH` delegates to the compilers of several toolchains, its path is used unchanged.
  package var driver: String
  /// A string that changes whenever the compiler or the location of its files changes.
  package var identity: String
  /// The compiler's name and version, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  var version: String
  /// The platform that the toolchain builds for, such as `x86_64-unknown-linux-gnu`.
  var platform: String
  /// The folder that contains `bin` and `lib`.
  var root: String

  /// The library that package manifests import, which is part of the toolchain.
  package var manifestLibrary: Library {
    Library(
      flags: ["-I", "\(root)/lib/swift/pm/ManifestAPI", "-package-description-version", "999.0"])
  }

  /// Finds the compiler. Its description is cached in `store` until the program changes.
  ///
  /// - Throws: `EnvironmentError` if `PATH` contains no compiler, or if the compiler doesn't work.
  package static func find(store: Cache) async throws -> Toolchain {
    guard let found = ProgramInvocation.path(of: "swiftc") else {
      throw EnvironmentError(
        "there is no Swift compiler: 'swiftc' isn't in PATH",
        hint: "install a toolchain from https://swift.org/install, or add the folder that "
          + "contains 'swiftc' to PATH")
    }
    let program = FileSystem.realPath(found)
    let folder = program.folderPart
    let compiler = "\(folder)/swift-frontend"
    let key = Digest(
      found, program, FileSystem.stamp(program) ?? "", FileSystem.stamp(compiler) ?? "",
      FixedEnvironment.identity
    ).description
    // A program that delegates to the compilers of several toolchains is called every time.
    let isItself = FileSystem.stamp(compiler) != nil
    if isItself, let known = store.value(.command, key, as: Toolchain.self) { return known }
    let answer = try await ProgramInvocation(program: found, arguments: ["-print-target-info"])
      .run()
    guard answer.ending == .exited(0) else {
      throw unusable("'\(found) -print-target-info' failed", answer)
    }
    let output = Data(answer.outputText.utf8)
    guard let target = try? JSONDecoder().decode(TargetInformation.self, from: output) else {
      throw unusable("the output of '\(found) -print-target-info' isn't that of a Swift compiler")
    }
    let toolchain = Toolchain(
      driver: isItself ? "\(folder)/swiftc" : found,
      identity: Digest(key, answer.outputText).description,
      version: target.compilerVersion, platform: target.target.unversionedTriple,
      root: URL(fileURLWithPath: target.paths.runtimeResourcePath + "/../..").standardized.path
    )
    try store.set(.command, key, to: toolchain)
    return toolchain
  }

  /// Returns the error for a toolchain that examples can't be compiled with.
  private static func unusable(
    _ problem: String, _ answer: ProgramInvocation.Termination? = nil
  ) -> EnvironmentError {
    let reason = answer.map { ": " + trimmed($0.errorText) }
    return EnvironmentError(
      problem + (reason ?? ""), hint: "reinstall the toolchain, or put another one first in PATH")
  }

  /// The relevant parts of the output of `-print-target-info`.
  private struct TargetInformation: Decodable {
    struct Target: Decodable { var unversionedTriple: String }
    struct Paths: Decodable { var runtimeResourcePath: String }

    var compilerVersion: String
    var target: Target
    var paths: Paths
  }

  /// Returns the jobs that the driver would run for a command line, each as a list of words. The
  /// result is cached.
  func jobs(_ arguments: [String], store: Cache) async throws -> [[String]] {
    let key = Digest(([identity, driver] + arguments).joined(separator: "\0")).description
    if let known = store.value(.command, key, as: [[String]].self) { return known }
    // With `-###`, the driver prints its jobs instead of running them.
    let answer = try await ProgramInvocation(program: driver, arguments: ["-###"] + arguments).run()
    let jobs = answer.outputText.split(separator: "\n").map { words(of: String($0)) }
    guard answer.ending == .exited(0), !jobs.isEmpty else {
      throw Self.unusable("the compiler driver couldn't list its jobs", answer)
    }
    try store.set(.command, key, to: jobs)
    return jobs
  }

  /// Returns the command line of a compilation, with the placeholders `MODULE` and `OBJECT`.
  ///
  /// - Throws: `EnvironmentError` if the driver doesn't list a job that compiles.
  package func compileJob(flags: [String], store: Cache) async throws -> [String] {
    let own = ["-module-name", "MODULE", "-o", "OBJECT"]
    let jobs = try await jobs(["-c", "Example.swift"] + flags + own, store: store)
    guard let job = jobs.first(where: { $0.contains("-frontend") }) else {
      throw Self.unusable("the compiler's list of jobs contains no compile job")
    }
    return job + ["-serialize-diagnostics-path", "Example.dia"]
  }

  /// The path of the library that reads the compiler's index. Some toolchains don't include it.
  package var indexLibrary: String {
    driver.folderPart + "/../lib/libIndexStore.so"
  }

  /// Returns the path of the C compiler, which is also used for linking.
  ///
  /// - Throws: `EnvironmentError` if the driver doesn't list a job that links.
  package func clang(store: Cache) async throws -> String { try await clangJob(store: store)[0] }

  /// Returns the command line of the Swift driver's linker job, which is never empty.
  private func clangJob(store: Cache) async throws -> [String] {
    let jobs = try await jobs(["-use-ld=lld", "INPUT.o", "-o", "PROGRAM"], store: store)
    // The response file is the output of `swift-autolink-extract`, which isn't run for examples.
    guard let job = jobs.last?.filter({ !$0.hasPrefix("@") }), !job.isEmpty else {
      throw Self.unusable("the compiler's list of jobs contains no link job")
    }
    return job
  }

  /// Returns the command line of the linker, with the placeholders `INPUT.o` and `PROGRAM`.
  ///
  /// - Throws: `EnvironmentError` if the driver doesn't list a job that links, or if the command of
  ///   the linker can't be determined.
  package func linkJob(store: Cache) async throws -> [String] {
    let driver = try await clangJob(store: store)
    let key = Digest((["link", identity] + driver).joined(separator: "\0")).description
    if let known = store.value(.command, key, as: [String].self) { return known }
    // The linker's driver ignores inputs that don't exist.
    try FileSystem.write("", to: store.scratch + "/INPUT.o")
    let answer = try await ProgramInvocation(
      program: driver[0], arguments: ["-###"] + driver.dropFirst(), folder: store.scratch
    ).run()
    guard
      let line = answer.errorText.split(separator: "\n").last(where: { $0.contains("\"INPUT.o\"") })
    else { throw Self.unusable("can't determine the linker's command", answer) }
    let job = words(of: String(line))
    try store.set(.command, key, to: job)
    return job
  }
}
