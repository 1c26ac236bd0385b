import Foundation
import Testing
import WaymarkTestServers

/// A cache that several machines share, from end to end: two clones of a package in different
/// folders.
@Suite(.serialized) struct SharedCacheTests {
  private let server: TestServer
  private let first: Project
  private let second: Project

  init() async throws {
    server = try TestServer()
    let clones = try await Self.clones.value
    (first, second) = (clones[0], clones[1])
    for project in [first, second] {
      // The library and the harness, which take a long time to compile, are kept.
      for kind in ["compilation", "execution", "object", "shared"] {
        try? FileManager.default.removeItem(atPath: "\(project.folder)/.build/waymark/3/\(kind)")
      }
      if (try? project.text("Sources/Hikes/Length.swift")) != Self.source {
        try project.write("Sources/Hikes/Length.swift", Self.source)
      }
      try project.write(
        "Docs/Lengths.md",
        """
        # Lengths

        ```swift, example=length
        #expect(length == 12)
        ```

        ```swift, example=printed
        print("12 km")
        // Prints "12 km"
        ```

        ```swift, example=error, fails="cannot convert"
        let length: Int = "12"
        ```
        """)
    }
  }

  private static let source = "public let length = 12\n"
  private static let clones = Task {
    let clones = try ["clone", "other clone"].map { try Project($0, ownsModules: true) }
    for clone in clones { try await clone.addHarness() }
    return clones
  }

  private func test(
    _ project: Project, _ options: String..., environment: [String: String] = [:]
  ) async throws -> Project.Run {
    try await project.waymark(
      ["test", "Docs"] + options,
      environment: ["WAYMARK_CACHE": server.address].merging(environment) { $1 })
  }

  /// Returns a run's messages without sizes, which depend on the compiler.
  private func messages(_ run: Project.Run) -> String {
    run.messages.replacing(/\d+ KB/, with: "# KB")
  }

  /// Returns the line in which a run reports its use of the cache.
  private func usage(_ reused: Int, _ added: Int) -> String {
    "Shared cache: \(reused) results reused (# KB), \(added) added (# KB)\n"
  }

  private func compilations(in project: Project) -> Int {
    let folder = project.folder + "/.build/waymark/3/compilation"
    return (try? FileManager.default.contentsOfDirectory(atPath: folder))?.count ?? 0
  }

  @Test func `clones in different folders share their results`() async throws {
    let one = try await test(first)
    #expect(one.status == 0, "\(one.error)")
    #expect(messages(one) == usage(0, 3))

    let other = try await test(second)
    #expect(other.status == 0, "\(other.error)")
    #expect(messages(other) == usage(3, 0))
    #expect(other.output == one.output)
    #expect(compilations(in: first) == 3)
    #expect(compilations(in: second) == 0)

    // Results from the shared cache are also stored on the machine.
    let count = server.requests.count
    let again = try await test(second)
    #expect(again.status == 0)
    #expect(server.requests.count == count)
  }

  @Test func `an audit shares its results, and its use of the cache is reported once`()
    async throws
  {
    let text = "# Lengths\n\n```swift\nprint(length)\n// Prints \"12\"\n```\n"
    for project in [first, second] { try project.write("Docs/Lengths.md", text) }

    // The audit adds two results, and the run adds one.
    let one = try await test(first, "--scope", "auto")
    #expect(messages(one) == usage(0, 3))
    let other = try await test(second, "--scope", "auto")
    #expect(messages(other) == usage(3, 0))
    #expect((other.status, other.output) == (one.status, one.output))

    let adopted = try await second.waymark(
      ["adopt", "Docs", "--fresh"], environment: ["WAYMARK_CACHE": server.address])
    #expect(messages(adopted) == usage(0, 2) + "No code blocks need options\n")
  }

