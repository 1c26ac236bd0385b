import Foundation
import Testing

/// The articles are also a DocC catalog, so that a package can publish them with either tool.
@Suite(.enabled(if: DocC.program != nil, "this toolchain has no docc"))
struct DocCTests {
  @Test func `docc converts the articles of the book without warnings`() throws {
    let articles = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Articles")

    let said = try DocC.convert { catalog in
      try FileManager.default.copyItem(at: articles, to: catalog)
    }

    #expect(said == "")
  }

  @Test func `docc warns about a link without a target`() throws {
    let said = try DocC.convert { catalog in
      try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
      try Data("# Trails\n\nSee <doc:Nowhere>.\n".utf8)
        .write(to: catalog.appendingPathComponent("Trails.md"))
    }

    #expect(said.contains("warning: 'Nowhere' doesn't exist"))
  }
}

/// The toolchain's documentation compiler.
private enum DocC {
  static let program: URL? = {
    guard let information = try? output(of: "/usr/bin/env", ["swift", "-print-target-info"]).output,
      let json = try? JSONSerialization.jsonObject(with: Data(information.utf8)) as? [String: Any],
      let paths = json["paths"] as? [String: Any], let resources = paths["runtimeResourcePath"] as? String
    else { return nil }
    let program = URL(fileURLWithPath: resources).appendingPathComponent("../../bin/docc").standardized
    return FileManager.default.isExecutableFile(atPath: program.path) ? program : nil
  }()

  /// Converts a catalog.
  ///
  /// - Parameter fill: Creates the catalog's folder.
  /// - Returns: All warnings and errors.
  static func convert(_ fill: (URL) throws -> Void) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("waymark-docc-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let catalog = folder.appendingPathComponent("Book.docc")
    try fill(catalog)
    let run = try output(
      of: try #require(program).path,
      [
        "convert", catalog.path, "--output-dir", folder.appendingPathComponent("out").path,
        "--fallback-display-name", "Book", "--fallback-bundle-identifier", "book",
      ])
    let lines = (run.output + run.error).split(separator: "\n")
    return lines.filter { $0.hasPrefix("warning:") || $0.hasPrefix("error:") }.joined(separator: "\n")
  }

  private static func output(
    of program: String, _ arguments: [String]
  ) throws -> (status: Int32, output: String, error: String) {
    let process = Process()
    let (output, error) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let said = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text, said)
  }
}
