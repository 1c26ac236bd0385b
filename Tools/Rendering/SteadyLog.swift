/// Returns a log without details that differ between runs: memory addresses, thread numbers, the
/// machine, and the duration of the backtrace.
func steady(_ log: String) -> String {
  guard !log.isEmpty else { return "" }
  return log.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
    !line.hasPrefix("Backtrace took ") && !line.hasPrefix("Platform: ")
  }.map { line in
    line.hasPrefix("Thread ") && line.hasSuffix(" crashed:") ? "Crashed:" : withoutAddresses(line)
  }.joined(separator: "\n")
}

/// Turns `3 [ra] 0x000055662a4874b5 f()` into `3 [ra] f()`.
private func withoutAddresses(_ line: Substring) -> String {
  guard line.utf8.contains(UInt8(ascii: "x")) else { return String(line) }
  return String(line.replacing(#/0x[0-9a-f]{8,16} ?/#, with: ""))
}
