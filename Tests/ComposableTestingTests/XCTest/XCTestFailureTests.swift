import Foundation
import Testing
import WaymarkChildProcesses

/// XCTest failures, checked in another process because XCTest can't expect failures on Linux.
@Suite struct XCTestFailureTests {
  @Test func `in an XCTest, a wrong expectation fails with its message and its line`()
    async throws
  {
    let run = try await Self.run("ComposableTestingTests.FailingXCTests/testWrongExpectations")

    #expect(
      run.failures == [
        """
        XCTestTests.swift:\(FailingXCTests.line + 6): error: \
        FailingXCTests.testWrongExpectations : failed - A state change does not match expectation: …
        """,
        """
        XCTestTests.swift:\(FailingXCTests.line + 4): error: \
        FailingXCTests.testWrongExpectations : failed - The store received 1 unexpected action: …
        """,
      ]
    )
    #expect(run.status == .exited(1))
    #expect(run.output.contains("    − Tally.State(total: 2)\n    + Tally.State(total: 1)"))
  }

  /// Runs one XCTest of this bundle in a separate process.
  private static func run(_ test: String) async throws -> FinishedProgram {
    try await FinishedProgram.run(
      URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path, [test],
      environment: ProcessInfo.processInfo.environment.merging([FailingXCTests.variable: "1"]) {
        $1
      })
  }
}

extension FinishedProgram {
  /// The first lines of the failures, without the folder of the file.
  fileprivate var failures: [String] {
    output.split(separator: "\n").filter { $0.contains(": error: ") }
      .compactMap { $0.split(separator: "/").last.map(String.init) }
  }
}
