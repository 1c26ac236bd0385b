import Foundation
import Testing
import WaymarkModel

@testable import WaymarkLanguageServer

/// A language server for Swift that doesn't start, doesn't respond, or ends.
@Suite struct SwiftServerTests {
  private func answer(
    of program: String, about code: String = "let a = 1", timeLimit: Duration = .milliseconds(10)
  ) async throws -> JSON {
    let folder = FileManager.default.temporaryDirectory.path
    let workspace = SwiftWorkspace(
      program: program, folder: folder, file: "\(folder)/Example.swift")
    let server = try await SwiftServer(workspace, timeLimit: timeLimit)
    let answer = await server.request(
      "textDocument/hover", about: code, at: TextPosition(line: 0, character: 4))
    await server.stop()
    return answer
  }

  /// A program that neither reads nor prints.
  private static let neverReading = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "never-reading").path

  @Test(.timeLimit(.minutes(20))) func `a request without a response has no result`() async throws {
    // Reads its input forever, and prints nothing.
    #expect(try await answer(of: "/usr/bin/sha256sum") == .null)
  }

  @Test(.timeLimit(.minutes(20)))
  func `a request to a server that doesn't read its input has no result`() async throws {
    // More than a pipe can hold.
    let code = "let a = 1 // " + String(repeating: "a", count: 1 << 20)

    #expect(try await answer(of: Self.neverReading, about: code) == .null)
  }

  @Test(.timeLimit(.minutes(20)))
  func `a server that doesn't speak the protocol is terminated`() async throws {
    #expect(try await answer(of: "/usr/bin/yes", timeLimit: .seconds(3_600)) == .null)
  }

  @Test(.timeLimit(.minutes(20)))
  func `a request to a server that has exited has no result`() async throws {
    #expect(try await answer(of: "/bin/true") == .null)
  }

  @Test func `starting a missing server throws an error`() async {
    await #expect(throws: (any Error).self) { try await answer(of: "/nonexistent") }
  }
}
