import Foundation
import Testing

/// Checks XCTest failures in another process, because XCTest has no known issues on Linux.
@Suite struct XCTestFailureTests {
  @Test func `a wrong expectation is an XCTest failure with its text and line`() throws {
    let run = try Self.run("ComposableTestingTests.FailingXCTests/testWrongExpectations")

    #expect(
      run.failures == [
        """
        XCTestTests.swift:\(FailingXCTests.line + 6): error: \
        FailingXCTests.testWrongExpectations : failed - A state change does not match expectation: …
        """,
        """
        XCTestTests.swift:\(FailingXCTests.line + 4): error: \
        FailingXCTests.testWrongExpectations : failed - The store received 1 unexpected action after \
        this one: …
        """,
      ]
    )
    #expect(run.status == 1)
    #expect(run.output.contains("    − Tally.State(total: 2)\n    + Tally.State(total: 1)"))
  }

  private struct Run {
    let output: String
    let status: Int32

    /// The first lines of the failures, without the folder of the file.
    var failures: [String] {
      output.split(separator: "\n").filter { $0.contains(": error: ") }
        .compactMap { $0.split(separator: "/").last.map(String.init) }
    }
  }

  /// Runs one XCTest of this bundle in a separate process.
  private static func run(_ test: String) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [test]
    process.environment = ProcessInfo.processInfo.environment.merging(
      [FailingXCTests.variable: "1"]
    ) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Run(output: String(decoding: output, as: UTF8.self), status: process.terminationStatus)
  }
}
