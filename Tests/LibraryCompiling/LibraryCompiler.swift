import Foundation

/// Calls the compiler for files that use the library as it was built for the tests.
public enum LibraryCompiler {
  /// Returns the compiler's messages; empty for correct files.
  ///
  /// - Parameter arguments: The compiler's mode, such as `-typecheck`, and further flags.
  public static func messages(for files: [String], _ arguments: [String]) throws -> String {
    let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let plugin = products.appending(path: "ComposableMacrosPlugin-tool").path
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc"] + arguments + [
        "-parse-as-library", "-swift-version", "6", "-diagnostic-style", "llvm",
        "-I", products.appending(path: "Modules").path,
        "-load-plugin-executable", "\(plugin)#ComposableMacrosPlugin",
      ] + files
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
