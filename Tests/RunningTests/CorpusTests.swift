import Foundation
import Testing

/// Inputs that the fuzzer found, kept to prevent regressions. `Tools/fuzz` adds to them.
@Suite struct CorpusTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/Corpus/reports").path
  private static let names = try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()

  @Test func `inputs found by the fuzzer satisfy all invariants`() throws {
    let names = try #require(Self.names)
    #expect(!names.isEmpty)
    for name in names {
      let bytes = try #require(FileManager.default.contents(atPath: "\(Self.folder)/\(name)"))

      #expect(violationOfReports(Array(bytes)) == nil, "\(name)")
    }
  }
}
