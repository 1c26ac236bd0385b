import Testing
import WaymarkModel
import WaymarkSamples

@testable import WaymarkRunning

@Suite struct ExecutedLineTests {
  /// Returns whether each executable line of `a.md` ran. The first line of code is line 11.
  private func lines(
    _ code: String, plan: Example.Plan = .run, name: String
  ) async throws -> [Int: Bool]? {
    let proof = try await Shared.prove(sample(code, plan: plan, name: name))
    #expect(proof.verdict != .failed && proof.verdict != .doesNotCompile, "\(proof.summary)")
    return proof.lines.map {
      Dictionary($0.map { ($0.location.line, $0.hasRun) }) { first, _ in first }
    }
  }

  @Test func `conditional lines count as run only if the condition was true`() async throws {
    let code = """
      func sign(_ number: Int) -> String {
        // Nothing is executed here.

        if number < 0 {
          return "negative"
        }
        return number == 0
          ? "zero"
          : "positive"
      }
      struct Point {
        var x = 0
        var y: Int { x }
      }
      @Test func signs() {
        _ = sign(1)
        _ = Point()
      }
      """

    let lines = try await lines(code, name: "conditions")

    #expect(
      lines == [
        11: true, 14: true, 15: false, 17: true, 18: false, 19: true, 22: true, 23: false, 25: true,
        26: true, 27: true,
      ])
  }

  @Test func `lines after a thrown error don't count as run`() async throws {
    let code = """
      func fail() throws { throw CancellationError() }
      func run() throws {
        try fail()
        print("never")
      }
      @Test func errors() {
        try? run()
      }
      """

    #expect(try await lines(code, name: "errors")?[14] == false)
  }

  @Test func `lines that ran before a trap are recorded`() async throws {
    let code = """
      func pick(_ index: Int) -> Int {
        let numbers = [1]
        let number = numbers[index]
        return number
      }
      @Test func traps() {
        _ = pick(0)
        _ = pick(7)
        _ = pick(0)
      }
      """

    let lines = try await lines(code, plan: .traps(text: "out of range"), name: "traps")

    #expect(
      lines == [11: true, 12: true, 13: true, 14: true, 16: true, 17: true, 18: true, 19: false])
  }

  @Test func `lines after a loop that a trap ended don't count as run`() async throws {
    let code = """
      @Test func traps() {
        let numbers = [1]
        for index in 0..<3 {
          print(numbers[index])
          print(index)
        }
        print("done")
      }
      """

    let lines = try await lines(code, plan: .traps(text: "out of range"), name: "loops")

    #expect(lines == [11: true, 12: true, 13: true, 14: true, 15: true, 17: false])
  }

  @Test func `an operand that is never evaluated doesn't count as run`() async throws {
    let code = """
      @Test func conditions() {
        let isOpen = 1 > 2
          && Bool.random()
        print(isOpen)
      }
      """

    #expect(try await lines(code, name: "operands") == [11: true, 12: true, 13: false, 14: true])
  }

  @Test func `lines after a task is suspended forever don't count as run`() async throws {
    let code = """
      @MainActor @Test func tasks() async {
        Task {
          await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }; let _: () = {}()
          if Bool(true) {
            print("never")
          } else {
            print("never")
          }
        }
        await Task { await Task.yield(); let _: () = {}()
          print("resumed")
        }.value
        await Task.yield()
      }
      """
    var example = sample(code, name: "suspension")
    example.continuations = [
      .init(line: 5, column: 91, last: 10), .init(line: 12, column: 48, last: 13),
    ]

    let proof = try await Shared.prove(example)
    let ran = (proof.lines ?? []).filter(\.hasRun).map(\.location.line)

    #expect(ran == [11, 12, 13, 20, 21, 22, 23])
  }

  @Test func `a constant property counts as executable only if the coverage data includes it`()
    async throws
  {
    let code = """
      struct Stop {
        let kind = "stop"
        let name =
          "Lake"
        var nights = 1
      }
      final class Trip {
        let kind = "trip"
        var days = 1
        lazy var length = 3
      }
      @Test func constants() {
        _ = Stop(nights: 2)
        _ = Trip()
      }
      """

    let lines = try await lines(code, name: "constants")

    #expect(lines == [15: false, 18: true, 19: true, 20: false, 22: true, 23: true, 24: true])
  }

  @Test func `an example that doesn't run has no executed lines`() async throws {
    #expect(
      try await lines(
        "@main struct Program { static func main() {} }", plan: .compile, name: "program") == nil)
  }
}
