/// Returns a log without details that differ between runs: memory addresses, thread numbers, the
/// folders of source files, the machine, and the duration of the backtrace.
package func reproducible(_ log: String) -> String {
  guard !log.isEmpty else { return "" }
  return log.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
    !line.hasPrefix("Backtrace took ") && !line.hasPrefix("Platform: ")
  }.map { line in
    line.hasPrefix("Thread ") && line.hasSuffix(" crashed:")
      ? "Crashed:" : withoutFolders(withoutAddresses(line))
  }.joined(separator: "\n")
}

/// Turns `f() in library.so at /folder/File.swift:1:5` into `f() in library.so at File.swift:1:5`.
private func withoutFolders(_ line: String) -> String {
  guard line.contains(" at /") else { return line }
  return line.replacing(#/ at \/(?:.*\/)?([^\/]+)$/#) { " at \($0.1)" }
}

/// Turns `3 [ra] 0x000055662a4874b5 f()` into `3 [ra] f()`.
private func withoutAddresses(_ line: Substring) -> String {
  guard line.utf8.contains(UInt8(ascii: "x")) else { return String(line) }
  return String(line.replacing(#/0x[0-9a-f]{8,16} ?/#, with: ""))
}
