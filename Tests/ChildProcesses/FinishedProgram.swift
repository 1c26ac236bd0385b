import Subprocess
import SystemPackage

/// The output of a program that has ended, and its exit code or signal.
public struct FinishedProgram: Sendable {
  public let status: TerminationStatus
  public let output: String
  public let error: String

  /// Runs a program with empty input, and waits until it has ended.
  ///
  /// - Parameters:
  ///   - program: A path, or a name that is looked up in `PATH`.
  ///   - environment: All of its variables; those of the tests if nil.
  /// - Throws: An error if the program can't be started, or prints more than 64 MB.
  public static func run(
    _ program: String, _ arguments: [String], environment: [String: String]? = nil
  ) async throws -> FinishedProgram {
    let result = try await Subprocess.run(
      program.contains("/") ? .path(FilePath(program)) : .name(program),
      arguments: Arguments(arguments), environment: .variables(environment),
      output: .string(limit: 1 << 26), error: .string(limit: 1 << 26)
    )
    return FinishedProgram(
      status: result.terminationStatus, output: result.standardOutput,
      error: result.standardError
    )
  }
}

extension Environment {
  static func variables(_ variables: [String: String]?) -> Environment {
    variables.map { .custom($0.map { Array("\($0)=\($1)\0".utf8) }) } ?? .inherit
  }
}
