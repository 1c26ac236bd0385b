import Foundation
import LibraryCompiling
import Testing

/// The compiler's messages for fixtures. For each comment `// error: text`, the compiler must
/// report an error that contains the text on that line, and it must not report other errors. In a
/// fixture for warnings, the same applies to each comment `// warning: text`. The folders in
/// `type-errors` are compiled together with the features in `Base.swift`.
@Suite struct CompilerMessageTests {
  @Test func `a type error is reported at the author's line`() async throws {
    try await check("type-errors", compiledWith: ["-typecheck", "-wmo"])
  }

  @Test func `a flow-analysis error is reported at the author's line`() async throws {
    try await check("flow-analysis-errors", compiledWith: ["-emit-sil", "-o", "/dev/null"])
  }

  @Test func `a reducer compiles in a module with main-actor default isolation`() async throws {
    try await check(
      "main-actor-isolation", compiledWith: ["-typecheck", "-default-isolation", "MainActor"])
  }

  @Test func `a warning about an older name suggests the replacement`() async throws {
    try await check("older-names", for: "warning", compiledWith: ["-typecheck"])
  }

  @Test func `a compiler failure without messages is thrown as an error`() async {
    await #expect(throws: LibraryCompiler.Failure.self) {
      try await LibraryCompiler.messages(for: ["/nowhere.swift"], ["-typecheck"])
    }
  }

  private func check(
    _ folder: String, for severity: String = "error", compiledWith arguments: [String]
  ) async throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/Mistakes/\(folder)")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let files = names.filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
    let output = try await LibraryCompiler.messages(
      for: files.map(\.path), arguments + ["-module-name", "Mistakes"])
    let found = output.matches(of: /([^\/\n]+\.swift):(\d+):\d+: (\w+): (.*)/)
      .filter { $0.3 == severity }.map { Message(place: "\($0.1):\($0.2)", text: String($0.4)) }
    let expected = try files.flatMap { try Self.messages(in: $0, severity) }

    for message in expected {
      #expect(
        found.contains { $0.place == message.place && $0.text.contains(message.text) },
        "no \(severity) with '\(message.text)' at \(message.place)"
      )
    }
    let places = Set(expected.map(\.place))
    #expect(found.filter { !places.contains($0.place) } == [])
  }

  private struct Message: Equatable {
    let place: String
    let text: String
  }

  /// Returns the messages that the comments of a file expect.
  private static func messages(in file: URL, _ severity: String) throws -> [Message] {
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      line.firstRange(of: "// \(severity): ").map {
        Message(
          place: "\(file.lastPathComponent):\(index + 1)", text: String(line[$0.upperBound...])
        )
      }
    }
  }
}
