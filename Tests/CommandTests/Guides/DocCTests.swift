import Foundation
import Testing
import WaymarkChildProcesses

/// The articles are also a DocC catalog, so that a package can publish them with either tool.
@Suite(.enabled("this toolchain has no docc") { await DocC.program() != nil })
struct DocCTests {
  @Test func `docc converts the articles of the book without warnings`() async throws {
    let articles = URL(filePath: #filePath).appending(path: "../../../../Articles").standardized

    let said = try await DocC.convert { catalog in
      try FileManager.default.copyItem(at: articles, to: catalog)
    }

    #expect(said == "")
  }

  @Test func `docc warns about a link without a target`() async throws {
    let said = try await DocC.convert { catalog in
      try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
      try Data("# Trails\n\nSee <doc:Nowhere>.\n".utf8)
        .write(to: catalog.appendingPathComponent("Trails.md"))
    }

    #expect(said.contains("warning: 'Nowhere' doesn't exist"))
  }
}

/// The toolchain's documentation compiler.
private enum DocC {
  static func program() async -> URL? {
    let run = try? await FinishedProgram.run("swift", ["-print-target-info"])
    guard let information = run?.output,
      let json = try? JSONSerialization.jsonObject(with: Data(information.utf8)) as? [String: Any],
      let paths = json["paths"] as? [String: Any],
      let resources = paths["runtimeResourcePath"] as? String
    else { return nil }
    let program = URL(fileURLWithPath: resources).appendingPathComponent("../../bin/docc")
      .standardized
    return FileManager.default.isExecutableFile(atPath: program.path) ? program : nil
  }

  /// Converts a catalog.
  ///
  /// - Parameter fill: Creates the catalog's folder.
  /// - Returns: All warnings and errors.
  static func convert(_ fill: (URL) throws -> Void) async throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("waymark-docc-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let catalog = folder.appendingPathComponent("Book.docc")
    try fill(catalog)
    let run = try await FinishedProgram.run(
      try #require(await program()).path,
      [
        "convert", catalog.path, "--output-dir", folder.appendingPathComponent("out").path,
        "--fallback-display-name", "Book", "--fallback-bundle-identifier", "book",
      ])
    let lines = (run.output + run.error).split(separator: "\n")
    return lines.filter { $0.hasPrefix("warning:") || $0.hasPrefix("error:") }.joined(
      separator: "\n")
  }
}
