import Foundation
import WaymarkChildProcesses

/// The Swift compiler, for files that use the library as it was built for the tests.
public enum LibraryCompiler {
  /// The error for a compiler that crashed or failed without an error message.
  public struct Failure: Error {
    public let status: Int32
    public let output: String
  }

  /// Returns the compiler's messages, or an empty string if there are none.
  ///
  /// - Parameter arguments: The compiler's mode, such as `-typecheck`, and any other flags.
  /// - Throws: `Failure` if the compiler's exit status isn't explained by its messages.
  public static func messages(for files: [String], _ arguments: [String]) async throws -> String {
    let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let plugin = products.appending(path: "ComposableMacrosPlugin-tool").path
    let run = try await FinishedProgram.run(
      "swiftc",
      arguments + [
        "-parse-as-library", "-swift-version", "6", "-diagnostic-style", "llvm",
        "-I", products.appending(path: "Modules").path,
        "-load-plugin-executable", "\(plugin)#ComposableMacrosPlugin",
      ] + files)
    let status: Int32 = run.error.contains(#/:\d+:\d+: error:/#) ? 1 : 0
    guard run.status == .exited(status) else {
      throw Failure(status: run.status.number, output: run.error)
    }
    return run.error
  }
}
