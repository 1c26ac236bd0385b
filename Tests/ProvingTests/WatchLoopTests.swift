import Foundation
import Testing
import WaymarkProject

@testable import WaymarkProving

@Suite struct WatchLoopTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "waymark-loop-\(UUID().uuidString)")

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  @Test(.timeLimit(.minutes(20)))
  func `a local dependency that the first build records is watched`() async throws {
    for name in ["package/.build", "dependency"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let dependency = folder.appending(path: "dependency").path
    let state = """
      {"object": {"dependencies": [{"state": {"name": "fileSystem", "path": "\(dependency)"}}]}}
      """
    let loop = try WatchLoop(
      ProvingRequest(
        articles: [], in: PackageFolder(folder.appending(path: "package").path),
        isContinuousIntegration: false))
    let (works, continuation) = AsyncStream.makeStream(of: Void.self)
    var work = works.makeAsyncIterator()

    let run = Task {
      try await loop.run {
        try? write(state, to: "package/.build/workspace-state.json")
        continuation.yield()
      }
    }
    #expect(await work.next() != nil)
    // The work begins again after the first work has ended and the dependency is watched.
    try write("", to: "package/A.swift")
    #expect(await work.next() != nil)
    try write("", to: "dependency/B.swift")
    #expect(await work.next() != nil)

    run.cancel()
    _ = await run.result
  }
}
