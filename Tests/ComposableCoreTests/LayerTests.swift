import Foundation
import LibraryCompiling
import Testing

/// Some folders of the core are small libraries in their own right. They aren't modules because
/// their names would clash with those of other packages.
@Suite struct LayerTests {
  @Test(
    arguments: [
      (folder: "Issues", below: []),
      ("CasePaths", ["Issues"]),
      ("Observation", []),
      ("IdentifiedCollections", ["Issues", "CasePaths", "Observation"]),
      ("ConcurrencyExtras", []),
      ("Clocks", ["Issues"]),
      ("Dependencies", ["Issues", "ConcurrencyExtras", "Clocks"]),
    ] as [(folder: String, below: [String])])
  func `a folder of the core compiles without the folders of higher layers`(
    folder: String, below: [String]
  ) async throws {
    let files = try (below + [folder]).flatMap(files)

    let messages = try await LibraryCompiler.messages(
      for: files, ["-typecheck", "-wmo", "-package-name", "waymark", "-module-name", "Layer"])

    #expect(messages == "")
  }

  private func files(in folder: String) throws -> [String] {
    let core = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/ComposableCore/\(folder)").path
    return try FileManager.default.subpathsOfDirectory(atPath: core)
      .filter { $0.hasSuffix(".swift") }.map { "\(core)/\($0)" }
  }
}
