/// The reports of the probes in one run of a program.
package struct ProbeReport: Equatable, Sendable {
  /// The output of each claim's code, excluding the reports, keyed by the number of the claim.
  package var outputs: [Int: String] = [:]
  /// The output before the first run of each claim's code, keyed by the number of the claim.
  package var preceding: [Int: String] = [:]
  /// The number of bytes of ``output`` when each claim's code ended, keyed by the number of the
  /// claim.
  package var ends: [Int: Int] = [:]
  /// The descriptions of the value of each claim's code, keyed by the number of the claim.
  package var values: [Int: [String]] = [:]
  /// The descriptions of the variable that each claim's code changes, after that code, keyed by the
  /// number of the claim.
  package var states: [Int: [String]] = [:]
  /// The numbers of the claims about values that have no order.
  package var unordered: Set<Int> = []
  /// The results of comparisons, keyed by the number of the claim.
  package var comparisons: [Int: Bool] = [:]
  /// The output from the first report on, excluding the reports.
  package var output = ""
  /// Whether the block's own statements started to run.
  package var hasBegun = false

  /// Returns the output after the end of a claim's code; empty if that end wasn't observed. Tasks
  /// that the code started may have printed it.
  package func output(after number: Int) -> String {
    ends[number].map { String(decoding: output.utf8.dropFirst($0), as: UTF8.self) } ?? ""
  }

  /// Returns the output before the end of a claim's code; the whole output if that end wasn't
  /// observed.
  func output(before number: Int) -> String {
    ends[number].map { String(decoding: output.utf8.prefix($0), as: UTF8.self) } ?? output
  }
}
