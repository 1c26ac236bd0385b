import Foundation
import Testing
import WaymarkModel
import WaymarkPackages
import WaymarkSamples
import WaymarkSystem

@testable import WaymarkRunning

/// Pictures and maps from a library that the tool calls only through C symbols.
@Suite struct PictureTests {
  private static let engine = Task {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Running/a-library-with-screens").path
    let copy = "\(Shared.folder)-screens"
    FileSystem.remove(copy)
    try FileManager.default.copyItem(atPath: folder, toPath: copy)
    let library = try await Library.load(package: copy, cache: Shared.folder)
    return try await Engine(library: library, cache: Shared.folder, timeLimit: 600)
  }

  private func prove(_ code: String, aliases: [String: String] = [:]) async throws -> Proof {
    var example = sample("import Screens\n" + test("__waymarkScreen(0, nil); " + code))
    example.aliases = aliases
    if !aliases.isEmpty { example.source.lines[2].text = "import Views" }
    let captions = [(21, "First"), (22, "Second")].map { line, text in
      Example.PictureRequest.Caption(
        text: text, location: SourceLocation(file: "a.md", line: line, column: 3))
    }
    example.pictureRequests = [Example.PictureRequest(snippet: 4, captions: captions)]
    return try await Self.engine.value.prove([example])[0]
  }

  private let both = "screen = \"a\"; __waymarkScreen(0, 0); screen = \"b\"; __waymarkScreen(0, 1)"

  @Test func `pictures are recorded in order with their text`() async throws {
    let proof = try await prove(both)

    #expect(proof.summary == ["compiled"])
    #expect(
      proof.pictures == [
        .init(snippet: 4, caption: "First", text: "a\nline 2", screen: ScreenElement(.text, "a")),
        .init(snippet: 4, caption: "Second", text: "b\nline 2", screen: ScreenElement(.text, "b")),
      ])
    #expect(proof.expectationTexts == ["21:3 shows: First true", "22:3 shows: Second true"])
    #expect(proof.expectations.map(\.observed) == ["a\nline 2", "b\nline 2"])
  }

  @Test func `a second run reuses the pictures of the first`() async throws {
    // With a shared example, another test's run could be cached in between.
    let code = both + "; screen = \"c\""

    #expect(try await prove(code) == prove(code))
  }

  @Test func `a map has the library's text, and a request for a map without a store is an error`()
    async throws
  {
    let (start, end) = ("__waymarkMap(0, isDrawn: false);", "__waymarkMap(0, isDrawn: true)")
    let both = try await proveMap("\(start) map = \"Trip\\n  path: empty\"; \(end)")
    let none = try await proveMap("map = \"before\"; \(start) \(end)")

    #expect(both.summary == ["compiled"])
    #expect(both.maps == [.init(snippet: 4, caption: "Here", text: "Trip\n  path: empty")])
    #expect(
      none.summary == [
        "failed",
        """
        a.md:21:3: error: these statements don't use a store, so there is no map to draw
          create a store with 'let store = Store(initialState: …) { … }', or send an action to one
        """,
      ])
  }

  private func proveMap(_ code: String) async throws -> Proof {
    var example = sample("import Screens\n" + test(code))
    let place = SourceLocation(file: "a.md", line: 21, column: 3)
    example.pictureRequests = [
      .init(snippet: 4, captions: [], map: .init(text: "Here", location: place))
    ]
    return try await Self.engine.value.prove([example])[0]
  }

  @Test func `a missing phone is reported where the picture is requested`() async throws {
    let proof = try await prove("__waymarkScreen(0, 0); screen = \"b\"; __waymarkScreen(0, 1)")

    #expect(
      proof.summary == [
        "failed",
        """
        a.md:21:3: error: these statements don't use a phone, so there is no screen to draw
          create a phone with 'let phone = Phone(TripView(store: store))', then tap an element or read the phone's text
        """,
      ])
    #expect(proof.expectationTexts == ["21:3 shows: First false", "22:3 shows: Second true"])
    #expect(proof.pictures.map(\.caption) == ["Second"])
  }

  @Test func `an unreadable document is reported where the picture is requested`() async throws {
    let proof = try await prove("document = \"<svg onload=x>\"; \(both)")

    #expect(
      proof.summary == [
        "failed",
        """
        a.md:21:3: error: the screen can't be drawn: its description isn't JSON
          the view library must describe the screen as a JSON document of version 1; if the \
        screen is too large, show a part of it
        """,
        """
        a.md:22:3: error: the screen can't be drawn: its description isn't JSON
          the view library must describe the screen as a JSON document of version 1; if the \
        screen is too large, show a part of it
        """,
      ])
    #expect(proof.pictures == [])
  }

  @Test func `requesting a picture fails if the library has no screens`() async throws {
    var example = sample(test("__waymarkScreen(0, nil); __waymarkScreen(0, 0)"))
    let place = SourceLocation(file: "a.md", line: 21, column: 3)
    example.pictureRequests = [.init(snippet: 4, captions: [.init(text: "First", location: place)])]

    let proof = try await Shared.prove(example)

    #expect(proof.verdict == .failed)
    #expect(proof.diagnostics.map(\.location) == [place])
  }

  @Test func `a substituted module is imported under the original name`() async throws {
    let proof = try await prove("Views." + both, aliases: ["Views": "Screens"])
    let without = try await prove("Views." + both, aliases: ["Views": "Absent"])

    #expect(proof.summary == ["compiled"])
    #expect(without.verdict == .doesNotCompile)
  }
}
