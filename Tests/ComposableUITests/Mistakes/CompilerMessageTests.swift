import Foundation
import LibraryCompiling
import Testing

/// Compiles the fixtures. For each comment `// error: text`, the compiler must report an error that
/// contains the text on that line, and it must not report other errors.
@Suite struct CompilerMessageTests {
  @Test func `a type error is reported at the author's line`() throws {
    try check("Types", compiledWith: ["-typecheck", "-wmo"])
  }

  @Test func `a flow-analysis error is reported at the author's line`() throws {
    try check("Flow", compiledWith: ["-emit-sil", "-o", "/dev/null"])
  }

  @Test func `a reducer compiles in a module with main-actor default isolation`() throws {
    try check("Isolated", compiledWith: ["-typecheck", "-default-isolation", "MainActor"])
  }

  private func check(_ folder: String, compiledWith arguments: [String]) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/Mistakes/\(folder)")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let output = try LibraryCompiler.messages(
      for: files.map(\.path), arguments + ["-module-name", "Mistakes"])
    let errors = output.matches(of: /([^\/\n]+\.swift):(\d+):\d+: error: (.*)/).map {
      Message(place: "\($0.1):\($0.2)", text: String($0.3))
    }
    let expected = try files.flatMap { try Self.messages(in: $0) }

    for message in expected {
      #expect(
        errors.contains { $0.place == message.place && $0.text.contains(message.text) },
        "no error with '\(message.text)' at \(message.place)"
      )
    }
    let places = Set(expected.map(\.place))
    #expect(errors.filter { !places.contains($0.place) } == [])
  }

  private struct Message: Equatable {
    let place: String
    let text: String
  }

  /// Returns the errors that the comments of a file expect.
  private static func messages(in file: URL) throws -> [Message] {
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      line.firstRange(of: "// error: ").map {
        Message(
          place: "\(file.lastPathComponent):\(index + 1)", text: String(line[$0.upperBound...])
        )
      }
    }
  }
}
