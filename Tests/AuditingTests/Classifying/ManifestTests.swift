import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings

/// Mistakes in parts of a manifest.
@Suite struct ManifestTests {
  @Test(
    arguments: [
      (
        "let package = Package(\n  ...\n  targets [\n    ...\n  ]\n)",
        """
        README.md:4:1: error: expected ':' after 'targets'
          write 'targets:'
        """
      ),
      (
        "let package = Package(\n  name: \"Hikes\",\n  targets: [\n    ...\n)",
        """
        README.md:1:1: error: the parentheses or brackets of the manifest aren't balanced
          write exactly one ')' for each '(' and one ']' for each '['
        """
      ),
      ("let package = Package(\n  ...\n  targets: [\n    ...\n  ]\n)", nil),
      ("let package = Package(\n  name: \"Hikes\",\n  targets: [\n    ...", nil),
    ])
  func `in a manifest with '...', a missing colon or bracket is a mistake except at the end`(
    code: String, message: String?
  ) {
    let finding = FakeCompiler().finding(of: 0, in: document(blocks: code)).finding

    #expect(finding.kind == (message == nil ? .manifest : .broken))
    #expect(finding.notes.map(\.description) == [message].compactMap(\.self))
  }

  @Test func `a dependency in the notation of SwiftPM's first versions is a mistake`() {
    let compiler = FakeCompiler(rules: [
      .init(line: 2, message: "type 'Package.Dependency' has no member 'Package'")
    ])
    let text = ".Package(url: \"https://example.com/hikes\", majorVersion: 1)"

    #expect(compiler.finding(of: 0, in: document(blocks: text)).finding.kind == .broken)
  }

  @Test func `a 'swift-tools-version' comment is part of a manifest`() {
    let document = document(blocks: "// swift-tools-version: 6.0", "// A comment")
    let kinds = [0, 1].map { FakeCompiler().finding(of: $0, in: document).finding.kind }

    #expect(kinds == [.manifest, .compiles])
  }
}
