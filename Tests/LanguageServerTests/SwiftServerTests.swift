import Foundation
import Testing

@testable import WaymarkLanguageServer

/// A language server for Swift that doesn't start, doesn't respond, or ends.
@Suite struct SwiftServerTests {
  private func answer(of program: String) async throws -> JSON {
    let folder = FileManager.default.temporaryDirectory.path
    let workspace = SwiftWorkspace(
      program: program, folder: folder, file: "\(folder)/Example.swift")
    let server = try await SwiftServer(workspace, patience: .milliseconds(10))
    let answer = await server.ask(
      "textDocument/hover", about: "let a = 1", at: Position(line: 0, character: 4))
    await server.stop()
    return answer
  }

  @Test(.timeLimit(.minutes(1))) func `requests that aren't answered have no result`() async throws {
    // Reads its input without end, and prints nothing.
    #expect(try await answer(of: "/usr/bin/sha256sum") == .null)
  }

  @Test(.timeLimit(.minutes(1))) func `a program that ends has no results`() async throws {
    #expect(try await answer(of: "/bin/true") == .null)
  }

  @Test func `a program that can't be started is an error`() async {
    await #expect(throws: (any Error).self) { try await answer(of: "/nonexistent") }
  }
}
