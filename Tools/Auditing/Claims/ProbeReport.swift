/// The reports of the probes in one run of a program.
package struct ProbeReport: Equatable, Sendable {
  /// The output of each claim's code, excluding the reports, keyed by the number of the claim.
  package var outputs: [Int: String] = [:]
  /// The output before each claim's code, keyed by the number of the claim.
  package var preceding: [Int: String] = [:]
  /// The number of bytes that the program had printed when each claim's code ended.
  package var ends: [Int: Int] = [:]
  /// The descriptions of the value of each claim's code, keyed by the number of the claim.
  package var values: [Int: [String]] = [:]
  /// The descriptions of the variable that each claim's code changes, after that code.
  package var states: [Int: [String]] = [:]
  /// The numbers of the claims about values that have no order.
  package var unordered: Set<Int> = []
  /// The results of comparisons, keyed by the number of the claim.
  package var comparisons: [Int: Bool] = [:]
  /// The whole output of the block.
  package var output = ""
  /// Whether the block's own statements started to run.
  package var hasBegun = false

  /// Returns the output after the end of a claim's code. Tasks that the code started can have
  /// printed it.
  package func output(after number: Int) -> String {
    ends[number].map { String(decoding: output.utf8.dropFirst($0), as: UTF8.self) } ?? ""
  }

  /// Returns the output before the end of a claim's code; the whole output if that end wasn't
  /// observed.
  func output(before number: Int) -> String {
    ends[number].map { String(decoding: output.utf8.prefix($0), as: UTF8.self) } ?? output
  }
}