  @Test func `results aren't shared if the source or an option differs, or if an example failed`()
    async throws
  {
    _ = try await test(first)

    try second.write("Sources/Hikes/Length.swift", "public let length = 13\n")
    let changed = try await test(second)
    #expect(changed.status == 1)
    #expect(
      messages(changed) == usage(0, 2)
        + "Docs/Lengths.md:4:1: error: Expectation failed: (length → 13) == 12\n")

    try second.write("Sources/Hikes/Length.swift", Self.source)
    let limited = try await test(second, "--time-limit", "30")
    #expect(messages(limited) == usage(0, 3))
  }

  @Test func `a hostile or unreachable server doesn't affect the verdicts`() async throws {
    let hostile = try TestServer { _, _ in .raw(Array("HTTP/1.1 200 OK\r\n\r\nhello".utf8)) }
    let run = try await test(first, environment: ["WAYMARK_CACHE": hostile.address])
    #expect((run.status, run.output) == (0, "3 examples, 3 expectations: 3 passed\n"))
    #expect(
      run.messages
        == "waymark: the shared cache couldn't be used for some results: it sent corrupt data\n")

    server.stop()
    let offline = try await test(second)
    #expect((offline.status, offline.output) == (run.status, run.output))
    #expect(offline.error.components(separatedBy: "the shared cache couldn't be used").count == 2)
  }

  @Test func `forged results are ignored if the machines have a key`() async throws {
    let environment = ["WAYMARK_CACHE_KEY": "ours"]
    _ = try await test(first, environment: ["WAYMARK_CACHE_KEY": "theirs"])

    let run = try await test(second, environment: environment)

    #expect(run.status == 0)
    #expect(
      messages(run) == """
        waymark: the shared cache couldn't be used for some results: results that weren't signed \
        with this WAYMARK_CACHE_KEY were ignored; set the same key wherever this cache is used

        """ + usage(0, 3))
  }

  @Test func `'--fresh' reuses no shared results, and '--cache-mode read' adds none`()
    async throws
  {
    let read = try await test(first, "--cache-mode", "read")
    #expect(Set(server.requests.map(\.method)) == ["GET"])
    let fresh = try await test(first, "--fresh")
    #expect(messages(fresh) == usage(0, 3))
    #expect(read.output == fresh.output)
  }

  @Test func `results aren't shared if the sources of the build are unknown`() async throws {
    _ = try await test(first)
    try first.write("Sources/Hikes/Length.swift", "public let length = 13\n")
    let count = server.requests.count

    let run = try await test(first, "--skip-build", "--quiet")

    #expect(run.status == 0)
    #expect(
      run.error == """
        waymark: the shared cache wasn't used, because the sources of this build aren't known
          run without --skip-build, and don't change sources during the build

        """)
    #expect(server.requests.count == count)
  }

  @Test(arguments: [
    (
      ["--cache", "nowhere"], [:],
      """
      the URL of the shared cache must start with 'http://' or 'https://', contain a \
      host, and have no query or fragment
        use a URL such as https://cache.example.com/waymark
      """
    ),
    (["--cache-mode", "read"], ["WAYMARK_CACHE": ""], "--cache-mode needs a cache\n  add --cache"),
    (
      [], ["WAYMARK_CACHE_MODE": "both"],
      "there is no cache mode 'both'\n  set WAYMARK_CACHE_MODE to 'read' or 'read-write'"
    ),
    (
      ["--cache", "http://cache.example.com"], ["WAYMARK_CACHE_TOKEN": "secret"],
      """
      the token for the shared cache would be sent without encryption
        use a URL that starts with https, or unset WAYMARK_CACHE_TOKEN
      """
    ),
  ])
  func `an invalid cache setting is a usage error`(
    options: [String], environment: [String: String], message: String
  ) async throws {
    let run = try await first.waymark(
      ["test", "Docs"] + options,
      environment: ["WAYMARK_CACHE": server.address].merging(environment) { $1 })

    #expect(run.status == 2)
    #expect(run.error == "waymark: \(message)\n")
  }
}
