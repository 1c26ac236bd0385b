/// The reports of the probes in one run of a program.
package struct ProbeReport: Equatable, Sendable {
  /// The output of each claim's code without the reports, keyed by the number of the claim.
  package var outputs: [Int: String] = [:]
  /// The output before each claim's code.
  package var preceding: [Int: String] = [:]
  /// The number of bytes that were printed before each claim's code ended.
  package var ends: [Int: Int] = [:]
  /// The descriptions of the value of each claim's code.
  package var values: [Int: [String]] = [:]
  /// The claims about values that have no order.
  package var unordered: Set<Int> = []
  /// The results of comparisons, keyed by claim.
  package var comparisons: [Int: Bool] = [:]
  /// The whole output of the block.
  package var output = ""
  /// Whether the block's own statements started to run.
  package var hasBegun = false

  /// Returns the output after the end of a claim's code, which can be the output of tasks that
  /// the code started.
  package func output(after number: Int) -> String {
    ends[number].map { String(decoding: output.utf8.dropFirst($0), as: UTF8.self) } ?? ""
  }
}
