import Foundation

/// Measures the figures of a section and prints them.
///
/// - Parameter counts: The numbers of instructions of the bare call and of each figure; empty if
///   they weren't counted.
@MainActor
func printTable(of section: Section, counts: some Collection<Double>) {
  let nanoseconds = Int(nanoseconds(section.bare, times: 1_000_000))
  print("\n\(section.title), in bare calls of \(nanoseconds) ns:")
  print(row("", "time", "middle half", "instructions", "aim"))
  let each = zip([section.bare] + section.figures, counts)
    .map { $1 / Double(timesWorthCounting($0)) }
  for (index, figure) in section.figures.enumerated() {
    let measured = Measurement(of: figure, over: section.bare, rounds: 25)
    let instructions = each.isEmpty ? "-" : text(each[index + 1] / each[0])
    printRow(figure.name, measured, instructions, figure.aim)
  }
}

/// Measures tests of increasing length and prints the time of each step.
@MainActor
func printTestSteps(over bare: Figure) async {
  for steps in [10, 100, 1_000] {
    let measured = await Measurement(ofTestSteps: steps, over: bare, rounds: 15)
    printRow("test store: one step of a \(steps)-step test", measured, "-", nil)
  }
}

private func printRow(
  _ name: String, _ measured: Measurement, _ instructions: String, _ aim: Double?
) {
  let spread = "\(text(measured.spread.lowerBound))–\(text(measured.spread.upperBound))"
  let aim = aim.map { "< \(Int($0))" } ?? ""
  print(row(name, text(measured.median), spread, instructions, aim))
}

private func row(_ name: String, _ cells: String...) -> String {
  name.padding(toLength: 52, withPad: " ", startingAt: 0)
    + cells.map { String(repeating: " ", count: max(1, 14 - $0.count)) + $0 }.joined()
}

private func text(_ ratio: Double) -> String {
  String(format: ratio < 100 ? "%.1f" : "%.0f", ratio)
}
