import Foundation
@testable import HeadlessUI
import Observation

// Prints the time that a phone needs to show a long list and to process a tap in one of its rows,
// as multiples of the time for creating the bare elements of that screen. Run it with
// Tools/bench/views.

@Observable @MainActor
final class Tally: Identifiable {
  let id: Int
  var count = 0

  init(_ id: Int) { self.id = id }
}

struct TallyRow: View {
  let tally: Tally

  var body: some View {
    HStack {
      Text("Row \(tally.id)")
      Spacer()
      Text("\(tally.count)")
      Button("+") { tally.count += 1 }
    }
  }
}

/// Returns the elements of the list, created without views.
func bareElements(_ count: Int) -> Element {
  let rows = (0..<count).map { id in
    Element(
      .row,
      children: [
        Element(.text, "Row \(id)"), Element(.spacer), Element(.text, "0"),
        Element(.button, "+", children: [Element(.text, "+")]),
      ])
  }
  return Element(.window, children: [Element(.screen, children: [Element(.list, children: rows)])])
}

@MainActor
func milliseconds(_ rounds: Int = 1, _ body: () -> Void) -> Double {
  let times = (0..<rounds).map { _ in
    let (seconds, attoseconds) = ContinuousClock().measure(body).components
    return Double(seconds) * 1e3 + Double(attoseconds) / 1e15
  }
  return times.sorted()[rounds / 2]
}

/// Returns the resident memory of the process in KiB.
func residentMemory() -> Int {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
  return line.split(separator: " ").compactMap { Int($0) }.first ?? 0
}

func formatted(_ value: Double) -> String { String(format: "%.2f", value) }

@MainActor
func measure(_ count: Int) {
  let bare = milliseconds(9) { withExtendedLifetime(bareElements(count)) {} }
  let tallies = (0..<count).map { Tally($0) }
  let before = residentMemory()
  var phone: Phone!
  let first = milliseconds {
    phone = Phone(List(tallies) { TallyRow(tally: $0) })
    _ = phone.window
  }
  let memory = residentMemory() - before
  let middle = "Row \(count / 2)"
  let change = milliseconds(51) {
    tallies[count / 2].count += 1
    _ = phone.window
  }
  let tap = milliseconds(51) {
    phone.tap("+", in: middle)
    _ = phone.window
  }
  let grown = residentMemory()
  for _ in 0..<1_000 {
    tallies[count / 2].count += 1
    _ = phone.window
  }
  let growth = residentMemory() - grown
  let bodies = phone.evaluations { phone.tap("+", in: middle) }
  print(
    """
    \(count) rows
      bare elements           \(formatted(bare)) ms
      first evaluation        \(formatted(first)) ms, ratio \(formatted(first / bare))
      memory of the phone     \(memory) KiB, \(formatted(Double(memory) / Double(count))) a row
      change in one row       \(formatted(change)) ms, ratio \(formatted(change / bare))
      tap in one row          \(formatted(tap)) ms, ratio \(formatted(tap / bare))
      growth in 1,000 changes \(growth) KiB
      bodies per tap          \(bodies)
    """)
}

@main
struct Bench {
  @MainActor
  static func main() {
    for count in [1_000, 10_000] { measure(count) }
  }
}
