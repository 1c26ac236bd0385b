/// A log without what differs from run to run on its own: addresses in memory, the number of the
/// thread, the machine, and how long a backtrace took.
func steady(_ log: String) -> String {
  guard !log.isEmpty else { return "" }
  return log.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
    !line.hasPrefix("Backtrace took ") && !line.hasPrefix("Platform: ")
  }.map { line in
    line.hasPrefix("Thread ") && line.hasSuffix(" crashed:") ? "Crashed:" : withoutAddresses(line)
  }.joined(separator: "\n")
}

/// `3 [ra] 0x000055662a4874b5 f()` becomes `3 [ra] f()`.
private func withoutAddresses(_ line: Substring) -> String {
  guard line.utf8.contains(UInt8(ascii: "x")) else { return String(line) }
  return String(line.replacing(#/0x[0-9a-f]{8,16} ?/#, with: ""))
}
