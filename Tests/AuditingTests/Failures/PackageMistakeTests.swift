import Testing
import WaymarkModel
import WaymarkReading

@testable import WaymarkBlocks
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

/// Mistakes in the use of the package's modules, types, and attributes.
@Suite struct PackageMistakeTests {
  private let interface = declaring(
    """
    {"module": {"name": "Hikes"}, "symbols": [
      {"pathComponents": ["Route"], "declarationFragments": [{"spelling": "struct Route<Stop>"}]},
      {"pathComponents": ["Flag"], "declarationFragments": [
        {"spelling": "@propertyWrapper"}, {"spelling": " struct Flag"}]},
      {"pathComponents": ["Mock()"], "declarationFragments": [
        {"spelling": "@attached(peer) macro Mock()"}]},
      {"pathComponents": ["Route", "stages"], "declarationFragments": [{"spelling": "var stages: Int"}]}
    ]}
    """)

  /// Returns the finding about the last block of a document with errors in its last line.
  private func finding(
    _ blocks: String..., message: String, others: [String] = [],
    platform: [String: Set<String>] = [:]
  ) -> BlockFinding {
    let text = blocks.map { "```swift\n\($0)\n```\n" }.joined(separator: "\n")
    let document = Document(
      article(file: "README.md", bytes: Array(text.utf8)).value, modules: ["Hikes"],
      interface: interface, platformDeclarations: PlatformDeclarations(owners: platform))
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).count - 2
    let compiler = FakeCompiler(
      rules: ([message] + others).map { .init(line: line, message: $0) })
    return compiler.finding(of: blocks.count - 1, in: document).finding
  }

  @Test func `the header of a package's type doesn't count as the document's own declaration`() {
    let message = "value of type 'Route<Int>' has no member 'push'"
    let use = "var route = Route<Int>()\nroute.push(6)"

    #expect(finding("public struct Route<Stop>", use, message: message).kind == .broken)
    #expect(finding("struct Route<Stop> { ... }", use, message: message).kind != .broken)
  }

  @Test(arguments: [("Hike", BlockClass.broken), ("Hikes", .interface), ("Lakes", .interface)])
  func `an interface that imports a misspelled module is broken`(module: String, kind: BlockClass) {
    let found = finding("import \(module)\nstruct Route<Stop>", message: "")

    #expect(found.kind == kind)
    #expect(found.missing.map(\.similar) == (kind == .broken ? ["Hikes"] : []))
    #expect(
      found.notes.map(\.description)
        == (kind == .broken
          ? ["README.md:2:8: error: no such module 'Hike'\n  did you mean 'Hikes'?"] : []))
  }

  @Test func `an interface that doesn't have to be valid can import an unknown module`() {
    let found = FakeCompiler().finding(
      of: 0,
      in: document(
        "Before:\n\n```swift\nimport Hike\nstruct Route<Stop>\n```\n", interface: interface)
    ).finding

    #expect(found.kind == .interface)
  }

  @Test(arguments: [("Flags", "Flag"), ("Mocked", "Mock"), ("Routes", nil), ("Walks", nil)])
  func `an attribute that differs from another attribute only in its ending is a mistake`(
    name: String, similar: String?
  ) {
    let found = finding("@\(name) var path = 1", message: "unknown attribute '\(name)'")

    #expect(found.kind == (similar == nil ? .needsContext : .broken))
    #expect(found.missing.map(\.similar) == [similar])
  }

  @Test func `an attribute that another block declares isn't a misspelling`() {
    let found = finding(
      "@propertyWrapper struct Flags { ... }", "@Flags var path = 1",
      message: "unknown attribute 'Flags'")

    #expect(found.kind != .broken)
  }

  @Test
  func `a missing member is a mistake even if an unrelated type has it on another platform`() {
    let message = "value of type 'String' has no member 'stages'"
    let code = "var route = \"Ridge\"\nprint(route.stages)"

    #expect(finding(code, message: message).kind == .broken)
    #expect(finding(code, message: message, platform: ["stages": ["Hidden"]]).kind == .broken)
    #expect(finding(code, message: message, platform: ["stages": ["Array"]]).kind == .broken)
    #expect(
      finding(code, message: message, platform: ["stages": ["String"]]).kind == .otherPlatform)
    #expect(
      finding(code, message: message, platform: ["stages": ["StringProtocol"]]).kind
        == .otherPlatform)
  }

  @Test
  func `a missing Foundation member depends on the platform even if a package type has it`() {
    let message = "value of type 'UserDefaults' has no member 'stages'"

    #expect(
      finding("print(UserDefaults.standard.stages)", message: message).kind == .otherPlatform)
  }

  @Test func `declaring a conformance twice in a block is a mistake`() {
    let message = "redundant conformance of 'Hut' to protocol 'Walker'"
    let extended = "extension Hut: Walker {}"

    #expect(finding("struct Hut: Walker {}\n\(extended)", message: message).kind == .broken)
    #expect(
      finding("struct Hut: Walker {}\n// Or, elsewhere:\n\(extended)", message: message).kind
        != .broken)
    let commented = "struct Hut: Walker {}  // open or closed"
    #expect(finding("\(commented)\n\(extended)", message: message).kind == .broken)
    #expect(finding("struct Hut: Walker {}", extended, message: message).kind != .broken)
  }

  @Test func `replacing another block's conformance isn't a mistake`() {
    let found = finding(
      "struct Hut: Walker {}", "extension Hut: Walker { var beds: Int { \"a\" } }",
      message: "redundant conformance of 'Hut' to protocol 'Walker'",
      others: ["cannot assign value of type 'String' to subscript of type 'Int'"])

    #expect(found.kind == .needsContext)
  }

  @Test(arguments: ["Data", "Pipe"])
  func `type arguments for a Foundation type that isn't generic aren't a mistake`(type: String) {
    let found = finding(
      "let value = \(type)<Int>(...)", message: "cannot specialize non-generic type '\(type)'")

    #expect(found.kind != .broken)
  }

  @Test func `using a protocol from the toolchain with too few type arguments is a mistake`() {
    let message =
      "protocol type 'AsyncSequence' specialized with too few type arguments (got 1, but expected 2)"

    #expect(
      finding("let hut = ...\nfunc walk() -> some AsyncSequence<Int>? { nil }", message: message)
        .kind == .broken)
  }
}
