import Foundation
import Testing
import WaymarkChildProcesses
import WaymarkReporting

/// Reports read by other projects' libraries.
@Suite(
  .enabled("there is no .build/python with junitparser, sarif-tools, tap.py, and jsonschema") {
    await ForeignReader.isInstalled()
  })
struct ForeignReaderTests {
  @Test(arguments: [
    (
      ReportFormat.junit,
      [
        ["good"], ["bad", "Failure: expected <b> & \"q\" ]]>\u{FFFD}[0m\nnot | this"],
        ["needs", "Skipped: needs # a\nnetwork"], ["odd name", "Failure: boom"],
        ["line 7, column 11", "Error: no option 'x'"],
      ]
    ),
    (
      .sarif,
      [
        ["Docs/A.md", "11", "failed"], ["Docs/A.md", "21", "crashed"],
        ["Docs/A.md", "22", "crashed"], ["Other%201.md", "7", "article"],
      ]
    ),
    (
      .tap,
      [
        ["- Docs/A.md: good", "True", "False"], ["- Docs/A.md: bad", "False", "False"],
        ["- Docs/A.md: needs", "True", "True"], ["- Docs/A.md: odd name", "False", "False"],
        ["- Other 1.md:7:11", "False", "False"],
      ]
    ),
    (
      .gitlab,
      [
        ["Docs/A.md", "11", "waymark-failed"], ["Docs/A.md", "21", "waymark-crashed"],
        ["Docs/A.md", "22", "waymark-crashed"], ["Other 1.md", "7", "waymark-article"],
      ]
    ),
    (.json, [["good", "passed"]]),
  ] as [(ReportFormat, [[String]])])
  func `a library of another project can read the report`(
    format: ReportFormat, expected: [[String]]
  ) async throws {
    let bytes = format.bytes(of: sampleResults, json: { sampleReport.json() })

    let read = try await ForeignReader.read(format, bytes)

    #expect(read == expected)
  }

  @Test(arguments: [ReportFormat.junit, .sarif, .tap, .gitlab])
  func `a report without examples can be read`(format: ReportFormat) async throws {
    let bytes = format.bytes(of: noResults, json: { sampleReport.json() })

    let read = try await ForeignReader.read(format, bytes)

    #expect(read == [])
  }
}

/// A Python interpreter with the libraries of other projects, installed as in CI.
private enum ForeignReader {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let python = root.appendingPathComponent(".build/python/bin/python3")

  static func isInstalled() async -> Bool {
    let modules = "import junitparser, sarif, tap, jsonschema"
    return (try? await FinishedProgram.run(python.path, ["-c", modules]))?.status.isSuccess == true
  }

  /// Returns the rows that the reader understood, with each value as text.
  static func read(_ format: ReportFormat, _ bytes: [UInt8]) async throws -> [[String]] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let script = root.appendingPathComponent("Tests/ReportingTests/read.py").path
    let schema = root.appendingPathComponent("Articles/verdicts.schema.json").path
    let run = try await FinishedProgram.run(
      python.path, [script, format.rawValue, file.path] + (format == .json ? [schema] : []))
    #expect(run.status.isSuccess, "\(run.error)")
    return try JSONDecoder().decode([[String]].self, from: Data(run.output.utf8))
  }
}
