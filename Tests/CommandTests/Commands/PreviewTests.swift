import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// End-to-end tests of the preview.
@Suite(.serialized) struct PreviewTests {
  private let project: Project
  private let port = Int.random(in: 20_000...32_000)

  init() throws { project = try Project.shared.get() }

  private func page(_ path: String) async throws -> String {
    let url = try #require(URL(string: "http://localhost:\(port)/\(path)"))
    return String(decoding: try await URLSession.shared.data(from: url).0, as: UTF8.self)
  }

  /// Waits until a page contains some text or the preview has ended.
  private func wait(for text: String, on path: String, _ preview: Project.Running) async throws {
    while preview.process.isRunning {
      if let page = try? await page(path), page.contains(text) { return }
      try await Task.sleep(for: .milliseconds(20))
    }
    Issue.record("the preview has ended: \(try await preview.ended())")
  }

  @Test(.timeLimit(.minutes(20)))
  func `a previewed page shows the current article, including its errors`() async throws {
    let article = "Preview/Page.md"
    try project.write(article, "# Page\n\n```swift\n#expect(1 + 1 == 2)\n```\n")
    let preview = try await project.start("preview", "Preview", "--port", "\(port)", "--quiet")
    defer { preview.process.terminate() }

    try await wait(for: ">passed<", on: "articles/Preview/Page.html", preview)
    try project.write(article, "# Page\n\n```swift\n#expect(1 + 1 == 3)\n```\n")
    try await wait(for: ">failed<", on: "articles/Preview/Page.html", preview)
    try project.write("Preview/Second.md", "# A second page\n")
    try await wait(for: "A second page", on: "articles/Preview/Second.html", preview)

    #expect(!FileManager.default.fileExists(atPath: "\(project.folder)/Preview/_site"))
  }

  @Test func `a port that's already in use is rejected`() async throws {
    try project.write("Preview/Page.md", "# Page\n")
    let first = try await project.start("preview", "Preview", "--port", "\(port)", "--quiet")
    defer { first.process.terminate() }
    try await wait(for: "Page", on: "articles/Preview/Page.html", first)

    let second = try await project.waymark("preview", "Preview", "--port", "\(port)", "--quiet")

    #expect(second.status == 3)
    #expect(
      second.error.contains(
        "waymark: can't serve on port \(port): Address already in use\n  choose another port with --port"
      ))
  }
}
