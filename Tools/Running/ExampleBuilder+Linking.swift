import WaymarkCaching
import WaymarkCompilerOutput
import WaymarkModel
import WaymarkResults
import WaymarkSystem

extension ExampleBuilder {
  static let objectName = "example.o"
  static let programName = "example.xctest"

  /// Links an example, the harness, and the library's code into a program.
  ///
  /// - Parameters:
  ///   - object: The contents of the example's object file.
  ///   - module: The name of the example's module.
  ///   - folder: The folder with the object file, in which the program is created.
  ///   - environment: The environment variables of the linker.
  func link(
    _ object: ObjectFile, of module: String, in folder: String, environment: [String: String]
  ) async throws {
    let (file, program) = (folder + "/\(Self.objectName)", folder + "/\(Self.programName)")
    // A symbol of the example's own module contains the mangled module name, so it can't clash.
    let suspects = object.definedNames.filter { !$0.contains("\(module.utf8.count)\(module)") }
    let entries =
      object.autolinkEntries
      + (ObjectFile(FileSystem.read(harness.object) ?? [])?.autolinkEntries ?? [])
    let inputs =
      [file, harness.object, harness.counters] + (sharedObject.map { [$0] } ?? [])
      + libraries(in: entries)
    let arguments = linkJob.dropFirst().flatMap { word in
      word == "INPUT.o" ? inputs : [word == "PROGRAM" ? program : word]
    }
    // The toolchain's libraries don't record the paths of their dependencies. With the older
    // `DT_RPATH`, the program's run path applies to them as well.
    let options =
      ["--threads=1", "--disable-new-dtags"] + suspects.map { "--trace-symbol=" + $0 }
    var linking = ProgramInvocation(
      program: linkJob[0], arguments: arguments + options + libraryPaths)
    linking.environment = environment
    let termination = try await linking.run()
    guard termination.ending == .exited(0) else {
      try Self.checkSpace(termination)
      try checkBuild()
      throw LinkFailure(log: termination.errorText.replacing(file, with: Self.objectName))
    }
    try Self.checkDefinitions(suspects, trace: termination.outputText)
  }

  private func libraries(in entries: [String]) -> [String] {
    let libraries = entries.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    // XCTest doesn't record the path of Foundation, which must be loaded before it.
    let isLast = libraries.contains("-lXCTest")
    return libraries.filter { $0 != "-lXCTest" } + (isLast ? ["-lXCTest"] : [])
  }

  /// Throws an error if the example defines a symbol of a library. The program would use the
  /// example's symbol, even for checking and reporting expectations.
  ///
  /// - Parameters:
  ///   - names: The symbols that the example defines in addition to those of its own module.
  ///   - trace: The linker's output about the files that contain each symbol.
  private static func checkDefinitions(_ names: [String], trace: String) throws {
    let lines = trace.split(separator: "\n")
    for name in names {
      let end = ": shared definition of \(name)"
      guard let line = lines.first(where: { $0.hasSuffix(end) }) else { continue }
      let library = String(line.dropLast(end.count)).namePart
      throw LinkFailure(
        message: "the example defines the symbol '\(name)', which '\(library)' also defines",
        hint: "choose another name for the symbol", log: "")
    }
  }
}

/// An error about an example that compiles but doesn't link, because a definition is missing or
/// duplicated.
struct LinkFailure: Error {
  var message = "the example doesn't link"
  var hint: String
  var log: String

  init(message: String, hint: String, log: String) {
    (self.message, self.hint, self.log) = (message, hint, log)
  }

  /// Creates the error for a failed run of the linker.
  ///
  /// - Parameter log: The linker's output.
  init(log: String) {
    self.log = log
    let output = "the linker's output on the example's proof page, which 'waymark build' writes"
    // Later lines show where a symbol is used.
    let first = log.firstMatch(of: /error: (.+)/).map { String($0.output.1) }
    hint = first.map { "\($0); for more, see \(output)" } ?? "see \(output)"
  }
}
