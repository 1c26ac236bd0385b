import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings

/// Mistakes in parts of a manifest.
@Suite struct ManifestTests {
  private static let dependency = ".package(url: \"hikes.git\", from: \"1.0.0\")"

  private func kind(_ code: String, _ message: String) -> BlockClass {
    let rule = FakeCompiler.Rule(line: 2, message: message)
    return FakeCompiler(rules: [rule]).finding(of: 0, in: document(blocks: code)).finding.kind
  }

  @Test(
    arguments: [
      ("incorrect argument label in call (have 'name:from:', expected 'name:package:')", true),
      ("'package(url:version:)' is unavailable: use package(url:exact:) instead", true),
      ("argument 'name' must precede argument 'dependencies'", true),
      ("type 'SupportedPlatform' has no member 'macOs'", true),
      // The block can be part of another type.
      ("type 'Package.Dependency' has no member 'product'", false),
      ("cannot convert value of type 'Target' to expected element type 'Product'", false),
    ])
  func `a wrong label or member breaks part of a manifest`(message: String, isMistake: Bool) {
    let expected: BlockClass = isMistake ? .broken : .manifest

    #expect(kind(Self.dependency, message) == expected)
    #expect(kind("// The package\n\(Self.dependency)", message) == expected)
    #expect(kind("dependencies: [\n  ...,\n  \(Self.dependency),\n]", message) == .manifest)
  }

  @Test(
    arguments: [
      ("Hikes", false), ("HIKES", false), ("Trails", false), ("Hkies", true), ("Hixkes", true),
    ])
  func `a product with a misspelled name breaks part of a manifest`(
    product: String, isMistake: Bool
  ) {
    let code = ".product(name: \"\(product)\", package: \"hikes\")"
    let finding = FakeCompiler().finding(of: 0, in: document(blocks: code)).finding

    #expect(finding.kind == (isMistake ? .broken : .manifest))
    let message =
      "README.md:2:1: error: the package has no product '\(product)'\n  did you mean 'Hikes'?"
    #expect(finding.notes.map(\.description) == (isMistake ? [message] : []))
  }

  @Test func `a missing separator breaks a whole manifest`() {
    let code = "let package = Package(\n  name: \"Hikes\"\n  products: []\n)"
    #expect(kind(code, "expected ',' separator") == .broken)
    // The rest of the manifest is left out.
    #expect(kind("let package = Package(\n  name: \"Hikes\",", "expected ')'") == .manifest)
  }

  @Test(
    arguments: [
      (
        "let package = Package(\n  ...\n  targets [\n    ...\n  ]\n)",
        "expected ':' after 'targets'"
      ),
      (
        "let package = Package(\n  name: \"Hikes\",\n  targets: [\n    ...\n)",
        "a parenthesis or bracket of the manifest is missing"
      ),
      ("let package = Package(\n  ...\n  targets: [\n    ...\n  ]\n)", nil),
      ("let package = Package(\n  name: \"Hikes\",\n  targets: [\n    ...", nil),
    ])
  func `a colon or bracket that a manifest lacks breaks it although it leaves out code`(
    code: String, message: String?
  ) {
    let finding = FakeCompiler().finding(of: 0, in: document(blocks: code)).finding

    #expect(finding.kind == (message == nil ? .manifest : .broken))
    #expect(finding.notes.map(\.message) == [message].compactMap(\.self))
  }

  @Test func `a comment with the version of the tools is part of a manifest`() {
    let document = document(blocks: "// swift-tools-version: 6.0", "// A comment")
    let kinds = [0, 1].map { FakeCompiler().finding(of: $0, in: document).finding.kind }

    #expect(kinds == [.manifest, .compiles])
  }
}
