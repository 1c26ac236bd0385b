import Testing
import WaymarkModel
import WaymarkReading

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

/// Errors that are mistakes in a document, and errors that have another explanation.
@Suite struct BrokenBlockTests {
  @Test func `a block with a wrong type from the package is broken, even if names are missing`() {
    let graph = """
      {"module": {"name": "Hikes"}, "symbols": [
        {"pathComponents": ["Hike"], "declarationFragments": [{"spelling": "struct Hike"}]},
        {"pathComponents": ["Trail"], "declarationFragments": [{"spelling": "struct Trail"}]}]}
      """
    let kind = { (type: String) in
      let rules = [
        FakeCompiler.Rule(line: 2, message: "cannot find 'map' in scope"),
        FakeCompiler.Rule(
          line: 3,
          message: "cannot convert value of type 'Hike' to expected argument type '\(type)'"),
      ]
      return FakeCompiler(rules: rules).finding(
        of: 0, in: document("```swift\nmap.open()\nadd(Hike())\n```", interface: declaring(graph))
      ).finding.kind
    }

    #expect(kind("Trail") == .broken)
    #expect(kind("Lake") == .needsContext)
  }

  @Test
  func
    `a block that uses a missing member of a package's type is broken, even if names are missing`()
  {
    let graph = """
      {"module": {"name": "Hikes"}, "symbols": [
        {"pathComponents": ["Hike"], "declarationFragments": [{"spelling": "struct Hike"}]}]}
      """
    let rules = [
      FakeCompiler.Rule(line: 2, message: "cannot find 'trail' in scope"),
      FakeCompiler.Rule(line: 2, message: "value of type 'Hike' has no member 'length'"),
    ]
    let kind = { (text: String) in
      FakeCompiler(rules: rules).finding(
        of: 0,
        in: document(
          "```swift\ntrail.add(Hike().length)\n```\n" + text,
          interface: declaring(graph))
      ).finding.kind
    }

    #expect(kind("") == .broken)
    #expect(
      kind("\n```swift\nextension Hike { var length: Int { 1 } }\n```\n") == .needsContext)
  }

  @Test func `a block with an undeclared name is broken if the package declares a similar name`() {
    let graph = """
      {"module": {"name": "Hikes"}, "symbols": [
        {"pathComponents": ["HikePlan"], "declarationFragments": [{"spelling": "struct HikePlan"}]}]}
      """
    let document = document(
      "```swift\nlet plan = HikePlna()\n```\n", interface: declaring(graph))
    let compiler = FakeCompiler(rules: [
      .init(line: 2, message: "cannot find 'HikePlna' in scope")
    ])
    var (finding, _) = compiler.finding(of: 0, in: document)
    var declared = finding

    finding.locate(in: [:])
    declared.locate(in: ["HikePlna": "Tests/Plans.swift"])

    #expect(finding.kind == .broken)
    #expect(finding.notes.first?.hint == "did you mean 'HikePlan'?")
    #expect(declared.kind == .needsContext)
    #expect(declared.missing.first?.file == "Tests/Plans.swift")
  }

  @Test
  func `a missing member of a type that the package only extends can be declared elsewhere`() {
    let graph = """
      {"module": {"name": "Hikes"}, "symbols": [
        {"pathComponents": ["Int32", "steps"], "declarationFragments": [{"spelling": "var steps: Int"}]}]}
      """
    let document = document(
      "```swift\nlet hike = plan(3.miles)\n```\n", interface: declaring(graph))
    let compiler = FakeCompiler(rules: [
      .init(line: 2, message: "cannot find 'plan' in scope"),
      .init(line: 2, message: "value of type 'Int32' has no member 'miles'"),
    ])

    #expect(compiler.finding(of: 0, in: document).finding.kind == .needsContext)
  }

  @Test func `an undeclared function can have the name of a C library function`() {
    let compiler = FakeCompiler(rules: [
      .init(line: 2, message: "missing arguments for parameters #2, #3 in call")
    ])

    let hidden = compiler.finding(of: 0, in: document(blocks: "write(.novel)")).finding
    let own = compiler.finding(of: 0, in: document(blocks: "hike.write(.novel)")).finding

    #expect(hidden.kind == .needsContext)
    #expect(hidden.missing.map(\.name) == ["write"])
    #expect(own.kind == .broken)
  }

  @Test(
    arguments: [
      ("missing argument for parameter 'to' in call", BlockClass.broken),
      ("unnamed parameters must be written with the empty name '_'", .broken),
      ("cannot convert value of type 'Int' to expected argument type 'String'", .broken),
      ("cannot convert value of type 'Int' to expected argument type 'Trail'", .needsContext),
    ])
  func `a block with an error that no context can prevent is broken`(
    message: String, kind: BlockClass
  ) {
    let compiler = FakeCompiler(rules: [
      .init(line: 2, message: "cannot find 'trail' in scope"), .init(line: 3, message: message),
    ])
    let graph = """
      {"symbols": [
        {"pathComponents": ["Hike"], "declarationFragments": [{"spelling": "struct Hike"}]}]}
      """
    let text = "```swift\nstart(trail)\nHike().walk()\n```\n"
    let document = document(text, interface: declaring(graph))

    #expect(compiler.finding(of: 0, in: document).finding.kind == kind)
  }

  @Test(
    arguments: [
      ("Hike().walk(in: trail)", BlockClass.broken), ("trail.walk(Hike())", .needsContext),
      ("trail(Hike())", .needsContext), ("walk = Duration()", .needsContext),
    ])
  func `an undeclared argument doesn't explain wrong labels`(code: String, kind: BlockClass) {
    let compiler = FakeCompiler(rules: [
      .init(line: 2, message: "cannot find 'trail' in scope"),
      .init(line: 2, message: "missing argument for parameter 'to' in call"),
    ])
    let graph = """
      {"symbols": [
        {"pathComponents": ["Hike"], "declarationFragments": [{"spelling": "struct Hike"}]},
        {"pathComponents": ["Walk", "Duration"], "declarationFragments": [{"spelling": "struct Duration"}]}]}
      """
    let document = document("```swift\n\(code)\n```\n", interface: declaring(graph))

    #expect(compiler.finding(of: 0, in: document).finding.kind == kind)
  }

  @Test func `a block isn't broken by an invalid call to a function outside the package`() {
    let compiler = FakeCompiler(rules: [
      .init(line: 2, message: "missing arguments for parameters #2, #3 in call"),
      .init(line: 3, message: "cannot find 'trail' in scope"),
    ])
    let document = document(blocks: "write(.novel)\nstart(trail)")

    #expect(compiler.finding(of: 0, in: document).finding.kind == .needsContext)
  }

  @Test func `a block isn't broken by a call to an abbreviated declaration`() {
    let compiler = FakeCompiler(rules: [
      .init(line: 6, message: "cannot find 'trail' in scope"),
      .init(line: 7, message: "missing argument for parameter 'to' in call"),
    ])
    let document = document(blocks: "struct Hike {}", "start(trail)\nHike().walk()")

    #expect(compiler.finding(of: 1, in: document).finding.kind == .needsContext)
  }
}
