import Foundation
import Testing
import WaymarkReporting

/// Reports as other projects read them.
@Suite(
  .enabled(
    if: ForeignReader.isInstalled,
    "there is no .build/python with junitparser, sarif-tools, tap.py and jsonschema"))
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
        ["Docs/A.md", "11", "failed"], ["Docs/A.md", "21", "crashed"], ["Docs/A.md", "22", "crashed"],
        ["Other%201.md", "7", "article"],
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
  func `another project's library can read the report`(
    format: ReportFormat, expected: [[String]]
  ) throws {
    let read = try ForeignReader.read(format, format.bytes(of: sampleResults, json: { sampleReport.json() }))

    #expect(read == expected)
  }

  @Test(arguments: [ReportFormat.junit, .sarif, .tap, .gitlab])
  func `a report without examples can be read`(format: ReportFormat) throws {
    let read = try ForeignReader.read(format, format.bytes(of: noResults, json: { sampleReport.json() }))

    #expect(read == [])
  }
}

/// A Python interpreter with the libraries of other projects, installed as in CI.
private enum ForeignReader {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let python = root.appendingPathComponent(".build/python/bin/python3")

  static let isInstalled: Bool =
    (try? run(["-c", "import junitparser, sarif, tap, jsonschema"])) != nil

  /// Returns the rows that the reader understood, with each value as text.
  static func read(_ format: ReportFormat, _ bytes: [UInt8]) throws -> [[String]] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let script = root.appendingPathComponent("Tests/Fixtures/Reports/read.py").path
    let schema = root.appendingPathComponent("Articles/verdicts.schema.json").path
    let output = try run(
      [script, format.rawValue, file.path] + (format == .json ? [schema] : []))
    return try JSONDecoder().decode([[String]].self, from: output)
  }

  private struct Failed: Error { var status: Int32 }

  private static func run(_ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = python
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failed(status: process.terminationStatus) }
    return output
  }
}
